export type PointPart = { points: number; maxPoints: number };

/**
 * Points as whole numbers that still add up: the maxima to 100, the points to the score. What was earned in full is
 * shown in full; the rest is rounded so that the largest fractions get the missing units (Hamilton's method). Should the
 * fully earned parts alone be more than the score, the last ones give a point back.
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
  return settle(shown, maxima, parts, score).map((points, index) => ({
    points,
    maxPoints: maxima[index] ?? 0,
  }));
}

/** Moves single units until the sum is the score, never above a maximum and never giving to what earned nothing. */
function settle(
  shown: number[],
  maxima: readonly number[],
  parts: readonly PointPart[],
  score: number,
): number[] {
  const result = [...shown];
  for (let missing = score - sum(result); missing !== 0; missing = score - sum(result)) {
    const step = Math.sign(missing);
    const index = result.findLastIndex((points, at) =>
      step > 0 ? points < (maxima[at] ?? 0) && (parts[at]?.points ?? 0) > 0 : points > 0,
    );
    if (index === -1) return result;
    result[index] = (result[index] ?? 0) + step;
  }
  return result;
}

function hamilton(values: readonly number[], total: number): number[] {
  const all = sum(values);
  if (all === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / all) * total);
  const floors = exact.map(Math.floor);
  const byFraction = exact
    .map((value, index) => ({ index, fraction: value - Math.floor(value) }))
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  for (const { index } of byFraction.slice(0, total - sum(floors)))
    floors[index] = (floors[index] ?? 0) + 1;
  return floors;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
