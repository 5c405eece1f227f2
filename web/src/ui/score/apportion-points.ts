import type { PointPart } from './with-opened';

/**
 * Points as whole numbers that still add up: the maxima to 100, the points to the score. What was fully earned is
 * shown in full; the rest is rounded so that the largest fractions get the missing units (Hamilton's method). If the
 * fully earned parts alone exceed the score, the last ones give a point back.
 */
export function apportionPoints(parts: readonly PointPart[], score: number): PointPart[] {
  const maxima = hamilton(
    parts.map((part) => part.maxPoints),
    Math.round(sum(parts.map((part) => part.maxPoints))),
  );
  const full = parts.map((part) => part.points > 0 && part.maxPoints - part.points < 1e-6);
  const spent = sum(maxima.filter((_, index) => full[index]));
  const partial = hamilton(
    parts.map((part, index) => (full[index] ? 0 : part.points)),
    Math.max(0, score - spent),
  );
  const shown = parts.map((_, index) =>
    Math.min(maxima[index] ?? 0, (full[index] ? maxima[index] : partial[index]) ?? 0),
  );
  return settle(
    shown.map((points, index) => ({ points, maxPoints: maxima[index] ?? 0 })),
    parts,
    score,
  );
}

/**
 * Moves single units until the sum is the score, never above a maximum and never giving to what earned nothing. If
 * everything that earned is already at its rounded maximum, one that earned less lends it a unit of room.
 */
function settle(shown: PointPart[], parts: readonly PointPart[], score: number): PointPart[] {
  const earned = (index: number) => (parts[index]?.points ?? 0) > 0;
  for (let missing = score - total(shown); missing !== 0; missing = score - total(shown)) {
    const step = Math.sign(missing);
    const part = shown.findLast((candidate, index) =>
      step > 0 ? earned(index) && candidate.points < candidate.maxPoints : candidate.points > 0,
    );
    if (part) {
      part.points += step;
      continue;
    }
    const taker = shown.find((_, index) => earned(index));
    const lender = shown.find(
      (candidate) => candidate !== taker && candidate.maxPoints > candidate.points,
    );
    if (!taker || !lender) return shown;
    lender.maxPoints -= 1;
    taker.maxPoints += 1;
  }
  return shown;
}

function total(parts: readonly PointPart[]): number {
  return sum(parts.map((part) => part.points));
}

/**
 * Distributes this many whole units among values in proportion: the largest fractions get what rounding down leaves.
 */
export function hamilton(values: readonly number[], units: number): number[] {
  const all = sum(values);
  if (all === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / all) * units);
  const floors = exact.map(Math.floor);
  const byFraction = exact
    .map((value, index) => ({ index, fraction: value - Math.floor(value) }))
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  for (const { index } of byFraction.slice(0, units - sum(floors)))
    floors[index] = (floors[index] ?? 0) + 1;
  return floors;
}

function sum(values: readonly number[]): number {
  return values.reduce((before, value) => before + value, 0);
}
