import type { RequirementResult, Statement } from '@candor/domain/model/match';
import { TIER_FLOOR, type Tier, tierOf } from '@candor/domain/rules/tiers';
import { combine } from '../score/combine';
import { openLines } from './statements';

const NEXT: Readonly<Record<Tier, Tier | null>> = {
  poor: 'fair',
  fair: 'good',
  good: 'excellent',
  excellent: null,
};
/** A longer list is no hint any more. */
const MOST_LINES = 4;

/**
 * The smallest set of open requirements that, fully shown, would lift the score into the next tier: of what the job asks
 * for by name where that suffices, else with the role and its field. Empty at the top, and where no four lines would do.
 */
export function wouldChange(results: readonly RequirementResult[], score: number): Statement[] {
  const next = NEXT[tierOf(score)];
  if (next === null) return [];
  const open = openLines(results);
  const asked = open.filter((result) => result.source !== null);
  const chosen =
    fewestThatReach(results, asked, TIER_FLOOR[next]) ??
    fewestThatReach(results, open, TIER_FLOOR[next]);
  if (chosen === null) return [];
  return [
    {
      text: `Full evidence for ${listed(chosen.map((result) => result.text))} would lift this match to ${next} (${TIER_FLOOR[next]} or more)`,
      requirement_ids: chosen.map((result) => result.id),
    },
  ];
}

/** The lines with most to gain first: points add up, so the largest gains make the smallest set. */
function fewestThatReach(
  results: readonly RequirementResult[],
  open: readonly RequirementResult[],
  floor: number,
): RequirementResult[] | null {
  const byGain = [...open].sort((a, b) => b.max_points - b.points - (a.max_points - a.points));
  for (let size = 1; size <= Math.min(MOST_LINES, byGain.length); size++) {
    const chosen = byGain.slice(0, size);
    if (totalWith(results, chosen) >= floor) return chosen;
  }
  return null;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

function totalWith(
  results: readonly RequirementResult[],
  shown: readonly RequirementResult[],
): number {
  return combine(
    results.map((result) => ({
      strength: shown.includes(result) ? 1 : result.strength,
      importance: result.importance,
      weight: result.weight,
    })),
  ).total;
}
