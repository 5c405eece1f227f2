import { describe, expect, test } from 'vitest';
import { compileJob, match, score } from '../../index';
import { ALL_STORIES } from './all';

const AS_OF = { year: 2026, month: 5 };
/** The same person in two languages may lie this far apart: measured 0 to 4. */
const TWIN_GAP = 5;

describe.each(ALL_STORIES)('$language', ({ code, cases, twin }) => {
  describe.each(cases)('$name', ({ job, candidates }) => {
    const compiled = compileJob(job);
    const results = candidates.map(({ text }) => match(compiled, { text }, AS_OF));
    const scores = results.map((result) => result.overall_score ?? -1);

    test('job and people are read in their language', () => {
      expect(compiled.reading.language.code).toBe(code);
      expect(results.map((result) => result.language?.code)).toEqual(candidates.map(() => code));
    });

    test('candidates come out in the expected order, the best good and the last poor', () => {
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(scores[0]).toBeGreaterThanOrEqual(70);
      expect(scores.at(-1)).toBeLessThan(30);
    });

    test('every quote is the text at its offsets and begins and ends at whole words', () => {
      results.forEach(({ requirements }, at) => {
        const text = candidates[at]?.text ?? '';
        for (const { evidence } of requirements) {
          for (const { start, end, quote } of evidence) {
            expect(text.slice(start, end)).toBe(quote);
            expect(text.slice(Math.max(0, start - 1), start + 1)).not.toMatch(/\p{L}{2}/u);
            expect(text.slice(end - 1, end + 1)).not.toMatch(/\p{L}{2}/u);
          }
        }
      });
    });

    test('the source of a requirement is marked in the job at whole words', () => {
      for (const { source } of compiled.reading.requirements) {
        if (source === null) continue;
        expect(source.end).toBeGreaterThan(source.start);
        expect(job.slice(Math.max(0, source.start - 1), source.start + 1)).not.toMatch(/\p{L}{2}/u);
        expect(job.slice(source.end - 1, source.end + 1)).not.toMatch(/\p{L}{2}/u);
      }
    });
  });

  test('the same person in two languages scores alike, against the job in either language', () => {
    for (const job of [twin.job, twin.englishJob]) {
      const compiled = compileJob(job);
      const own = score(compiled, { text: twin.person }, AS_OF) ?? -100;
      const english = score(compiled, { text: twin.englishPerson }, AS_OF) ?? 100;
      expect(Math.abs(own - english)).toBeLessThanOrEqual(TWIN_GAP);
    }
  });

  test('an English job orders the people of another language as their own job does', () => {
    const compiled = compileJob(twin.englishJob);
    const story = cases.find(({ job }) => job === twin.job);
    const scores = (story?.candidates ?? []).map(
      ({ text }) => score(compiled, { text }, AS_OF) ?? -1,
    );
    expect(scores.length).toBeGreaterThan(2);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[0]).toBeGreaterThanOrEqual(70);
    expect(scores.at(-1)).toBeLessThan(30);
  });
});
