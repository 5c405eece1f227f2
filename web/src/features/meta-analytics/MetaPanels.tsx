import type { AiInsight } from '@candor/domain/model/insight';
import type { EnhancedMeta, MetaAnalytics } from '@candor/domain/model/meta-analytics';
import type { ReactNode } from 'react';
import { Tabs } from '../../ui/Tabs';
import { Benchmarks } from './Benchmarks';
import { Decided } from './Decided';
import { InvitationFunnel } from './InvitationFunnel';
import { KeyFigures } from './KeyFigures';
import type { METRICS, Metric } from './meta-state';
import { PaceCard } from './PaceCard';
import { ScarceMusts } from './ScarceMusts';
import { ScoreTrend } from './ScoreTrend';
import { SkillDemand } from './SkillDemand';
import { SourceTable } from './SourceTable';
import { TierCard } from './TierCard';

/** Figures, with what only some responses have next to them. */
export type MetaFigures = MetaAnalytics & Partial<Pick<EnhancedMeta, 'benchmarks' | 'trends'>>;

/** A tab of the page. */
export type MetaTab = { value: Metric; label: string; content: ReactNode };

/** What the tabs of the figures are called. */
export const METRIC_LABEL: Record<(typeof METRICS)[number], string> = {
  overview: 'Overview',
  scores: 'Scores',
  skills: 'Skills',
  process: 'Process',
};

type MetaPanelsProps = {
  meta: MetaFigures;
  days: string;
  metric: Metric;
  onMetric: (metric: Metric) => void;
  /** How findings are shown; null where there are none. */
  renderFindings: (findings: readonly AiInsight[]) => ReactNode;
  /** Shown next to the figures. */
  more?: readonly MetaTab[];
};

/** The figures by what they are about. The first tab has what matters of each. */
export function MetaPanels({ metric, onMetric, more = [], ...figures }: MetaPanelsProps) {
  const tabs = [...figureTabs(figures), ...more];
  // Not every source of figures has all of them.
  const value = tabs.some((tab) => tab.value === metric) ? metric : 'overview';
  return <Tabs label="Figures" value={value} onChange={onMetric} tabs={tabs} />;
}

type FigureTabsProps = Pick<MetaPanelsProps, 'meta' | 'days' | 'renderFindings'>;

function figureTabs({ meta, days, renderFindings }: FigureTabsProps): MetaTab[] {
  const { strategic_metrics: figures, ai_insights: findings } = meta.assessment_meta_analytics;
  const about = (category: AiInsight['category']) =>
    renderFindings(findings.filter((finding) => finding.category === category));
  const benchmarks = meta.benchmarks && <Benchmarks benchmarks={meta.benchmarks} days={days} />;
  const tiers = figures.tiers && <TierCard tiers={figures.tiers} />;
  const trend = figures.score_trend && <ScoreTrend weeks={figures.score_trend} />;
  const isLine = (figures.score_trend?.length ?? 0) > 1;
  const scarce = figures.scarce_requirements && (
    <ScarceMusts scarce={figures.scarce_requirements} />
  );
  const demand = figures.skill_gaps && <SkillDemand gaps={figures.skill_gaps} />;
  const decided = figures.decisions && <Decided decisions={figures.decisions} />;
  // Not every source of figures knows how people came and were decided on.
  const hasProcess =
    (figures.sources ?? figures.decisions ?? figures.time_to_result) !== undefined ||
    (figures.invitation_funnel?.invited ?? 0) > 0;
  return [
    {
      value: 'overview',
      label: METRIC_LABEL.overview,
      content: (
        <Panel
          top={<KeyFigures meta={meta} />}
          main={
            <>
              {renderFindings(findings)}
              {trend}
            </>
          }
          side={
            <>
              {tiers}
              {benchmarks}
            </>
          }
        />
      ),
    },
    {
      value: 'scores',
      label: METRIC_LABEL.scores,
      content: (
        <Panel
          top={<KeyFigures meta={meta} />}
          main={
            <>
              {trend}
              {about('scores')}
              {!isLine && benchmarks}
            </>
          }
          // Next to a single sentence two cards would leave a hole below it.
          side={
            <>
              {tiers}
              {isLine && benchmarks}
            </>
          }
        />
      ),
    },
    {
      value: 'skills',
      label: METRIC_LABEL.skills,
      content: <Panel top={about('skills')} main={scarce} side={demand} even />,
    },
    ...(hasProcess
      ? [
          {
            value: 'process' as const,
            label: METRIC_LABEL.process,
            content: (
              <Panel
                top={about('process')}
                main={
                  <>
                    {figures.sources && <SourceTable sources={figures.sources} />}
                    {decided}
                    {figures.invitation_funnel && figures.invitation_funnel.invited > 0 && (
                      <InvitationFunnel funnel={figures.invitation_funnel} />
                    )}
                  </>
                }
                side={
                  figures.time_to_result && (
                    <PaceCard time={figures.time_to_result} trends={meta.trends ?? null} />
                  )
                }
                even
              />
            ),
          },
        ]
      : []),
  ];
}

type PanelProps = { top: ReactNode; main: ReactNode; side: ReactNode; even?: boolean };

function Panel({ top, main, side, even }: PanelProps) {
  return (
    <div className="flex flex-col gap-4 pt-4 sm:gap-6 sm:pt-6">
      {top}
      <div
        className={`grid items-start gap-4 sm:gap-6 ${even ? 'lg:grid-cols-2' : 'lg:grid-cols-[minmax(0,1fr)_376px]'}`}
      >
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">{main}</div>
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">{side}</div>
      </div>
    </div>
  );
}
