import type { RequirementResult, Statement } from '@candor/domain/model/match';
import { TIER_FLOOR, type Tier, tierOf } from '@candor/domain/rules/tiers';
import { pointsOf } from '../score/combine';
import {
  type GateLines,
  gatedLine,
  gateLinesOf,
  gateOf,
  type TriedLine,
} from '../score/must-have-gate';

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
 * do.
 */
export function wouldChange(
  results: readonly RequirementResult[],
  open: readonly RequirementResult[],
  score: number,
): Statement[] {
  const next = NEXT[tierOf(score)];
  if (next === null) return [];
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

/** Takes the line that lifts the points most, again and again; null if MOST_LINES of them do not reach `floor`. */
function fewestThatReach(
  results: readonly RequirementResult[],
  open: readonly RequirementResult[],
  floor: number,
): RequirementResult[] | null {
  // Tried on one ledger: copying it for each attempt would cost more than adding it up.
  const lines = results.map((result) => gatedLine(result, result.strength));
  const ledger = ledgerOf(lines);
  const left = open.flatMap((result) => {
    const line = lines[results.indexOf(result)];
    return line ? [{ result, line }] : [];
  });
  const chosen: RequirementResult[] = [];
  // More strength on any line never earns less, so what all of them do not reach no subset does.
  if (pointsWithAll(left, ledger) < floor - 1) return null;
  while (chosen.length < MOST_LINES && left.length > 0) {
    const tried = left.map(({ line }) => pointsWith(line, ledger));
    const points = Math.max(...tried);
    const [best] = left.splice(tried.indexOf(points), 1);
    if (!best) return null;
    best.line.strength = 1;
    chosen.push(best.result);
    if (Math.round(points) >= floor) return chosen;
  }
  return null;
}

type Ledger = { readonly lines: readonly TriedLine[]; readonly gate: GateLines | null };

function ledgerOf(lines: readonly TriedLine[]): Ledger {
  return { lines, gate: gateLinesOf(lines) };
}

/** All points of the ledger if this line of it were fully shown. Not rounded. */
function pointsWith(line: TriedLine, ledger: Ledger): number {
  const before = line.strength;
  line.strength = 1;
  const points = pointsNow(ledger);
  line.strength = before;
  return points;
}

/** All points of the ledger if each of these lines were fully shown. Not rounded. */
function pointsWithAll(shown: readonly { readonly line: TriedLine }[], ledger: Ledger): number {
  const before = shown.map(({ line }) => line.strength);
  for (const { line } of shown) line.strength = 1;
  const points = pointsNow(ledger);
  shown.forEach(({ line }, at) => {
    line.strength = before[at] ?? 0;
  });
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
