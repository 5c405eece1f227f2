import { messages } from '@candor/domain/messages';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useMarket, useStrategicInsights } from '../features/insights/advisor/use-advisor';
import { FindingsCard } from '../features/insights/FindingsCard';
import { MetaControls } from '../features/meta-analytics/MetaControls';
import { MetaFoot } from '../features/meta-analytics/MetaFoot';
import type { MetaTab } from '../features/meta-analytics/MetaPanels';
import {
  hasEnough,
  MetaSkeleton,
  NoJobMatches,
  TooFew,
} from '../features/meta-analytics/MetaStates';
import { ADVICE, type MetaState, readMeta, writeMeta } from '../features/meta-analytics/meta-state';
import { ReviewedPanels } from '../features/meta-analytics/ReviewedPanels';
import { StandInTabs } from '../features/meta-analytics/StandInTabs';
import { useMeta } from '../features/meta-analytics/use-meta';
import { strategicError } from '../features/notifications/raise/strategic-error';
import { useTell } from '../features/notifications/use-tell';
import { usePreferences } from '../features/results/view/preferences';
import { CardError } from '../session/CardError';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { cx } from '../ui/class-names';
import { Skeleton } from '../ui/Skeleton';

/** Loaded when somebody turns to it. */
const AdvisorTab = lazy(() =>
  import('../features/insights/advisor/AdvisorTab').then((part) => ({ default: part.AdvisorTab })),
);

/** Loaded when somebody turns to it. */
const MarketTab = lazy(() =>
  import('../features/insights/advisor/MarketTab').then((part) => ({ default: part.MarketTab })),
);

/**
 * /meta-analytics: what the jobs of a period have in common, and what can be asked about them. The view is in the
 * URL.
 */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const state = readMeta(query);
  const [{ evidenceFirst }] = usePreferences();
  const tell = useTell();
  const onFailure = useCallback(
    (sentence: string) => tell(strategicError(sentence, new Date())),
    [tell],
  );
  const { data, error, isPending, isPlaceholderData, refetch } = useMeta(state, onFailure);
  const advice = useAdviceTabs(evidenceFirst);
  const change = (next: Partial<MetaState>) =>
    setQuery((before) => writeMeta(before, next), { replace: true, preventScrollReset: true });
  const asks = ADVICE.some((one) => one === state.metric);
  const held = useHeld(isPending && !asks);
  const filtered = state.jobs.length > 0;
  const onAllJobs = () => change({ jobs: [] });

  if (held) return null;
  const tabs = {
    metric: state.metric,
    onMetric: (metric: MetaState['metric']) => change({ metric }),
    more: advice,
  };
  const failure = error && (
    <CardError title={messages.strategicFailed} error={error} onRetry={() => void refetch()} />
  );
  const body = () => {
    if (!data) return <StandInTabs {...tabs}>{failure ?? <MetaSkeleton />}</StandInTabs>;
    if (filtered && data.total_jobs === 0)
      return (
        <StandInTabs {...tabs}>
          <NoJobMatches chosen={state.jobs.length} days={state.range} onAllJobs={onAllJobs} />
        </StandInTabs>
      );
    if (!hasEnough(data)) {
      const people = data.total_assessments;
      return (
        <StandInTabs {...tabs}>
          <TooFew {...{ people, filtered, onAllJobs }} days={state.range} />
        </StandInTabs>
      );
    }
    return (
      <ReviewedPanels
        covered={evidenceFirst}
        meta={data}
        days={data.assessment_meta_analytics.strategic_metrics.time_range}
        {...tabs}
        renderFindings={(findings) => <FindingsCard findings={findings} />}
      />
    );
  };
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-6 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PageTitle title="Meta Analytics" className="mr-auto" />
        {!asks && <MetaControls state={state} onChange={change} />}
      </div>
      {data && !asks && failure}
      <Awaited pending={isPending && !asks} standIn={<MetaSkeleton />}>
        <div
          aria-busy={isPlaceholderData || undefined}
          className={cx('transition-opacity duration-120', isPlaceholderData && 'opacity-60')}
        >
          {body()}
        </div>
        {data && !asks && <MetaFoot meta={data} />}
      </Awaited>
    </div>
  );
}

/** Questions next to the figures. Answers stay while the page is open. */
function useAdviceTabs(covered: boolean): readonly MetaTab[] {
  const advisor = useStrategicInsights();
  const market = useMarket();
  return [
    {
      value: 'advisor',
      label: 'AI Strategic Advisor',
      content: later(<AdvisorTab advisor={advisor} covered={covered} />),
    },
    {
      value: 'market',
      label: 'Competitive intelligence',
      content: later(<MarketTab market={market} />),
    },
  ];
}

function later(tab: ReactNode): ReactNode {
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-64 w-full rounded-card" />}>{tab}</Suspense>
  );
}
