import { analytics } from '@candor/domain/api/analytics';
import type { UsageStats } from '@candor/domain/model/analytics';
import { ErrorNote } from '../../session/ErrorNote';
import { useCall } from '../../session/use-call';
import { Awaited } from '../../ui/Awaited';
import { Card } from '../../ui/Card';
import { ChartFrame } from '../../ui/chart/ChartFrame';
import { DayColumns } from '../../ui/chart/DayColumns';
import { formatDay } from '../../ui/format';
import { Skeleton } from '../../ui/Skeleton';
import { TotalsList } from './TotalsList';
import { quotaOutlook, usageFinding } from './usage-words';

/** Use over the last thirty days and where the quota is heading. */
export function UsageByDay() {
  const usage = useCall(analytics.usage, {});
  const quota = useCall(analytics.candidateQuota, {});
  return (
    <Card aria-label="Usage" className="px-5 py-4">
      <Awaited pending={usage.isPending} standIn={<Skeleton atOnce className="h-40 w-full" />}>
        {usage.isError && (
          <ErrorNote
            title="Your use could not be loaded."
            error={usage.error}
            onRetry={() => void usage.refetch()}
          />
        )}
        {usage.data && <Days usage={usage.data} />}
      </Awaited>
      {quota.data && quotaOutlook(quota.data) && (
        <p className="mt-3 border-t border-border pt-3 text-13 text-ink-2">
          {quotaOutlook(quota.data)}
        </p>
      )}
    </Card>
  );
}

/** Candidates by day with their table, and what they add up to. */
function Days({ usage }: { usage: UsageStats }) {
  const finding = usageFinding(usage);
  return (
    <>
      <ChartFrame
        title={<h2 className="text-14 font-strong">{finding}</h2>}
        caption="Candidates by day"
        columns={['Day', 'Candidates']}
        rows={usage.candidates_by_day.map(({ date, value }) => ({
          id: date,
          name: formatDay(date),
          value,
        }))}
      >
        <div className="mt-4">
          <DayColumns
            points={usage.candidates_by_day}
            label={`Candidates by day: ${finding}`}
            ends={[formatDay(usage.start_date), formatDay(usage.end_date)]}
          />
        </div>
      </ChartFrame>
      <div className="mt-4">
        <TotalsList
          totals={{
            analyses: usage.total_analyses,
            candidates: usage.total_candidates_processed,
            calls: usage.total_api_calls,
          }}
          note="in these days"
          lined
        />
      </div>
    </>
  );
}
