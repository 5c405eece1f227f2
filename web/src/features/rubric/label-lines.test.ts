import { linesAsRead, mergeLines } from '@candor/domain/rules/rubric-edits';
import { expect, test } from 'vitest';
import { aRequirement } from '../../testing/samples';
import { labelLines } from './label-lines';

const lines = linesAsRead([
  aRequirement('nights', { text: 'Night work' }),
  aRequirement('spare', { text: 'Spanish', importance: 'nice' }),
  aRequirement('role', { text: 'Night porter', kind: 'role', source: null }),
]);
const placed = (given: typeof lines) =>
  labelLines(given).map(({ label, group, text }) => `${label} ${group} ${text}`);

test('lines stand in the groups and under the names that results give them', () => {
  expect(placed(lines)).toEqual(['R1 whole Night porter', 'R2 must Night work', 'R3 nice Spanish']);
});

test('a line that was merged with one from the job text belongs with it', () => {
  const keys = new Set(lines.filter(({ text }) => text !== 'Spanish').map(({ key }) => key));
  expect(placed(mergeLines(lines, keys))).toEqual([
    'R1 must Night work or Night porter',
    'R2 nice Spanish',
  ]);
});
