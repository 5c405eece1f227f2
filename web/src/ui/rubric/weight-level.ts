import { NICE_SHARE } from '@candor/engine/score/weights';

/** How much a requirement counts, in five steps. The middle one is what was read from the job text. */
export const WEIGHT_LEVELS = [1, 2, 3, 4, 5] as const;
export type WeightLevel = (typeof WEIGHT_LEVELS)[number];

const FACTOR: Record<WeightLevel, number> = { 1: 1 / 3, 2: 2 / 3, 3: 1, 4: 1.5, 5: 2 };

/** What the engine read: a weight for the importance it read. */
export type ReadWeight = { importance: 'must' | 'nice'; weight: number };

/** The weight that the engine would give the same requirement as a must-have or as a nice-to-have. */
export function weightAs(read: ReadWeight, importance: 'must' | 'nice'): number {
  if (read.importance === importance) return read.weight;
  return importance === 'nice' ? read.weight * NICE_SHARE : read.weight / NICE_SHARE;
}

/** The weight of a step. */
export function weightOfLevel(
  read: ReadWeight,
  importance: 'must' | 'nice',
  level: WeightLevel,
): number {
  return weightAs(read, importance) * FACTOR[level];
}

/** The step of a weight; null for an exact weight between the steps. */
export function levelOfWeight(
  read: ReadWeight,
  importance: 'must' | 'nice',
  weight: number,
): WeightLevel | null {
  const share = weight / weightAs(read, importance);
  return WEIGHT_LEVELS.find((level) => Math.abs(FACTOR[level] - share) < 0.005) ?? null;
}

/** The nearest step, for displays that cannot show a weight in between. */
export function nearestLevel(
  read: ReadWeight,
  importance: 'must' | 'nice',
  weight: number,
): WeightLevel {
  const share = weight / weightAs(read, importance);
  return WEIGHT_LEVELS.reduce((best, level) =>
    Math.abs(FACTOR[level] - share) < Math.abs(FACTOR[best] - share) ? level : best,
  );
}
