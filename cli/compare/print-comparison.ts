import { plain } from '../output/fit';
import type { Comparison, Difference, FileChange } from './compare';

/** The comparison for people: a line for each file that is not the same, then one about all. */
export function* comparisonLines({ same, differences, slower }: Comparison): Generator<string> {
  for (const { name, change, worse } of differences) {
    yield `${worse ? 'WORSE  ' : '       '}${plain(name)}: ${wordsFor(change)}\n`;
  }
  const worse = differences.filter((difference: Difference) => difference.worse).length;
  const files = same + differences.length;
  yield `${files} files: ${same} the same, ${differences.length} not, ${worse} of them worse; `;
  yield `${slower.toFixed(2)}x of the time\n`;
}

function wordsFor(change: FileChange): string {
  switch (change.kind) {
    case 'same':
      return 'the same';
    case 'now_unread':
      return `not read any more (${change.problem})`;
    case 'now_read':
      return `read now (was: ${change.problem})`;
    case 'other_problem':
      return `not read for another cause (${change.problems.before} -> ${change.problems.now})`;
    case 'new':
      return 'not in the snapshot';
    case 'gone':
      return 'in the snapshot only';
    case 'changed':
      return changedWords(change);
  }
}

function changedWords({ words, grades, hidden }: FileChange & { kind: 'changed' }): string {
  const { lost, gained, moved } = words;
  const parts = [
    lost > 0 ? `${percent(lost)} of its words lost` : '',
    gained > 0 ? `${percent(gained)} gained` : '',
    moved > 0 ? `${percent(moved)} moved` : '',
    grades ? `grade ${grades.before} -> ${grades.now}` : '',
    hidden ? `hidden characters ${hidden.before} -> ${hidden.now}` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(', ') : 'other breaks between the same words';
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
