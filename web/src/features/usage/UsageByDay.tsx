import { analytics } from '@candor/domain/api/analytics';
import { asClientError } from '../../api/client-error';
import { useCall } from '../../session/use-call';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ChartFrame } from '../../ui/chart/ChartFrame';
import { DayColumns } from '../../ui/chart/DayColumns';
import { formatCount, formatDay } from '../../ui/format';
import { Skeleton } from '../../ui/Skeleton';
import { quotaOutlook, usageFinding } from './usage-words';

/** Use over the last thirty days and where the quota is heading. */
export function UsageByDay() {
  const usage = useCall(analytics.usage, {});
  const quota = useCall(analytics.candidateQuota, {});
  return (
    <Card aria-label="Usage" className="px-5 py-4">
      {usage.isPending && <Skeleton className="h-40 w-full" />}
      {usage.isError && (
        <div className="text-13">
          <p className="text-ink-2">{asClientError(usage.error).message}</p>
          <Button size="sm" className="mt-3" onClick={() => void usage.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {usage.data && (
        <>
          <ChartFrame
            title={<h2 className="text-14 font-strong">{usageFinding(usage.data)}</h2>}
            caption="Candidates by day"
            columns={['Day', 'Candidates']}
            rows={usage.data.candidates_by_day.map(({ date, value }) => ({
              id: date,
              name: formatDay(date),
              value,
            }))}
          >
            <div className="mt-4">
              <DayColumns
                points={usage.data.candidates_by_day}
                label={`Candidates by day: ${usageFinding(usage.data)}`}
                ends={[formatDay(usage.data.start_date), formatDay(usage.data.end_date)]}
              />
            </div>
          </ChartFrame>
          <dl className="mt-4 grid grid-cols-3 border-t border-border pt-3">
            {(
              [
                ['Analyses', usage.data.total_analyses],
                ['Candidates', usage.data.total_candidates_processed],
                ['API calls', usage.data.total_api_calls],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt className="text-12 text-ink-3">{name}</dt>
                <dd className="num text-16 font-medium">{formatCount(value)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {quota.data && quotaOutlook(quota.data) && (
        <p className="mt-3 border-t border-border pt-3 text-13 text-ink-2">
          {quotaOutlook(quota.data)}
        </p>
      )}
    </Card>
  );
}
