import type { RequirementResult, Statement } from '@candor/domain/model/match';
import { TIER_FLOOR, type Tier, tierOf } from '@candor/domain/rules/tiers';
import { combineWithGate } from '../score/must-have-gate';
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
  const floor = TIER_FLOOR[next];
  const chosen = fewestThatReach(results, asked, floor) ?? fewestThatReach(results, open, floor);
  if (chosen === null) return [];
  return [
    {
      text: `Full evidence for ${listed(chosen.map((result) => result.text))} would lift this match to ${next} (${floor} or more)`,
      requirement_ids: chosen.map((result) => result.id),
    },
  ];
}

/** Takes the line that lifts the points most, again and again; null where MOST_LINES of them do not reach `floor`. */
function fewestThatReach(
  results: readonly RequirementResult[],
  open: readonly RequirementResult[],
  floor: number,
): RequirementResult[] | null {
  const chosen: RequirementResult[] = [];
  while (chosen.length < Math.min(MOST_LINES, open.length)) {
    const left = open.filter((result) => !chosen.includes(result));
    const tried = left.map((result) => ({
      result,
      points: pointsWith(results, [...chosen, result]),
    }));
    const best = tried.reduce((a, b) => (b.points > a.points ? b : a));
    chosen.push(best.result);
    if (Math.round(best.points) >= floor) return chosen;
  }
  return null;
}

/** All points where `shown` were fully shown, with the gate as far open as that opens it. Not rounded. */
function pointsWith(
  results: readonly RequirementResult[],
  shown: readonly RequirementResult[],
): number {
  const { lines } = combineWithGate(
    results.map((line) => {
      if (!shown.includes(line)) return line;
      const { id, importance, weight, source } = line;
      return { id, importance, weight, source, strength: 1 };
    }),
  );
  return lines.reduce((sum, line) => sum + line.points, 0);
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
