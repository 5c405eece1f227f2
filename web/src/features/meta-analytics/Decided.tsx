import type { StrategicMetrics } from '@candor/domain/model/meta-analytics';
import { Card } from '../../ui/Card';
import { formatCount, plural } from '../../ui/format';
import { CountBars } from './CountBars';

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
      <CountBars all={all} rows={rows} />
    </Card>
  );
}
