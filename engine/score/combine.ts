import type { Importance } from '@candor/domain/model/match';
import { GATE_FULL } from './weights';

/** One line of the ledger as the combining rule needs it. */
export type LedgerLine = {
  /** 0 to 1: how well the candidate shows it. */
  readonly strength: number;
  readonly importance: Importance;
  /** Any scale from 0: only the share of the sum counts. */
  readonly weight: number;
  /** True for a line that counts by itself and is not a must-have that others wait for. */
  readonly apart?: boolean;
};

export type CombinedLine = { readonly points: number; readonly max_points: number };
export type Combined = { readonly total: number; readonly lines: readonly CombinedLine[] };

/**
 * Turns strengths into points. Each line can earn its share of 100. Nice-to-haves count in proportion to the coverage
 * of the must-haves until half of those are covered, then fully. `total` is the sum of the points, in line order,
 * rounded to a whole number from 0 to 100. Points are not rounded, so that more strength never earns less and more
 * weight on a met line never lowers the total.
 */
export function combine(lines: readonly LedgerLine[]): Combined {
  const { sum, gate } = scaleOf(lines);
  const combined = lines.map((line): CombinedLine => {
    const max = mostOf(line, sum);
    return { points: shareOf(line, gate) * max, max_points: max };
  });
  const points = combined.reduce((total, line) => total + line.points, 0);
  return { total: Math.min(100, Math.round(points)), lines: combined };
}

/**
 * The total of the points that `combine` gives, unrounded and without its list, for callers that try many ledgers.
 */
export function pointsOf(lines: readonly LedgerLine[]): number {
  const { sum, gate } = scaleOf(lines);
  let points = 0;
  for (const line of lines) points += shareOf(line, gate) * mostOf(line, sum);
  return points;
}

function mostOf({ weight }: LedgerLine, sum: number): number {
  return sum === 0 ? 0 : (weight / sum) * 100;
}

function shareOf({ importance, strength }: LedgerLine, gate: number): number {
  return importance === 'must' ? strength : strength * gate;
}

/** The weight of all lines, and the share of the nice-to-have points that counts by the coverage of the must-haves. */
function scaleOf(lines: readonly LedgerLine[]): { sum: number; gate: number } {
  let sum = 0;
  let asked = 0;
  let covered = 0;
  for (const { weight, strength, importance, apart } of lines) {
    sum += weight;
    if (importance !== 'must' || apart === true) continue;
    asked += weight;
    covered += weight * strength;
  }
  return { sum, gate: asked === 0 ? 1 : Math.min(1, covered / asked / GATE_FULL) };
}
