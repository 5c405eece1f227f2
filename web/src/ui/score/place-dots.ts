export type ScoredDot = { id: string; score: number };
export type PlacedDot = ScoredDot & { x: number; level: number };

/**
 * Puts every score on a line and stacks the ones that would touch. `x` in the units of `width`; `level` counts from the
 * line upwards. Higher scores keep the lower level of their stack, so that the best of a column stands on the line.
 */
export function placeDots(
  dots: readonly ScoredDot[],
  scale: (score: number) => number,
  diameter: number,
): PlacedDot[] {
  const placed: PlacedDot[] = [];
  const sorted = [...dots].sort((a, b) => a.score - b.score || a.id.localeCompare(b.id));
  for (const dot of sorted) {
    const x = scale(dot.score);
    const near = placed
      .filter((other) => Math.abs(other.x - x) < diameter)
      .map((other) => other.level);
    let level = 0;
    while (near.includes(level)) level += 1;
    placed.push({ ...dot, x, level });
  }
  return placed;
}

/** The range that a distribution needs: whole tens around the scores, with the tier borders inside where possible. */
export function scoreDomain(scores: readonly number[]): [low: number, high: number] {
  const low = Math.min(45, ...scores);
  return [Math.max(0, Math.floor((low - 3) / 5) * 5), 100];
}
