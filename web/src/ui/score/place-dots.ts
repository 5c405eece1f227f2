export type ScoredDot = { id: string; score: number };
export type PlacedDot = ScoredDot & { x: number; level: number };

/**
 * Puts every score on a line and stacks those that would touch. `x` is in units of `width`; `level` counts upwards
 * from the line. Higher scores get the lower level of their stack, so that the best of a column is on the line.
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

/** The range for a distribution: whole tens around the scores, with the tier borders inside if possible. */
export function scoreDomain(scores: readonly number[]): [low: number, high: number] {
  const low = Math.min(45, ...scores);
  return [Math.max(0, Math.floor((low - 3) / 5) * 5), 100];
}
