import type { CoverageRow } from '../data/rows';
import { percent, table } from '../print/table';
import type { SkillFinder } from './skill-finders';

const SETS: Record<string, string> = {
  onet_hot: 'O*NET, hot technologies',
  onet: 'O*NET, other technologies',
  esco: 'ESCO skills',
};
/** A name counts as found where this much of it lies in one mention. */
const COVERED = 0.5;

/** Share of known names, each in a line of a real text, that are found there. */
export function coverageTable(
  finders: readonly SkillFinder[],
  rows: readonly CoverageRow[],
): string {
  return table(
    ['', ...finders.map(({ name }) => name), 'names'],
    Object.entries(SETS).map(([set, label]) => {
      const ofSet = rows.filter((row) => row.set === set);
      const share = (finder: SkillFinder): string =>
        percent(ofSet.filter((row) => isFound(finder, row)).length / ofSet.length);
      return [label, ...finders.map(share), String(ofSet.length)];
    }),
  );
}

function isFound(finder: SkillFinder, { text, span }: CoverageRow): boolean {
  const least = (span.end - span.start) * COVERED;
  return finder
    .find(text)
    .some(({ start, end }) => Math.min(end, span.end) - Math.max(start, span.start) >= least);
}
