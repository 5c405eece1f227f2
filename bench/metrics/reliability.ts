import type { ScoredItem } from './scored-item';

/** The items of one band of scores. Shares are NaN where the band is empty. */
export type Band = { from: number; to: number; items: number; shares: Map<number, number> };

/**
 * What a score promises and what it holds: for each band of scores, the share of each grade.
 *
 * @param floors the lowest score of each band, rising; the last band ends with 100.
 */
export function reliability(items: readonly ScoredItem[], floors: readonly number[]): Band[] {
  const grades = [...new Set(items.map((item) => item.grade))].sort((a, b) => b - a);
  return floors.map((from, index) => {
    const next = floors[index + 1] ?? Number.POSITIVE_INFINITY;
    const inside = items.filter((item) => item.score >= from && item.score < next);
    const share = (grade: number): number =>
      inside.filter((item) => item.grade === grade).length / inside.length;
    return {
      from,
      to: Number.isFinite(next) ? next - 1 : 100,
      items: inside.length,
      shares: new Map(grades.map((grade) => [grade, share(grade)])),
    };
  });
}
