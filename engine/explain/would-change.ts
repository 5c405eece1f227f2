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
 * The smallest set of open requirements that, fully shown, would lift the score into the next tier. Empty at the top, and
 * where no four of them would.
 */
export function wouldChange(results: readonly RequirementResult[], score: number): Statement[] {
  const next = NEXT[tierOf(score)];
  if (next === null) return [];
  const open = openLines(results)
    .sort((a, b) => b.max_points - b.points - (a.max_points - a.points))
    .slice(0, MOST_LINES);
  for (let size = 1; size <= open.length; size++) {
    const chosen = open.slice(0, size);
    if (totalWith(results, chosen) < TIER_FLOOR[next]) continue;
    const names = chosen.map((result) => result.text);
    const list =
      names.length > 1
        ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
        : (names[0] ?? '');
    return [
      {
        text: `Full evidence for ${list} would lift this match to ${next} (${TIER_FLOOR[next]} or more)`,
        requirement_ids: chosen.map((result) => result.id),
      },
    ];
  }
  return [];
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
