import type { AiInsight } from '@candor/domain/model/insight';
import type { ScoreFigures } from '../store-scores';
import { confidenceIn } from './confidence';
import { SKILLS_PLACE, SOURCES_PLACE } from './places';
import { counted } from './words';

/** Fewer people in one of two ranges, and chance moves their median by as much as what is told. */
const LEAST_IN_EACH = 20;
/** In points; closer scores cannot be distinguished. */
const LEAST_SHIFT = 5;

/** How the middle score has moved since the range before. */
export function scoreShift(
  now: ScoreFigures,
  earlier: ScoreFigures,
  days: number,
): AiInsight | null {
  if (now.median === null || earlier.median === null) return null;
  const n = Math.min(now.people, earlier.people);
  const shift = Math.round(now.median) - Math.round(earlier.median);
  if (n < LEAST_IN_EACH || Math.abs(shift) < LEAST_SHIFT) return null;
  const way = shift > 0 ? 'rose' : 'fell';
  return {
    id: 'score-shift',
    title: shift > 0 ? 'Matches became better' : 'Matches became poorer',
    claim: `The middle score ${way} from ${Math.round(earlier.median)} to ${Math.round(now.median)}.`,
    basis: `${counted(now.people, 'person', 'people')} in the last ${days} days, ${earlier.people} in the ${days} days before. Other jobs may have come, not only other people.`,
    n,
    confidence: confidenceIn(n),
    actions: [
      shift > 0
        ? 'See under Sources where the good matches came from.'
        : 'See under Skills which must-haves became scarce.',
    ],
    links: [shift > 0 ? SOURCES_PLACE : SKILLS_PLACE],
    category: 'scores',
  };
}
