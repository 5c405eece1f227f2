import type { Invitation } from '@candor/domain/model/invitation';
import { cx } from '../../../ui/class-names';
import { formatCount } from '../../../ui/format';

/** More bars than this would be a stripe. */
const MOST_BARS = 8;

type MilestoneBarsProps = Pick<
  Invitation,
  'milestones_completed' | 'total_milestones' | 'completion_percentage'
>;

/** How many steps are done of how many, as small bars and in words. */
export function MilestoneBars(props: MilestoneBarsProps) {
  const { milestones_completed: done, total_milestones: total } = props;
  if (total === 0) return <span className="text-ink-3">No milestones</span>;
  const bars = Array.from({ length: total }, (_, index) => index);
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <span aria-hidden className="inline-flex w-[74px] gap-[3px]">
        {total <= MOST_BARS ? (
          bars.map((index) => <Bar key={index} filled={index < done} />)
        ) : (
          <span className="relative h-1.5 w-full overflow-hidden rounded-[1.5px] shadow-[inset_0_0_0_1px_var(--border-strong)] forced-colors:border">
            <span
              className="absolute inset-y-0 left-0 bg-accent forced-colors:bg-[Highlight]"
              style={{ width: `${(done / total) * 100}%` }}
            />
          </span>
        )}
      </span>
      <span className="num text-ink-2">
        {formatCount(done)} of {formatCount(total)}
      </span>
    </span>
  );
}

function Bar({ filled }: { filled: boolean }) {
  return (
    <span
      className={cx(
        'h-1.5 max-w-3 flex-1 rounded-[1.5px] forced-colors:border',
        filled
          ? 'bg-accent forced-colors:bg-[Highlight]'
          : 'opacity-60 shadow-[inset_0_0_0_1px_var(--border-strong)]',
      )}
    />
  );
}
