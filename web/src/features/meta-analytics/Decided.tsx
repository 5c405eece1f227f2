import type { StrategicMetrics } from '@candor/domain/model/meta-analytics';
import { Card } from '../../ui/Card';
import { formatCount, plural } from '../../ui/format';

/** What was decided about the people with a score. */
export function Decided({ decisions }: { decisions: NonNullable<StrategicMetrics['decisions']> }) {
  const { shortlist, maybe, set_aside, undecided } = decisions;
  const all = shortlist + maybe + set_aside + undecided;
  const rows = [
    ['Shortlist', shortlist],
    ['Maybe', maybe],
    ['Set aside', set_aside],
    ['Undecided', undecided],
  ] as const;
  return (
    <Card aria-labelledby="decisions-title" className="px-5 py-4">
      <h2 id="decisions-title" className="mb-3 text-14 font-strong">
        {formatCount(all - undecided)} of {plural(all, 'person', 'people')}{' '}
        {all - undecided === 1 ? 'has' : 'have'} a decision
      </h2>
      <dl className="flex flex-col gap-2 text-13">
        {rows.map(([name, count]) => (
          <div key={name} className="grid grid-cols-[80px_minmax(0,1fr)_48px] items-center gap-3">
            <dt>{name}</dt>
            <dd className="contents">
              <span aria-hidden className="h-3 overflow-hidden rounded-[3px] bg-hover">
                <span
                  className="block h-full bg-ink-2 forced-colors:bg-[CanvasText]"
                  style={{ width: all === 0 ? 0 : `${(100 * count) / all}%` }}
                />
              </span>
              <span className="num text-right font-medium">{formatCount(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
