import { expect, test } from 'vitest';
import { readScenario, writeScenario } from './scenario-query';

test('a scenario that was written is read as the same', () => {
  const scenario = {
    r3: { importance: 'nice', weight: 10, removed: false },
    must_haves: { importance: 'must', weight: 20.5, removed: true },
  } as const;
  expect(writeScenario(scenario)).toBe('r3.n10 must_haves.m20.5x');
  expect(readScenario(writeScenario(scenario))).toEqual(scenario);
});

test('a third of a weight keeps six digits', () => {
  expect(writeScenario({ r1: { importance: 'must', weight: 20 / 3, removed: false } })).toBe(
    'r1.m6.66667',
  );
});

test.each([null, '', 'r1', 'r1.q10', 'r1.m0', 'r1.m-3', 'r1.m1e9', '.m10'])(
  'what is no scenario, such as %s, changes nothing',
  (text) => {
    expect(readScenario(text)).toEqual({});
  },
);
