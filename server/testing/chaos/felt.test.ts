import { expect, test } from 'vitest';
import { judgeTime } from './felt';

test('a time within its limit is told and holds', () => {
  const felt = judgeTime('open again', 5_000, 5_000);
  expect(felt).toEqual({ notes: ['open again after 5.0 s'], broken: [], slow: [] });
});

test('a time beyond its limit is told and is too slow', () => {
  const felt = judgeTime('open again', 5_060, 5_000);
  const said = ['open again after 5.1 s'];
  expect(felt).toEqual({ notes: said, broken: [], slow: said });
});
