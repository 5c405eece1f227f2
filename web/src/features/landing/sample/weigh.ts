import { combineWithGate, type GatedLine } from '@candor/engine/score/must-have-gate';
import type { TierName } from '../../../ui/score/tier';

/** The lowest score of each tier, best tier first. */
export type TierFloors = Readonly<Record<TierName, number>>;

export type Weighed = {
  total: number;
  tier: TierName;
  /** In the order of the lines. */
  parts: readonly { points: number; maxPoints: number }[];
};

/** Gives one line this many of the 100 points; the others share the rest as before. */
export function withWeight<Line extends GatedLine>(
  lines: readonly Line[],
  id: string,
  points: number,
): Line[] {
  const others = lines.reduce((sum, line) => (line.id === id ? sum : sum + line.weight), 0);
  const weight = (points / (100 - points)) * others;
  return lines.map((line) => (line.id === id ? { ...line, weight } : line));
}

/** The score of these lines by the engine's own rule: what the must-haves open is read anew. */
export function weigh(lines: readonly GatedLine[], floors: TierFloors): Weighed {
  const combined = combineWithGate(lines);
  return {
    total: combined.total,
    tier: tierIn(floors, combined.total),
    parts: combined.lines.map(({ points, max_points }) => ({ points, maxPoints: max_points })),
  };
}

function tierIn(floors: TierFloors, score: number): TierName {
  if (score >= floors.excellent) return 'excellent';
  if (score >= floors.good) return 'good';
  return score >= floors.fair ? 'fair' : 'poor';
}
