import { analytics } from '@candor/domain/api/analytics';
import { asClientError } from '../api/client-error';
import { NowCard } from '../features/batches/NowCard';
import { RecentJobs } from '../features/batches/RecentJobs';
import { useRecentBatches } from '../features/batches/use-batch-list';
import { NewBatch } from '../features/submission/NewBatch';
import { FirstSteps } from '../features/usage/FirstSteps';
import { QuotaLine } from '../features/usage/QuotaLine';
import { Totals } from '../features/usage/Totals';
import { useUser } from '../session/app-context';
import { useCall } from '../session/use-call';
import { useQuota } from '../session/use-plan';
import { PageTitle } from '../shell/PageTitle';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { formatDay } from '../ui/format';
import { Skeleton } from '../ui/Skeleton';

const RECENT = 6;

/** /dashboard: start a batch, follow what runs, know where one stands. */
export function Component() {
  const user = useUser();
  const dashboard = useCall(analytics.dashboard, {}, { staleTime: 30_000 });
  const recent = useRecentBatches();
  const quota = useQuota();
  const jobs = recent.data?.jobs ?? [];
  const firstUse = recent.isSuccess && jobs.length === 0;
  const period = user.plan_info.current_period_end;
  return (
    <div className="mx-auto max-w-[1440px] px-4 py-6 sm:px-6">
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <PageTitle title="Dashboard" className="mr-auto" />
        {quota.data && (
          <QuotaLine
            quota={quota.data}
            aside={
              period && user.plan_info.plan_type !== 'trial' ? `resets ${formatDay(period)}` : null
            }
            className="w-full lg:w-[376px]"
          />
        )}
      </div>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_376px]">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
          <NewBatch />
          {jobs.length > 0 && <RecentJobs jobs={jobs.slice(0, RECENT)} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
          <NowCard jobs={jobs} />
          {firstUse && <FirstSteps />}
          {dashboard.isPending && <Skeleton className="h-24 w-full rounded-card" />}
          {dashboard.isError && (
            <Card className="px-5 py-4 text-13">
              <p className="text-ink-2">{asClientError(dashboard.error).message}</p>
              <Button size="sm" className="mt-3" onClick={() => void dashboard.refetch()}>
                Try Again
              </Button>
            </Card>
          )}
          {dashboard.data && !firstUse && <Totals dashboard={dashboard.data} />}
        </div>
      </div>
    </div>
  );
}
