import type { SkillsRow } from '../data/rows';
import { agreement, relaxedCounts, type SpanCounts, strictCounts } from '../metrics/span-match';
import { figure, table } from '../print/table';
import type { SkillFinder } from './skill-finders';

/** Which spans of a set name what is to be found: tools, methods, knowledge. */
const EXPECTED_KIND: Record<string, string> = {
  skillspan_tech: 'knowledge',
  skillspan_house: 'knowledge',
  green: 'skill',
};

type Counter = (
  expected: readonly { start: number; end: number }[],
  found: readonly { start: number; end: number }[],
) => SpanCounts;

/** Agreement of the skills that each finds with those that people marked, one line a set, a rule and a finder. */
export function skillsTable(finders: readonly SkillFinder[], texts: readonly SkillsRow[]): string {
  const rows = Object.entries(EXPECTED_KIND).flatMap(([set, kind]) => {
    const ofSet = texts.filter((text) => text.set === set);
    return finders.flatMap((finder) => [
      row(`${set}, same borders`, finder, ofSet, kind, strictCounts),
      row(`${set}, overlapping`, finder, ofSet, kind, relaxedCounts),
    ]);
  });
  return table(['', 'by', 'F1', 'precision', 'recall', 'marked'], rows);
}

function row(
  label: string,
  finder: SkillFinder,
  texts: readonly SkillsRow[],
  kind: string,
  count: Counter,
): string[] {
  const counts = texts.map(({ text, spans }) => {
    const expected = spans.filter((span) => span.kind === kind);
    // The marked knowledge is what one can be examined in; soft skills are marked apart from it.
    const found = finder.find(text).filter((skill) => kind === 'skill' || skill.type === 'hard');
    return count(expected, found);
  });
  const { f1, precision, recall } = agreement(counts);
  const marked = counts.reduce((sum, one) => sum + one.expected, 0);
  return [label, finder.name, figure(f1), figure(precision), figure(recall), String(marked)];
}
