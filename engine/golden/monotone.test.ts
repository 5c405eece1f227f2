import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileJob, match, score } from '../index';
import { GOLDEN_CASES } from './cases';

const AS_OF = { year: 2026, month: 5 };
const PAIRS = GOLDEN_CASES.flatMap(({ job, candidates }) => {
  const compiled = compileJob(job);
  return candidates.map(({ text }) => ({ compiled, text }));
});

describe('more evidence never costs points', () => {
  test('a sentence that shows a required skill, put on any line, never lowers the score', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAIRS),
        fc.nat(),
        fc.nat(),
        ({ compiled, text }, where, which) => {
          const asked = compiled.reading.requirements.filter(
            (requirement) => requirement.kind === 'skill',
          );
          const skill = asked[which % asked.length];
          if (skill === undefined) return;
          const lines = text.split('\n');
          lines.splice(where % (lines.length + 1), 0, `- Used ${skill.text} every day.`);
          const before = score(compiled, { text }, AS_OF) ?? 0;
          expect(score(compiled, { text: lines.join('\n') }, AS_OF)).toBeGreaterThanOrEqual(before);
        },
      ),
      { numRuns: 150, seed: 3 },
    );
  });

  test('the same inputs give the same result, byte for byte', () => {
    for (const { compiled, text } of PAIRS) {
      expect(JSON.stringify(match(compiled, { text }, AS_OF))).toBe(
        JSON.stringify(match(compiled, { text }, AS_OF)),
      );
    }
  });

  test('a score does not depend on who else is scored', () => {
    for (const { job, candidates } of GOLDEN_CASES) {
      const shared = compileJob(job);
      const forwards = candidates.map(({ text }) => score(shared, { text }, AS_OF));
      const backwards = [...candidates].reverse().map(({ text }) => score(shared, { text }, AS_OF));
      expect(backwards.reverse()).toEqual(forwards);
      expect(candidates.map(({ text }) => score(compileJob(job), { text }, AS_OF))).toEqual(
        forwards,
      );
    }
  });
});

describe('any text can be read', () => {
  test('random text gives a whole score from 0 to 100 or none, and quotes that stand in it', () => {
    const [first] = PAIRS;
    if (first === undefined) return;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (noise) => {
        const text = `${noise}\n${first.text}\n${noise}`;
        const result = match(first.compiled, { text }, AS_OF);
        expect(Number.isInteger(result.overall_score)).toBe(true);
        for (const { evidence } of result.requirements) {
          for (const { start, end, quote } of evidence) expect(text.slice(start, end)).toBe(quote);
        }
      }),
      { numRuns: 100, seed: 5 },
    );
  });

  test.each(['', '   \n\t ', '★ ● — …'])(
    'a text without words (%j) has no score and a flag',
    (text) => {
      const [first] = PAIRS;
      if (first === undefined) return;
      const result = match(first.compiled, { text }, AS_OF);
      expect(result.overall_score).toBeNull();
      expect(result.tier).toBeNull();
      expect(result.flags.map((flag) => flag.kind)).toEqual(['could_not_read']);
      expect(score(first.compiled, { text }, AS_OF)).toBeNull();
    },
  );
});
