import { Popover } from '../../ui/Popover';
import type { Stability as StabilityFigures } from './shortlist-stability';
import { stabilityWords } from './stability-words';

/** How firm the top of the order is, in words; the counts behind them on demand. */
export function Stability({ stability }: { stability: StabilityFigures }) {
  const { lead, rest } = stabilityWords(stability);
  return (
    <p className="mt-4 text-13 text-ink-2">
      <b className="font-medium text-ink">{lead}</b> {rest}{' '}
      <Popover
        label="How this is counted"
        trigger={
          <button
            type="button"
            className="rounded-chip font-medium text-accent-ink hover:underline"
          >
            How this is counted
          </button>
        }
      >
        <p>
          Every weight is moved by up to a fifth, up or down by chance, a hundred times. The count
          is how often each person stays among the first {stability.size}.
        </p>
        <dl className="mt-2 border-t border-border pt-2">
          {stability.holds.map(({ id, name, share }) => (
            <div key={id} className="flex justify-between gap-4 py-0.5">
              <dt className="truncate">{name}</dt>
              <dd className="num text-ink">{Math.round(share * 100)} of 100</dd>
            </div>
          ))}
        </dl>
      </Popover>
    </p>
  );
}
