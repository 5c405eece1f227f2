import type { RequirementResult, Statement } from '@candor/domain/model/match';
import { TIER_FLOOR, type Tier, tierOf } from '@candor/domain/rules/tiers';
import { pointsOf } from '../score/combine';
import { gateOf, type Ledger, type TriedLine } from '../score/must-have-gate';

const NEXT: Readonly<Record<Tier, Tier | null>> = {
  poor: 'fair',
  fair: 'good',
  good: 'excellent',
  excellent: null,
};
/** A longer list is no longer useful advice. */
const MOST_LINES = 4;

/**
 * The smallest set of `open` requirements that, fully shown, would lift the score into the next tier: only stated
 * requirements if they suffice, otherwise with the role and its field. Empty at the top, and if no four lines would
 * do. Tried on the `ledger` of the results: copying one for each attempt would cost more than adding it up.
 */
export function wouldChange(
  results: readonly RequirementResult[],
  open: readonly RequirementResult[],
  score: number,
  ledger: Ledger,
): Statement[] {
  const next = NEXT[tierOf(score)];
  if (next === null) return [];
  const floor = TIER_FLOOR[next];
  const tried: OpenLine[] = [];
  for (const result of open) {
    const line = ledger.lines[results.indexOf(result)];
    if (line !== undefined) tried.push({ result, line });
  }
  const asked = tried.filter(({ result }) => result.source !== null);
  const chosen = fewestThatReach(asked, ledger, floor) ?? fewestThatReach(tried, ledger, floor);
  if (chosen === null) return [];
  return [
    {
      text: `Full evidence for ${listed(chosen.map((result) => result.text))} would lift this match to ${next} (${floor} or more)`,
      requirement_ids: chosen.map((result) => result.id),
    },
  ];
}

/** A line that is not met, with the line of the ledger on which its strength is tried. */
type OpenLine = { readonly result: RequirementResult; readonly line: TriedLine };

/**
 * Takes the line that lifts the points most, again and again; null if MOST_LINES of them do not reach `floor`. Leaves the ledger as
 * it was.
 */
function fewestThatReach(
  open: readonly OpenLine[],
  ledger: Ledger,
  floor: number,
): RequirementResult[] | null {
  // More strength on any line never earns less, so what all of them do not reach no subset does.
  if (pointsWith(open, ledger) < floor - 1) return null;
  let left = open;
  const chosen: OpenLine[] = [];
  while (chosen.length < MOST_LINES && left.length > 0) {
    const tried = left.map((one) => pointsWith([...chosen, one], ledger));
    const points = Math.max(...tried);
    const best = tried.indexOf(points);
    chosen.push(...left.slice(best, best + 1));
    if (Math.round(points) >= floor) return chosen.map(({ result }) => result);
    left = left.filter((_, at) => at !== best);
  }
  return null;
}

/** All points of the ledger if each of these lines were fully shown. Not rounded. */
function pointsWith(shown: readonly OpenLine[], ledger: Ledger): number {
  for (const { line } of shown) line.strength = 1;
  const points = pointsNow(ledger);
  for (const { line, result } of shown) line.strength = result.strength;
  return points;
}

/** The points of all lines, with the gate as far open as the other lines open it. */
function pointsNow({ lines, gate }: Ledger): number {
  const line = lines[gate?.at ?? -1];
  if (gate !== null && line !== undefined) line.strength = gateOf(gate).strength;
  return pointsOf(lines);
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
