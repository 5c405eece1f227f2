import { type Band, reliability } from '../metrics/reliability';
import type { ScoredItem } from '../metrics/scored-item';
import { percent, table } from '../print/table';

/** Bands of ten, parted as well where a tier begins (50, 70, 85). */
const FLOORS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 85, 90];

/** The candidates by bands of their scores. A text without a score counts as 0. */
export function bandsOf(items: readonly ScoredItem[]): Band[] {
  return reliability(
    items.map((item) => ({ ...item, score: Math.max(0, item.score) })),
    FLOORS,
  );
}

/** For each band of our scores: how many candidates, and how many of them are of the job's occupation. */
export function calibrationTable(items: readonly ScoredItem[]): string {
  const rows = bandsOf(items).map((band) => [
    `${band.from}-${band.to}`,
    String(band.items),
    percent(band.shares.get(2) ?? Number.NaN),
    percent(band.shares.get(1) ?? Number.NaN),
    percent(band.shares.get(0) ?? Number.NaN),
  ]);
  return table(['score', 'candidates', 'same occupation', 'near', 'other'], rows);
}

/** What the tiers promise, in one line: same occupation at 70 and above, others below 50. */
export function tierLine(items: readonly ScoredItem[]): string {
  const share = (grade: number, holds: (score: number) => boolean): string => {
    const graded = items.filter((item) => item.grade === grade);
    return percent(graded.filter((item) => holds(item.score)).length / graded.length);
  };
  return [
    `same occupation at 70 or more ${share(2, (score) => score >= 70)}`,
    `at 50 or more ${share(2, (score) => score >= 50)}`,
    `other occupation below 50 ${share(0, (score) => score < 50)}`,
  ].join('; ');
}
