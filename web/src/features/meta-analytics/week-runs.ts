import type { ScoreWeek } from '@candor/domain/model/meta-analytics';

const WEEK_MS = 7 * 86_400_000;

/** How many weeks one comes after another. */
export function weeksSince(first: ScoreWeek, later: ScoreWeek): number {
  return Math.round((Date.parse(later.week) - Date.parse(first.week)) / WEEK_MS);
}

/** The stretches of weeks that follow each other without a gap. */
export function runsOfWeeks(weeks: readonly ScoreWeek[]): ScoreWeek[][] {
  const runs: ScoreWeek[][] = [];
  let before: ScoreWeek | null = null;
  for (const week of weeks) {
    const open = runs.at(-1);
    if (open && before && weeksSince(before, week) === 1) open.push(week);
    else runs.push([week]);
    before = week;
  }
  return runs;
}
