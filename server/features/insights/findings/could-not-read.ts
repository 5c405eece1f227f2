import { type AiInsight, LEAST_PEOPLE } from '@candor/domain/model/insight';
import type { ScoreFigures } from '../store-scores';
import { jobPlace } from './places';

/** From this share on, documents that could not be read are more than the odd broken file. */
const WORTH_TELLING = 0.05;

/** Documents that could not be read, and why most of them could not. */
export function couldNotRead({
  people,
  couldNotRead: lost,
  commonestProblem,
  unreadIn,
}: ScoreFigures): AiInsight | null {
  const all = people + lost;
  if (all < LEAST_PEOPLE || lost === 0 || lost / all < WORTH_TELLING) return null;
  return {
    id: 'could-not-read',
    title: 'Candidates nobody could read',
    claim: `${lost} of ${all} candidates could not be read, so they have no score.`,
    basis: commonestProblem ? `Most often: ${commonestProblem}` : 'No cause was kept.',
    n: all,
    // Counted, not concluded from some to others.
    confidence: 'high',
    actions: ['Open “Could not read” in the results and ask these people for another file.'],
    ...(unreadIn && { links: [jobPlace(unreadIn, 'Open the job with most of them')] }),
    category: 'process',
  };
}
