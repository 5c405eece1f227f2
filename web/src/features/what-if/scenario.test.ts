import { expect, test } from 'vitest';
import { REQUIREMENTS } from '../../testing/what-if-samples';
import {
  changedLines,
  changeImportance,
  changeLine,
  linesOf,
  restoreLine,
  rubricOf,
  settingOf,
  UNCHANGED,
} from './scenario';

const lines = linesOf(REQUIREMENTS, undefined);
const [first, second] = lines;
if (!first || !second) throw new Error('The samples have two requirements at least');

test('a change back to what is stored is no change', () => {
  const changed = changeLine(UNCHANGED, first, { weight: 60 });
  expect(changedLines(lines, changed)).toEqual([first]);
  expect(changeLine(changed, first, { weight: 30 })).toEqual({});
  expect(restoreLine(changed, first)).toEqual({});
});

test('turning a must-have into a nice-to-have and back keeps its step of weight', () => {
  const heavy = changeLine(UNCHANGED, first, { weight: 60 });
  const nice = changeImportance(heavy, first, 'nice');
  expect(settingOf(first, nice)).toEqual({ importance: 'nice', weight: 30, removed: false });
  expect(changeImportance(nice, first, 'must')).toEqual(heavy);
});

test('the rubric of a scenario leaves out removed lines and keeps the words', () => {
  const rubric = rubricOf(lines, changeLine(UNCHANGED, second, { removed: true }));
  expect(rubric.map(({ text }) => text)).toEqual(['Night work', 'First aid', 'German']);
  expect(rubric[0]).toEqual({
    requirement_ids: ['r1'],
    text: 'Night work',
    kind: 'skill',
    importance: 'must',
    weight: 30,
  });
});

test('a saved rubric gives its own weights, its merged ids and what the engine had read', () => {
  const saved = {
    version: 2,
    created_at: '2026-03-02T09:00:00.000Z',
    lines: [
      {
        requirement_ids: ['r1', 'r2'],
        text: 'Nights or keys',
        kind: 'skill' as const,
        importance: 'must' as const,
        weight: 45,
      },
    ],
  };
  const current = [{ ...(REQUIREMENTS[0] ?? { id: 'r1' }), weight: 100 }].filter(
    (requirement) => 'text' in requirement,
  );
  const [line] = linesOf(current, { current: saved, versions: [saved], read: [...REQUIREMENTS] });
  expect(line).toMatchObject({
    requirementIds: ['r1', 'r2'],
    read: { importance: 'must', weight: 30 },
    stored: { importance: 'must', weight: 45 },
  });
});
