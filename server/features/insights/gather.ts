import { LEAST_PEOPLE } from '@candor/domain/model/insight';
import type { MetricType, StrategicMetrics } from '@candor/domain/model/meta-analytics';
import type { Executor } from '../../db/database';
import { meanInterval } from './mean-interval';
import { requirementFigures, scarceRequirements, skillGaps } from './requirement-figures';
import { before, type Scope } from './scope';
import { timeToResult } from './store';
import { type DecisionFigures, decisionFigures } from './store-decisions';
import { type FunnelFigures, invitationFunnel } from './store-invitations';
import { askedIn, verdictCounts } from './store-requirements';
import {
  type ScoreFigures,
  type SourceFigures,
  scoreFigures,
  scoreWeeks,
  sourceFigures,
  type Week,
} from './store-scores';

/** Everything that is counted over the jobs of a scope. */
export type Gathered = {
  scores: ScoreFigures;
  /** The same of as many days before; null for a single batch, before which there is nothing. */
  earlier: ScoreFigures | null;
  weeks: Week[];
  requirements: ReturnType<typeof requirementFigures>;
  sources: SourceFigures[];
  decisions: DecisionFigures;
  time: { medianSeconds: number | null; n: number };
  /** null for a single batch and for jobs by what they name: nobody is invited to those. */
  invited: FunnelFigures | null;
};

/** Counts over the jobs of a scope. One question after the other: a page of figures may not take every connection. */
export async function gather(executor: Executor, scope: Scope): Promise<Gathered> {
  return {
    scores: await scoreFigures(executor, scope),
    earlier: scope.batchId === null ? await scoreFigures(executor, before(scope)) : null,
    weeks: await scoreWeeks(executor, scope),
    requirements: requirementFigures(
      await askedIn(executor, scope),
      await verdictCounts(executor, scope),
    ),
    sources: await sourceFigures(executor, scope),
    decisions: await decisionFigures(executor, scope),
    time: await timeToResult(executor, scope),
    invited: isOfAll(scope) ? await invitationFunnel(executor, scope) : null,
  };
}

function isOfAll({ batchId, naming }: Scope): boolean {
  return batchId === null && naming.length === 0;
}

/**
 * The counts in wire format. With too few people there is no figure, and parts that were not requested are absent.
 */
export function metricsOf(found: Gathered, days: number, type: MetricType): StrategicMetrics {
  const wants = (one: MetricType) => type === 'all' || type === one;
  return {
    assessment_count: found.scores.people,
    ...(wants('scores') && scoreMetrics(found)),
    ...(wants('skills') && skillMetrics(found.requirements)),
    ...(wants('process') && processMetrics(found)),
    time_range: String(days),
  };
}

/** The most requested, and those that the fewest show. */
export function skillMetrics(requirements: Gathered['requirements']): Partial<StrategicMetrics> {
  return {
    skill_gaps: skillGaps(requirements),
    scarce_requirements: scarceRequirements(requirements),
  };
}

/** How people score. Too few of them have no figure. */
export function scoreMetrics({
  scores,
  weeks,
}: Pick<Gathered, 'scores' | 'weeks'>): Partial<StrategicMetrics> {
  const { excellent, good, fair, poor } = scores;
  const enough = scores.people >= LEAST_PEOPLE;
  return {
    average_score: enough ? scores.average : null,
    top_score: enough ? scores.top : null,
    tiers: { excellent, good, fair, poor },
    score_trend: weeks.filter(({ n }) => n >= LEAST_PEOPLE),
  };
}

function processMetrics(found: Gathered): Partial<StrategicMetrics> {
  const { sources, decisions, time, scores, invited } = found;
  const { shortlist, maybe, setAside } = decisions;
  return {
    sources: sources.map(({ type, people, average, spread, couldNotRead }) => ({
      input_type: type,
      candidates: people,
      average_score: people >= LEAST_PEOPLE ? average : null,
      average_interval:
        people >= LEAST_PEOPLE && average !== null && spread !== null
          ? meanInterval(average, spread, people)
          : null,
      could_not_read: couldNotRead,
    })),
    time_to_result: {
      median_seconds: time.medianSeconds === null ? null : Math.round(time.medianSeconds),
      n: time.n,
    },
    decisions: {
      shortlist,
      maybe,
      set_aside: setAside,
      undecided: scores.people - shortlist - maybe - setAside,
    },
    ...(invited && { invitation_funnel: invited }),
  };
}
