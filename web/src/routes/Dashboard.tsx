import { analytics } from '@candor/domain/api/analytics';
import { RECENT_JOBS } from '@candor/domain/model/analytics';
import { lazy, Suspense, useState } from 'react';
import { Checklist } from '../features/batches/Checklist';
import { FirstRun } from '../features/batches/FirstRun';
import { NeedsYou } from '../features/batches/NeedsYou';
import { NeedsYouSkeleton } from '../features/batches/NeedsYouSkeleton';
import { NowCard } from '../features/batches/NowCard';
import { outcomesOf } from '../features/batches/outcomes';
import { RecentJobs, RecentJobsSkeleton } from '../features/batches/RecentJobs';
import { useRecentBatches } from '../features/batches/use-batch-list';
import { usePreferences } from '../features/results/view/preferences';
import { NewBatch } from '../features/submission/NewBatch';
import { LockedInsights } from '../features/usage/LockedInsights';
import { QuotaLine, QuotaSkeleton } from '../features/usage/QuotaLine';
import { UsageCard } from '../features/usage/UsageCard';
import { UsageCardSkeleton } from '../features/usage/UsageCardSkeleton';
import { useUser } from '../session/app-context';
import { CardError } from '../session/CardError';
import { CHOSEN_PLAN_KEY } from '../session/chosen-plan-key';
import { useCall } from '../session/use-call';
import { useHasAdvisor, useQuota } from '../session/use-plan';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { formatDay } from '../ui/format';
import { Skeleton } from '../ui/Skeleton';
import { useFocusAfter } from '../ui/use-focus-after';
import { NARROW, useMediaQuery } from '../ui/use-media-query';

/** Loaded when somebody reviews. */
const RubricEditor = lazy(() =>
  import('../features/rubric/RubricEditor').then((part) => ({ default: part.RubricEditor })),
);

/** Loaded with the first term that is taught. */
const TermDialog = lazy(() =>
  import('../features/terms/TermDialog').then((part) => ({ default: part.TermDialog })),
);

/** Loaded on the plans that have it. */
const InsightsCard = lazy(() =>
  import('../features/insights/InsightsCard').then((part) => ({ default: part.InsightsCard })),
);

/** The contract of invitations is not loaded before the page stands. */
const InvitationsWaiting = lazy(() =>
  import('../features/invitations/waiting/InvitationsWaiting').then((part) => ({
    default: part.InvitationsWaiting,
  })),
);

/** Loaded for those who chose a plan before they signed up. */
const ChosenPlan = lazy(() =>
  import('../features/billing/ChosenPlan').then((part) => ({ default: part.ChosenPlan })),
);

/** /dashboard: start a batch, follow what is running, see the current state. */
export function Component() {
  const user = useUser();
  const [{ evidenceFirst }] = usePreferences();
  const dashboard = useCall(analytics.dashboard, {});
  const recent = useRecentBatches();
  const quota = useQuota();
  const hasAdvisor = useHasAdvisor();
  const jobs = recent.data?.jobs ?? [];
  const newest = jobs.slice(0, RECENT_JOBS);
  const outcomes = outcomesOf(dashboard.data?.recent_jobs ?? []);
  const firstUse = recent.isSuccess && jobs.length === 0;
  const [begun, setBegun] = useState(false);
  // The first card goes with the batch that it starts, which is shown here from then on. A ring around all of it would
  // read as a choice.
  const ref = useFocusAfter<HTMLElement>(!firstUse);
  const glance = { ref, tabIndex: -1, 'aria-label': 'At a glance' };
  const period = user.plan_info.current_period_end;
  const [hasChosen] = useState(() => window.localStorage.getItem(CHOSEN_PLAN_KEY) !== null);
  const held = useHeld(recent.isPending || dashboard.isPending || quota.isPending);
  // In one column what runs comes first and what waits follows the form, not below a history of jobs.
  const narrow = useMediaQuery(NARROW);
  if (held) return null;
  const now = recent.isSuccess && <NowCard jobs={jobs} />;
  const needed = (
    <Suspense fallback={<NeedsYou jobs={newest} outcomes={outcomes} />}>
      <InvitationsWaiting>
        {(more) => <NeedsYou jobs={newest} outcomes={outcomes} more={more} />}
      </InvitationsWaiting>
    </Suspense>
  );
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <PageTitle title="Dashboard" className="mr-auto" />
        {quota.isPending && <QuotaSkeleton className="w-full lg:w-[376px]" />}
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
      {hasChosen && (
        <Suspense fallback={<Skeleton className="mb-6 h-11 w-full rounded-control" />}>
          <ChosenPlan />
        </Suspense>
      )}
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_376px] lg:grid-rows-[auto_1fr]">
        <section
          {...(narrow && glance)}
          className="flex min-w-0 flex-col outline-none gap-4 sm:gap-6"
        >
          {narrow && now}
          {firstUse && <FirstRun leads={!begun} onOwn={focusJobText} />}
          <NewBatch
            afterSample={firstUse}
            onBegun={setBegun}
            renderReview={(review) => (
              <Suspense fallback={null}>
                <RubricEditor
                  {...review}
                  renderTeach={(words, onClose) => (
                    <Suspense fallback={null}>
                      <TermDialog words={words} onClose={onClose} />
                    </Suspense>
                  )}
                />
              </Suspense>
            )}
          />
          {narrow && needed}
          <Awaited pending={recent.isPending} standIn={<RecentJobsSkeleton />}>
            {recent.isError && !recent.data && (
              <CardError
                title="Your jobs could not be loaded."
                error={recent.error}
                onRetry={() => void recent.refetch()}
              />
            )}
            {newest.length > 0 && (
              <RecentJobs jobs={newest} outcomes={outcomes} covered={evidenceFirst} />
            )}
          </Awaited>
        </section>
        <section
          {...(!narrow && glance)}
          className="flex min-w-0 flex-col outline-none gap-4 sm:gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {!narrow && (
            <>
              {now}
              {recent.isPending && <NeedsYouSkeleton />}
              {needed}
            </>
          )}
          {recent.isSuccess && <Checklist jobs={jobs} outcomes={outcomes} />}
          {/* What waits comes above: figures that are read already would be pushed down by it. */}
          <Awaited
            pending={dashboard.isPending || recent.isPending}
            standIn={<UsageCardSkeleton />}
          >
            {dashboard.isError && (
              <CardError
                title="Your totals could not be loaded."
                error={dashboard.error}
                onRetry={() => void dashboard.refetch()}
              />
            )}
            {dashboard.data && !firstUse && <UsageCard dashboard={dashboard.data} />}
          </Awaited>
        </section>
        {hasAdvisor ? (
          dashboard.data &&
          !firstUse && (
            <Suspense fallback={null}>
              <InsightsCard covered={evidenceFirst} />
            </Suspense>
          )
        ) : (
          <LockedInsights />
        )}
      </div>
    </div>
  );
}

function focusJobText(): void {
  document.querySelector<HTMLTextAreaElement>('[data-job-text]')?.focus();
}
