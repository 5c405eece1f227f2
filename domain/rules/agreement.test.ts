import { describe, expect, test } from 'vitest';
import { agreementOf, type Decided } from './agreement';

const people = (decision: Decided['decision'], scores: readonly number[]): Decided[] =>
  scores.map((score, at) => ({ id: `${decision} ${at}`, score, decision }));
const of = (shortlist: readonly number[], setAside: readonly number[], maybe: number[] = []) =>
  agreementOf([
    ...people('shortlist', shortlist),
    ...people('set_aside', setAside),
    ...people('maybe', maybe),
  ]);

describe('agreement between decisions and ranking', () => {
  test('is not reported with fewer than five people on each side', () => {
    expect(of([90, 80, 70, 60], [50, 40, 30, 20, 10])).toEqual({
      shortlisted: 4,
      set_aside: 5,
      maybe: 0,
      least: 5,
      concordance: null,
      surprises: [],
    });
  });

  test('is one if everybody shortlisted is above everybody set aside, with an interval open below', () => {
    const { concordance, surprises } = of([90, 80, 70, 60, 55], [50, 40, 30, 20, 10]);
    expect(concordance).toMatchObject({ share: 1, high: 1 });
    expect(concordance?.low).toBeGreaterThan(0.5);
    expect(concordance?.low).toBeLessThan(0.8);
    expect(surprises).toEqual([]);
  });

  test('is one half if all scores are equal', () => {
    const { concordance, surprises } = of([60, 60, 60, 60, 60], [60, 60, 60, 60, 60]);
    expect(concordance?.share).toBe(0.5);
    expect((concordance?.low ?? 0) + (concordance?.high ?? 0)).toBeCloseTo(1, 6);
    expect(surprises).toEqual([]);
  });

  test('leaves out maybes', () => {
    const scores = [
      [90, 80, 70, 60, 20],
      [50, 40, 30, 25, 10],
    ] as const;
    const alone = of(...scores);
    expect(of(...scores, [1, 99])).toEqual({ ...alone, maybe: 2 });
  });

  test('has a narrower interval with more decisions', () => {
    const few = of([90, 80, 70, 60, 20], [50, 40, 30, 25, 10]).concordance;
    const many = of(
      Array.from({ length: 50 }, (_, at) => [90, 80, 70, 60, 20][at % 5] ?? 0),
      Array.from({ length: 50 }, (_, at) => [50, 40, 30, 25, 10][at % 5] ?? 0),
    ).concordance;
    expect(many?.share).toBeCloseTo(few?.share ?? 0, 9);
    expect(many?.low).toBeGreaterThan(few?.low ?? 1);
    expect(many?.high).toBeLessThan(few?.high ?? 0);
  });
});

test('the share equals that of all pairs counted one by one', () => {
  const [chosen, left] = [
    [91, 70, 70, 44, 12, 63],
    [70, 44, 30, 88, 12],
  ];
  const pairs = chosen.flatMap((one) =>
    left.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
  );
  const mean = pairs.reduce<number>((sum, one) => sum + one, 0) / pairs.length;
  expect(of(chosen, left).concordance?.share).toBeCloseTo(mean, 9);
});

test('surprises are people on the wrong side of more than half of the others, the furthest first', () => {
  const { surprises } = of([90, 80, 70, 35, 5], [50, 40, 30, 20, 85]);
  expect(surprises.map(({ kind, score }) => [kind, score])).toEqual([
    ['shortlisted_low', 5],
    ['shortlisted_low', 35],
    ['set_aside_high', 85],
  ]);
  expect(surprises[0]).toMatchObject({ candidate_id_internal: 'shortlist 4', against: 1 });
  expect(surprises[2]?.against).toBeCloseTo(0.8, 9);
});
