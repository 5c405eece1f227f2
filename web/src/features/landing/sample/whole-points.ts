/**
 * Points as whole numbers that add up to the score: each is rounded down, and the units that are missing go to the largest
 * fractions (Hamilton's method).
 */
export function wholePoints(parts: readonly { points: number }[], total: number): number[] {
  const whole = parts.map(({ points }) => Math.floor(points));
  const missing = total - whole.reduce((sum, points) => sum + points, 0);
  const byFraction = parts
    .map(({ points }, index) => ({ index, fraction: points % 1 }))
    .sort((a, b) => b.fraction - a.fraction);
  const raised = new Set(byFraction.slice(0, missing).map(({ index }) => index));
  return whole.map((points, index) => points + (raised.has(index) ? 1 : 0));
}
