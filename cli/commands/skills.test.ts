import { expect, test } from 'vitest';
import { jsonLines, runCandor, toJsonLines } from '../testing/run-candor';
import { runHere } from '../testing/run-here';

test('every mention of a skill comes with its position, in UTF-16 units', async () => {
  const text = '😀 Ten years of PostgreSQL and Kubernetes.';
  const { output, code } = await runCandor(['skills'], { input: toJsonLines([{ id: 'a', text }]) });
  const [answer] = jsonLines(output) as [
    { id: string; skills: { name: string; start: number; end: number; type: string }[] },
  ];
  expect(code).toBe(0);
  expect(answer.skills.map(({ start, end }) => text.slice(start, end))).toEqual([
    'PostgreSQL',
    'Kubernetes',
  ]);
});

test('a line without a text gives its id and the cause, and the stream goes on', async () => {
  const { output } = await runHere(['skills'], {
    input: toJsonLines([{ id: 'a' }, { id: 'b', text: 'nothing' }]),
  });
  expect(jsonLines(output)).toEqual([
    { id: 'a', error: '"text" must be a string.' },
    { id: 'b', skills: [] },
  ]);
});
