import { useSearchParams } from 'react-router';
import { FindingsCard } from '../features/insights/FindingsCard';
import { MetaControls } from '../features/meta-analytics/MetaControls';
import { MetaFoot } from '../features/meta-analytics/MetaFoot';
import {
  hasEnough,
  MetaSkeleton,
  NoJobMatches,
  TooFew,
} from '../features/meta-analytics/MetaStates';
import { type MetaState, readMeta, writeMeta } from '../features/meta-analytics/meta-state';
import { ReviewedPanels } from '../features/meta-analytics/ReviewedPanels';
import { LOADING_FAILED, useMeta } from '../features/meta-analytics/use-meta';
import { usePreferences } from '../features/results/view/preferences';
import { CardError } from '../session/CardError';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { cx } from '../ui/class-names';

/** /meta-analytics: what all jobs of some days have in common. What is looked at is in the address. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const state = readMeta(query);
  const [{ evidenceFirst }] = usePreferences();
  const { data, error, isPending, isPlaceholderData, refetch } = useMeta(state);
  const change = (next: Partial<MetaState>) =>
    setQuery((before) => writeMeta(before, next), { replace: true, preventScrollReset: true });
  const held = useHeld(isPending);
  const filtered = state.jobs.length > 0;
  const onAllJobs = () => change({ jobs: [] });

  if (held) return null;
  const body = () => {
    if (!data) return null;
    if (filtered && data.total_jobs === 0)
      return <NoJobMatches days={state.range} onAllJobs={onAllJobs} />;
    if (!hasEnough(data)) {
      const people = data.total_assessments;
      return <TooFew {...{ people, filtered, onAllJobs }} days={state.range} />;
    }
    return (
      <ReviewedPanels
        covered={evidenceFirst}
        meta={data}
        days={data.assessment_meta_analytics.strategic_metrics.time_range}
        metric={state.metric}
        onMetric={(metric) => change({ metric })}
        renderFindings={(findings) => <FindingsCard findings={findings} />}
      />
    );
  };
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-6 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PageTitle title="Meta Analytics" className="mr-auto" />
        <MetaControls state={state} onChange={change} />
      </div>
      {error && <CardError title={LOADING_FAILED} error={error} onRetry={() => void refetch()} />}
      <Awaited pending={isPending} standIn={<MetaSkeleton />}>
        <div
          aria-busy={isPlaceholderData || undefined}
          className={cx('transition-opacity duration-120', isPlaceholderData && 'opacity-60')}
        >
          {body()}
        </div>
        {data && <MetaFoot meta={data} />}
      </Awaited>
    </div>
  );
}
