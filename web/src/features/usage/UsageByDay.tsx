import { analytics } from '@candor/domain/api/analytics';
import { ErrorNote } from '../../session/ErrorNote';
import { useCall } from '../../session/use-call';
import { Awaited } from '../../ui/Awaited';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { DaysOfUse } from './DaysOfUse';
import { quotaOutlook } from './usage-words';

/** What the server answers without a range. */
const DAYS = 30;

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
        {usage.data && <DaysOfUse usage={usage.data} days={DAYS} />}
      </Awaited>
      {quota.data && quotaOutlook(quota.data) && (
        <p className="mt-3 border-t border-border pt-3 text-13 text-ink-2">
          {quotaOutlook(quota.data)}
        </p>
      )}
    </Card>
  );
}
