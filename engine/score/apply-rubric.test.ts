import type { RequirementResult } from '@candor/domain/model/match';
import type { RubricLine } from '@candor/domain/model/rubric';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyRubric, requirementsByRubric } from './apply-rubric';
import { combine } from './combine';
import { GATE_ID } from './line-ids';
import { GATE_ASKED, GATE_FLOOR } from './weights';

const line = (id: string, over: Partial<RubricLine> = {}): RubricLine => ({
  requirement_ids: [id],
  text: id,
  kind: 'skill',
  importance: 'must',
  weight: 10,
  ...over,
});

const result = (id: string, strength: number, quote?: string): RequirementResult => ({
  id,
  text: id,
  kind: 'skill',
  importance: 'must',
  weight: 10,
  minimum_years: null,
  alternatives: [],
  source: null,
  verdict: strength > 0.7 ? 'met' : 'unmet',
  strength,
  points: 0,
  max_points: 10,
  evidence:
    quote === undefined
      ? []
      : [{ start: 0, end: quote.length, quote, section: 'experience', reason: 'exact', strength }],
});

describe('applyRubric', () => {
  test('an unchanged rubric gives the total of the combining rule', () => {
    const lines = fc.array(
      fc.record({
        strength: fc.double({ min: 0, max: 1, noNaN: true }),
        importance: fc.constantFrom('must' as const, 'nice' as const),
        weight: fc.double({ min: 0.1, max: 50, noNaN: true }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, (ledger) => {
        const rated = ledger.map(({ strength }, at) => ({ id: `r${at}`, strength, source: null }));
        const rubric = ledger.map(({ importance, weight }, at) =>
          line(`r${at}`, { importance, weight }),
        );
        expect(applyRubric(rated, rubric).total).toBe(combine(ledger).total);
      }),
    );
  });

  test('a requirement in no line earns nothing and costs nothing', () => {
    const rated = [
      { id: 'r1', strength: 1, source: null },
      { id: 'r2', strength: 0, source: null },
    ];
    expect(applyRubric(rated, [line('r1')]).total).toBe(100);
  });

  test('alternatives are as strong as the strongest of them, in any order', () => {
    const rated = [
      { id: 'r1', strength: 0.2, source: null },
      { id: 'r2', strength: 0.9, source: null },
    ];
    for (const ids of [
      ['r1', 'r2'],
      ['r2', 'r1'],
    ]) {
      expect(applyRubric(rated, [line('x', { requirement_ids: ids })]).total).toBe(90);
    }
  });

  test('a line about something that was not measured is left out', () => {
    const rated = [{ id: 'r1', strength: 0.5, source: null }];
    const applied = applyRubric(rated, [line('r1'), line('r9')]);
    expect(applied.total).toBe(50);
    expect(applied.lines.map(({ id }) => id)).toEqual(['r1']);
  });
});

describe('the gate of an edited rubric', () => {
  const source = { start: 0, end: 4 };
  const rated = [
    { id: 'r1', strength: 1, source: null },
    { id: GATE_ID, strength: 0, source: null },
    { id: 'r2', strength: 0, source },
    { id: 'r3', strength: 1, source },
  ];
  const rubric = (r2: Partial<RubricLine>) => [
    line('r1', { weight: 50 }),
    line(GATE_ID, { weight: 25 }),
    line('r2', { weight: 15, ...r2 }),
    line('r3', { weight: 10, importance: 'nice' }),
  ];

  test('holds its share back while the only must-have is missing', () => {
    const { gate } = applyRubric(rated, rubric({}));
    expect(gate?.opened).toBe(0);
    expect(gate?.strength).toBeCloseTo(1 - (1 - GATE_FLOOR) / GATE_ASKED, 9);
  });

  test('opens if the missing must-have becomes a nice-to-have, or is deleted', () => {
    const eased = applyRubric(rated, rubric({ importance: 'nice' }));
    const shorter = applyRubric(
      rated,
      rubric({}).filter(({ text }) => text !== 'r2'),
    );
    expect(eased.gate?.opened).toBe(1);
    expect(shorter.total).toBeGreaterThan(eased.total);
    expect(eased.total).toBeGreaterThan(applyRubric(rated, rubric({})).total);
  });
});

describe('requirementsByRubric', () => {
  test('a merged line shows the evidence of all its parts under its own words', () => {
    const results = [result('r1', 0.2, 'Vue at home'), result('r2', 0.9, 'React at work')];
    const merged = line('r1', { requirement_ids: ['r1', 'r2'], text: 'React or Vue' });
    const { requirements } = requirementsByRubric(results, [merged]);
    expect(requirements).toHaveLength(1);
    expect(requirements[0]).toMatchObject({
      id: 'r1',
      text: 'React or Vue',
      verdict: 'met',
      alternatives: ['r2', 'r1'],
      points: 90,
      max_points: 100,
    });
    expect(requirements[0]?.evidence.map(({ quote }) => quote)).toEqual([
      'React at work',
      'Vue at home',
    ]);
  });
});

test('an unedited rubric shows the weights that were read, to the last digit', () => {
  const weights = [33.6, 13.2, 40, 3.6, 3.6, 3.6, 2.4].map((weight) => weight * 0.94).concat(6);
  const read = weights.map((_, at) => result(`r${at}`, 0.5));
  const lines = weights.map((weight, at) => line(`r${at}`, { weight }));
  const shown = requirementsByRubric(read, lines).requirements;
  expect(shown.map(({ weight }) => weight)).toEqual(weights);
  expect(shown.map((one) => one.max_points)).not.toEqual(weights);
});
