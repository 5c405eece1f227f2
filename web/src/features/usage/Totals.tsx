import type { Dashboard } from '@candor/domain/model/analytics';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format';

/** What was done since the account began. */
export function Totals({ dashboard }: { dashboard: Dashboard }) {
  const totals = [
    ['Analyses', dashboard.total_analyses],
    ['Candidates', dashboard.total_candidates_processed],
    ['API calls', dashboard.total_api_calls],
  ] as const;
  return (
    <Card aria-labelledby="totals-title" className="px-5 pt-3.5 pb-4">
      <h2 id="totals-title" className="text-14 font-strong">
        Since the start
      </h2>
      <dl className="mt-2 grid grid-cols-3">
        {totals.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="num text-16 font-medium">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
