import { analytics } from '@candor/domain/api/analytics';
import type { Dashboard } from '@candor/domain/model/analytics';
import { useUser } from '../../session/app-context';
import { ChartFrame } from '../../session/chart/ChartFrame';
import { ErrorNote } from '../../session/ErrorNote';
import { useCall } from '../../session/use-call';
import { Awaited } from '../../ui/Awaited';
import { Card } from '../../ui/Card';
import { QuotaRun } from '../../ui/chart/QuotaRun';
import { formatDate } from '../../ui/format';
import { PlanFacts } from './PlanFacts';
import { dayOf, periodEnds, periodStart, quotaFinding, quotaRun } from './quota-run';
import { TotalsList } from './TotalsList';
import { RunSkeleton } from './UsageCardSkeleton';

/** The state and trend of the quota, all-time usage, and the plan's other limits. */
export function UsageCard({ dashboard }: { dashboard: Dashboard }) {
  const { plan_info: plan } = useUser();
  const days = plan.limits.billing_period_days;
  const end = plan.current_period_end ?? dashboard.subscription_info.trial_ends_at;
  const range = end ? { start_date: periodStart(end, days), end_date: dayOf(new Date()) } : {};
  const quota = useCall(analytics.candidateQuota, { query: range }, { enabled: end !== null });
  const run = quota.data && quotaRun(quota.data, days);
  const isUsed = (run?.used.at(-1) ?? 0) > 0;
  return (
    <Card aria-label="Usage" className="px-4 sm:px-5 pt-3.5 pb-4">
      <Awaited pending={end !== null && quota.isPending} standIn={<RunSkeleton />}>
        {quota.isError && (
          <ErrorNote
            title="Your usage could not be loaded."
            error={quota.error}
            onRetry={() => void quota.refetch()}
            className="mb-4"
          />
        )}
        {run && !isUsed && (
          <h2 className="mb-3 text-14 font-strong">Nothing used in this period yet</h2>
        )}
        {quota.data && run && end && isUsed && (
          <ChartFrame
            title={<h2 className="text-14 font-strong">{quotaFinding(run, quota.data)}</h2>}
            caption="Candidates used in this period"
            columns={['Day', 'Used so far']}
            rows={quota.data.used_by_day.map(({ date }, day) => ({
              id: date,
              name: formatDate(date),
              value: run.used[day] ?? 0,
            }))}
          >
            <div className="mt-5 mb-4">
              <QuotaRun
                label={`Candidates used since ${formatDate(quota.data.start_date)}: ${quotaFinding(run, quota.data)}`}
                used={run.used}
                days={run.days}
                limit={quota.data.candidates_limit}
                expected={run.expected}
                ends={periodEnds(quota.data.start_date, end)}
              />
            </div>
          </ChartFrame>
        )}
      </Awaited>
      <TotalsList
        totals={{
          analyses: dashboard.total_analyses,
          candidates: dashboard.total_candidates_processed,
          calls: dashboard.total_api_calls,
        }}
        note="since the start"
        lined={end !== null}
      />
      <PlanFacts dashboard={dashboard} />
    </Card>
  );
}
