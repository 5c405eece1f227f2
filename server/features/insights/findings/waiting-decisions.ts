import { type AiInsight, LEAST_PEOPLE } from '@candor/domain/model/insight';
import type { DecisionFigures } from '../store-decisions';
import type { ScoreFigures } from '../store-scores';
import { jobPlace } from './places';
import { counted } from './words';

/** Good matches that nobody has decided about. */
export function waitingDecisions(
  { goodAndWaiting: waiting, jobsWaiting, newestWaiting }: DecisionFigures,
  { excellent, good }: ScoreFigures,
): AiInsight | null {
  if (waiting < LEAST_PEOPLE) return null;
  return {
    id: 'waiting-decisions',
    title: 'Good matches are waiting',
    claim: `${waiting} good or excellent matches in ${counted(jobsWaiting, 'job')} have no decision yet.`,
    basis: `${excellent + good} people scored 70 or more; ${excellent + good - waiting} of them were decided about.`,
    n: waiting,
    // Counted, not concluded from some to others.
    confidence: 'high',
    actions: ['Decide on the people in the newest of these jobs.'],
    ...(newestWaiting && { links: [jobPlace(newestWaiting, 'Open the newest of these jobs')] }),
    category: 'process',
  };
}
