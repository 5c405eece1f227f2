import { useSearchParams } from 'react-router';
import { AtsProblem } from '../ats/AtsProblem';
import { AtsMetaFoot } from '../features/ats-reports/meta/AtsMetaFoot';
import { AtsSwitch } from '../features/ats-reports/meta/AtsSwitch';
import { readAts, writeAts } from '../features/ats-reports/meta/ats-choice';
import { NothingAssessed } from '../features/ats-reports/meta/NothingAssessed';
import { useAtsJobTitles, useAtsMeta } from '../features/ats-reports/meta/use-ats-meta';
import { CheckoutButton } from '../features/billing/CheckoutButton';
import { FindingsCard } from '../features/insights/FindingsCard';
import { JobFilter } from '../features/meta-analytics/JobFilter';
import { hasEnough, MetaSkeleton } from '../features/meta-analytics/MetaStates';
import {
  type MetaState,
  metaQuery,
  readMeta,
  writeMeta,
} from '../features/meta-analytics/meta-state';
import { RangeControl } from '../features/meta-analytics/RangeControl';
import { ReviewedPanels } from '../features/meta-analytics/ReviewedPanels';
import { usePreferences } from '../features/results/view/preferences';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { cx } from '../ui/class-names';

/** /assessment-meta-analytics: what all scored applications of a system have in common. What is looked at is in the address. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const type = readAts(query);
  const state = readMeta(query);
  const [{ evidenceFirst }] = usePreferences();
  const { data, error, isPending, isPlaceholderData, refetch } = useAtsMeta(type, metaQuery(state));
  const titles = useAtsJobTitles(type);
  const turnTo = (next: (before: URLSearchParams) => URLSearchParams) =>
    setQuery(next, { replace: true, preventScrollReset: true });
  const change = (next: Partial<MetaState>) => turnTo((before) => writeMeta(before, next));
  if (useHeld(isPending)) return null;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-6 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PageTitle title="Assessment Meta-Analytics" className="mr-auto" />
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <AtsSwitch value={type} onChange={(next) => turnTo((before) => writeAts(before, next))} />
          <RangeControl range={state.range} onChange={(range) => change({ range })} />
          <JobFilter known={titles} chosen={state.jobs} onChange={(jobs) => change({ jobs })} />
        </div>
      </div>
      {error && (
        <AtsProblem
          ats={type}
          error={error}
          onRetry={() => void refetch()}
          upgrade={
            <CheckoutButton
              offer={{ plan: 'professional', interval: 'month' }}
              place="gate"
              look={{ variant: 'primary' }}
            >
              Upgrade Plan
            </CheckoutButton>
          }
        />
      )}
      <Awaited pending={isPending} standIn={<MetaSkeleton />}>
        {data && (
          <>
            <div
              aria-busy={isPlaceholderData || undefined}
              className={cx('transition-opacity duration-120', isPlaceholderData && 'opacity-60')}
            >
              {hasEnough(data) ? (
                <ReviewedPanels
                  covered={evidenceFirst}
                  meta={data}
                  days={data.assessment_meta_analytics.strategic_metrics.time_range}
                  metric={state.metric}
                  onMetric={(metric) => change({ metric })}
                  renderFindings={(findings) => <FindingsCard findings={findings} />}
                />
              ) : (
                <NothingAssessed
                  type={type}
                  people={data.total_assessments}
                  days={state.range}
                  filtered={state.jobs.length > 0}
                  onAllJobs={() => change({ jobs: [] })}
                />
              )}
            </div>
            <AtsMetaFoot meta={data} />
          </>
        )}
      </Awaited>
    </div>
  );
}
