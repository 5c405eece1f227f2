import type { Importance } from '@candor/domain/model/match';
import { GATE_FULL } from './weights';

/** One line of the ledger as the combining rule needs it. */
export type LedgerLine = {
  /** 0 to 1: how well the candidate shows it. */
  readonly strength: number;
  readonly importance: Importance;
  /** Any scale from 0: only the share of the sum counts. */
  readonly weight: number;
  /** True for a line that counts for itself and is no must-have that others wait for. */
  readonly apart?: boolean;
};

export type CombinedLine = { readonly points: number; readonly max_points: number };
export type Combined = { readonly total: number; readonly lines: readonly CombinedLine[] };

/**
 * Turns strengths into points. Each line can earn its share of 100. Nice-to-haves count in proportion to the coverage of
 * the must-haves until half of those is covered, then in full. `total` is the sum of the points, in the order of the
 * lines, rounded to a whole number from 0 to 100. Points are not rounded, so that more strength never earns less and
 * more weight on a line that is met never lowers the total.
 */
export function combine(lines: readonly LedgerLine[]): Combined {
  const sum = lines.reduce((total, line) => total + line.weight, 0);
  const gate = gateOf(lines);
  const combined = lines.map((line): CombinedLine => {
    const max = sum === 0 ? 0 : (line.weight / sum) * 100;
    const share = line.importance === 'must' ? line.strength : line.strength * gate;
    return { points: share * max, max_points: max };
  });
  const points = combined.reduce((total, line) => total + line.points, 0);
  return { total: Math.min(100, Math.round(points)), lines: combined };
}

/** Share of the nice-to-have points that counts, from the coverage of the must-haves. */
function gateOf(lines: readonly LedgerLine[]): number {
  let weight = 0;
  let covered = 0;
  for (const line of lines) {
    if (line.importance !== 'must' || line.apart === true) continue;
    weight += line.weight;
    covered += line.weight * line.strength;
  }
  return weight === 0 ? 1 : Math.min(1, covered / weight / GATE_FULL);
}
