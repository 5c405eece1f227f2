import { messages } from '@candor/domain/messages';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import type { AtsOverview } from '@candor/domain/model/ats-reports';
import type { ReactNode } from 'react';
import { AtsProblem } from '../../../ats/AtsProblem';
import { partOfWords } from '../../../ats/ats-words';
import { useOpens } from '../../../session/use-plan';
import { Awaited } from '../../../ui/Awaited';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { formatCount, formatMean } from '../../../ui/format';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { FiguresSkeleton } from './HubSkeleton';
import { HUB_DAYS, type HubDays } from './hub-state';
import { useOverview } from './use-hub';

/** The button to the plan that opens the figures. */
export type UpgradeButton = ReactNode;

type HubFiguresProps = {
  type: AtsType;
  days: HubDays;
  onDays: (days: HubDays) => void;
  upgrade: UpgradeButton;
  /** Figures over scores are not to be seen. */
  covered: boolean;
};

/** Figures over all jobs of a system; below professional the plan that opens them. */
export function HubFigures({ type, days, onDays, upgrade, covered }: HubFiguresProps) {
  const opens = useOpens('meta_analytics');
  const { data, error, isPending, refetch } = useOverview(type, days, opens);
  return (
    <Card aria-label="All jobs" className="px-5 py-4">
      <div className="mb-3 flex min-h-8 flex-wrap items-center gap-3 pointer-coarse:min-h-12.5">
        <h3 className="mr-auto text-14 font-strong">All jobs</h3>
        {data && (
          <SegmentedControl
            legend="Time range"
            value={days}
            onChange={onDays}
            segments={HUB_DAYS.map((one) => ({ value: one, label: `${one} days` }))}
          />
        )}
      </div>
      <Awaited pending={opens && isPending} standIn={<FiguresSkeleton covered={covered} />}>
        {data && <Figures overview={data} covered={covered} />}
        {!opens && <Locked type={type} upgrade={upgrade} />}
        {error && !data && (
          <AtsProblem ats={type} error={error} onRetry={() => void refetch()} upgrade={upgrade} />
        )}
      </Awaited>
    </Card>
  );
}

function Locked({ type, upgrade }: Pick<HubFiguresProps, 'type' | 'upgrade'>) {
  return (
    <EmptyState
      kind="locked"
      title={partOfWords('meta_analytics')}
      action={upgrade}
      className="py-4!"
    >
      {messages.atsProfessionalRequired(ATS_NAMES[type])} It adds up all jobs: who was scored, the
      average and the best score.
    </EmptyState>
  );
}

function Figures({ overview, covered }: { overview: AtsOverview; covered: boolean }) {
  const { total_jobs, total_candidates, assessment_count, average_score, top_score } = overview;
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5 lg:gap-x-6">
      <Figure name="Jobs" value={formatCount(total_jobs)} />
      <Figure name="Candidates" value={formatCount(total_candidates)} />
      <Figure
        name={`Scored in ${overview.time_range} days`}
        value={formatCount(assessment_count)}
      />
      {!covered && (
        <>
          <Figure
            name="Average score"
            value={average_score === null ? 'None yet' : formatMean(average_score)}
          />
          <Figure
            name="Top score"
            value={top_score === null ? 'None yet' : formatCount(top_score)}
          />
        </>
      )}
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col justify-end">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="num text-20 font-strong">{value}</dd>
    </div>
  );
}
