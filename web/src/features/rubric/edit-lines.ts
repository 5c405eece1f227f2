import type { Fix } from '@candor/domain/rules/requirement-lint';
import {
  type DraftLine,
  mergeLines,
  readWeightOf,
  sourcesOf,
} from '@candor/domain/rules/rubric-edits';
import { type ReadWeight, weightAs } from '../../ui/rubric/weight-level';
import { groupOf } from '../../ui/score/requirement-group';

/** What the engine read for a line. */
export function readOf(line: DraftLine): ReadWeight {
  const heaviest = line.parts.find(({ weight }) => weight === readWeightOf(line.parts));
  return {
    importance: heaviest?.importance ?? line.importance,
    weight: heaviest?.weight ?? line.weight,
  };
}

/** The lines with a change to one of them. */
export function changeLine(
  lines: readonly DraftLine[],
  key: string,
  change: Partial<Pick<DraftLine, 'text' | 'importance' | 'weight'>>,
): DraftLine[] {
  return lines.map((line) => (line.key === key ? { ...line, ...change } : line));
}

/** The lines with some of them as must-haves or nice-to-haves, on the same step of weight. */
export function setImportance(
  lines: readonly DraftLine[],
  keys: readonly string[],
  importance: 'must' | 'nice',
): DraftLine[] {
  return lines.map((line) => {
    if (!keys.includes(line.key) || line.importance === importance) return line;
    const read = readOf(line);
    const weight = (line.weight / weightAs(read, line.importance)) * weightAs(read, importance);
    return { ...line, importance, weight };
  });
}

/** The lines without some of them. The last one stays: a job needs something to look for. */
export function deleteLines(lines: readonly DraftLine[], keys: readonly string[]): DraftLine[] {
  const left = lines.filter(({ key }) => !keys.includes(key));
  return left.length === 0 ? [...lines] : left;
}

/** The lines with one moved past its neighbour of the same group; at the end of its group nothing moves. */
export function moveLine(lines: readonly DraftLine[], key: string, by: 1 | -1): DraftLine[] {
  const from = lines.findIndex((line) => line.key === key);
  const line = lines[from];
  if (!line) return [...lines];
  const to = neighbourOf(lines, from, by);
  const other = lines[to];
  return other ? lines.with(from, other).with(to, line) : [...lines];
}

function neighbourOf(lines: readonly DraftLine[], from: number, by: 1 | -1): number {
  const groups = lines.map(groupOfLine);
  for (let at = from + by; at >= 0 && at < lines.length; at += by) {
    if (groups[at] === groups[from]) return at;
  }
  return -1;
}

function groupOfLine(line: DraftLine) {
  return groupOf({ importance: line.importance, source: sourcesOf(line)[0] ?? null });
}

/** The lines after a fix. Fixes of the job text leave them as they are. */
export function fixLines(lines: readonly DraftLine[], fix: Fix): DraftLine[] {
  switch (fix.type) {
    case 'delete':
      return deleteLines(lines, fix.keys);
    case 'merge':
      return mergeLines(lines, new Set(fix.keys));
    case 'nice':
      return setImportance(lines, fix.keys, 'nice');
    default:
      return [...lines];
  }
}
