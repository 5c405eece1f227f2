import { combine } from './combine';
import {
  type Gate,
  type GatedLine,
  opensGate,
  raisesGate,
  readGate,
  shownShare,
} from './must-have-gate';

/** A line of a ledger with what it earned by itself. */
type EarnedLine = GatedLine & { readonly points: number };

/**
 * The gate's points by the line responsible for them, in line order, adding up to what the gate earned. What it earns
 * with no must-have shown is shared in proportion to the points it rises with; what the must-haves open beyond that,
 * by their weight and how far each is shown. So a line that shows nothing gets none, more strength on a line never
 * leaves it fewer, and the order of the lines does not matter. Null for a ledger without a gate. `gate` is that of the lines.
 */
export function openedPoints(
  lines: readonly EarnedLine[],
  gate: Gate | null = readGate(lines),
): number[] | null {
  if (gate === null) return null;
  const earned = lines[gate.at]?.points ?? 0;
  const opening = shares(
    lines.map((line) => (opensGate(line) ? line.weight * shownShare(line.strength) : 0)),
  );
  const raising = shares(raisingPoints(lines));
  const risen = opening === null ? 1 : risenPart(gate);
  return lines.map(
    (_, at) => earned * (risen * (raising?.[at] ?? 0) + (1 - risen) * (opening?.[at] ?? 0)),
  );
}

/** The part of what the gate earns that it would earn with no must-have shown, everything else being equal. */
function risenPart({ due, floor, strength }: Gate): number {
  return strength === 0 ? 1 : Math.min(floor, due) / strength;
}

/** The points of each line as the gate counts them; 0 for those with which it does not rise. */
function raisingPoints(lines: readonly GatedLine[]): number[] {
  const raised = combine(lines.filter(raisesGate)).lines;
  let next = 0;
  return lines.map((line) => (raisesGate(line) ? (raised[next++]?.points ?? 0) : 0));
}

/** Each value as its share of the sum; null if the sum is zero. */
function shares(values: readonly number[]): number[] | null {
  const sum = values.reduce((total, value) => total + value, 0);
  return sum === 0 ? null : values.map((value) => value / sum);
}
