import { describe, expect, test } from 'vitest';
import { compileJob, score } from '../../index';
import pairs from './pairs.json';

const AS_OF = { year: 2026, month: 5 };

/**
 * Two people of one trade for a job of it, of whom one fits better: by years, a must-have, a licence, rank, sector, recency or the level of
 * a language. `least` are the points by which that one must lead. All names and texts are invented.
 */
describe.each(pairs)('$name', ({ why, job, better, other, least }) => {
  const compiled = compileJob(job.join('\n'));
  const scoreOf = (lines: readonly string[]) =>
    score(compiled, { text: lines.join('\n') }, AS_OF) ?? -1;

  test(`the better one leads: ${why}`, () => {
    expect(scoreOf(better) - scoreOf(other)).toBeGreaterThanOrEqual(least);
  });
});

test('there are pairs of more than twenty trades', () => {
  expect(new Set(pairs.map(({ name }) => name.split(',')[0])).size).toBeGreaterThan(20);
});
