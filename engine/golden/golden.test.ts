import { describe, expect, test } from 'vitest';
import { compileJob, match, score } from '../index';
import { GOLDEN_CASES } from './cases';

const AS_OF = { year: 2026, month: 5 };

describe.each(GOLDEN_CASES)('$name', ({ job, candidates }) => {
  const compiled = compileJob(job);
  const scores = candidates.map(({ text }) => score(compiled, { text }, AS_OF) ?? -1);

  test('candidates come out in the expected order', () => {
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
  });

  test('the best candidate is at least a good match and the last a poor one', () => {
    expect(scores[0]).toBeGreaterThanOrEqual(70);
    expect(scores.at(-1)).toBeLessThan(50);
  });

  test('score and match agree, and the points of the lines add up to the score', () => {
    for (const { text } of candidates) {
      const result = match(compiled, { text }, AS_OF);
      const points = result.requirements.reduce((sum, line) => sum + line.points, 0);
      const contributions = result.dimensions.reduce(
        (sum, dimension) => sum + dimension.contribution,
        0,
      );
      expect(result.overall_score).toBe(score(compiled, { text }, AS_OF));
      expect(Math.round(points)).toBe(result.overall_score);
      expect(contributions).toBeCloseTo(points, 6);
    }
  });

  test('every quote is the text at its offsets, and no line earns points without one', () => {
    for (const { text } of candidates) {
      for (const line of match(compiled, { text }, AS_OF).requirements) {
        for (const evidence of line.evidence) {
          expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
        }
        if (line.evidence.length > 0) continue;
        expect(line.points).toBe(0);
        expect(['unmet', 'unclear']).toContain(line.verdict);
      }
    }
  });

  test('the points that can be earned add up to 100', () => {
    const most = compiled.reading.requirements.map((requirement) => requirement.weight);
    expect(most.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 6);
  });
});
