import { findSkills } from '@candor/engine';
import type { SkillsRow } from '../data/rows';
import { agreement, relaxedCounts, type SpanCounts, strictCounts } from '../metrics/span-match';
import { figure, table } from '../print/table';

/** Which spans of a set name what `findSkills` promises to find: tools, methods, knowledge. */
const EXPECTED_KIND: Record<string, string> = {
  skillspan_tech: 'knowledge',
  skillspan_house: 'knowledge',
  green: 'skill',
};

type Counter = (
  expected: readonly { start: number; end: number }[],
  found: readonly { start: number; end: number }[],
) => SpanCounts;

/** Agreement of the skills that we find with those that people marked, one line a set and a rule. */
export function skillsTable(texts: readonly SkillsRow[]): string {
  const rows = Object.entries(EXPECTED_KIND).flatMap(([set, kind]) => {
    const ofSet = texts.filter((text) => text.set === set);
    return [
      row(`${set}, same borders`, ofSet, kind, strictCounts),
      row(`${set}, overlapping`, ofSet, kind, relaxedCounts),
    ];
  });
  return table(['', 'F1', 'precision', 'recall', 'marked'], rows);
}

function row(label: string, texts: readonly SkillsRow[], kind: string, count: Counter): string[] {
  const counts = texts.map(({ text, spans }) => {
    const expected = spans.filter((span) => span.kind === kind);
    // The marked knowledge is what one can be examined in; soft skills are marked apart from it.
    const found = findSkills(text).filter((skill) => kind === 'skill' || skill.type === 'hard');
    return count(expected, found);
  });
  const { f1, precision, recall } = agreement(counts);
  const marked = counts.reduce((sum, one) => sum + one.expected, 0);
  return [label, figure(f1), figure(precision), figure(recall), String(marked)];
}
