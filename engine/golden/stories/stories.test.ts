import { describe, expect, test } from 'vitest';
import { compileJob, score } from '../../index';
import { STORIES } from './all';

const AS_OF = { year: 2026, month: 5 };
/** Below this nobody would say that one is a better match than the other. */
const NO_MATCH = 10;

test('there is a story for at least twenty groups of occupations', () => {
  expect(STORIES.length).toBeGreaterThanOrEqual(20);
  for (const { people } of STORIES) expect(people).toHaveLength(5);
});

describe.each(STORIES)('$name', ({ job, people, why }) => {
  const compiled = compileJob(job);
  const scores = people.map(({ name, text }) => ({
    name,
    score: Math.max(NO_MATCH, score(compiled, { text }, AS_OF) ?? -1),
  }));
  const rightOrder = [...scores].sort((a, b) => b.score - a.score);

  test(`the order is the one of the story: ${why}`, () => {
    expect(rightOrder).toEqual(scores);
  });

  test('the first is a good match and the last two are poor ones', () => {
    expect(scores[0]?.score).toBeGreaterThanOrEqual(70);
    for (const last of scores.slice(-2)) expect(last.score).toBeLessThan(50);
  });
});
