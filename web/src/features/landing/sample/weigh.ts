import { GATE_ID } from '@candor/engine/score/line-ids';
import { combineWithGate, type GatedLine } from '@candor/engine/score/must-have-gate';
import { openedPoints } from '@candor/engine/score/opened-points';
import type { TierName } from '../../../ui/score/tier';
import { type PointPart, withOpened } from '../../../ui/score/with-opened';

/** The lowest score of each tier, best tier first. */
export type TierFloors = Readonly<Record<TierName, number>>;

export type Weighed = {
  total: number;
  tier: TierName;
  /** What each line is responsible for, in the order of the lines. */
  parts: readonly WeighedPart[];
};

export type WeighedPart = PointPart & {
  /** How many of the points the line opened of what waits for the must-haves. */
  opened: number;
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

/** The score of these lines by the engine's own rule: what the must-haves open is recomputed. */
export function weigh(lines: readonly GatedLine[], floors: TierFloors): Weighed {
  const { total, lines: combined } = combineWithGate(lines);
  const earned = lines.map((line, at) => ({ ...line, points: combined[at]?.points ?? 0 }));
  const shares = openedPoints(earned);
  return {
    total,
    tier: tierIn(floors, total),
    parts: earned.map(({ id, points }, at) => {
      const opened = shares?.[at] ?? 0;
      const own = { points, maxPoints: combined[at]?.max_points ?? 0 };
      return { ...withOpened(own, opened, id === GATE_ID), opened };
    }),
  };
}

function tierIn(floors: TierFloors, score: number): TierName {
  if (score >= floors.excellent) return 'excellent';
  if (score >= floors.good) return 'good';
  return score >= floors.fair ? 'fair' : 'poor';
}
