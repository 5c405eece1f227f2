import { TIER_FLOOR } from '@candor/domain/rules/tiers';
import { GATE_ID } from '@candor/engine/score/line-ids';
import { expect, test } from 'vitest';
import { SAMPLE_PEOPLE } from './read-sample';
import result from './sample-result.json';
import { weigh, withWeight } from './weigh';

const source = { start: 0, end: 1 };
const lines = [
  { id: 'a', source, importance: 'must', strength: 1, weight: 30 },
  { id: 'b', source, importance: 'must', strength: 0.5, weight: 60 },
  { id: 'c', source, importance: 'nice', strength: 0, weight: 10 },
] as const;

test('a line that is given points has them, and the others keep their proportions', () => {
  const [a, b, c] = weigh(withWeight(lines, 'c', 40), TIER_FLOOR).parts;
  expect(c?.maxPoints).toBeCloseTo(40);
  expect((b?.maxPoints ?? 0) / (a?.maxPoints ?? 1)).toBeCloseTo(2);
});

test('more weight on what nobody finds lowers the score', () => {
  const before = weigh(lines, TIER_FLOOR).total;
  expect(weigh(withWeight(lines, 'c', 30), TIER_FLOOR).total).toBeLessThan(before);
});

test('what the must-haves open follows the weights', () => {
  const gated = [
    ...lines,
    { id: GATE_ID, source: null, importance: 'must', strength: 0, weight: 50 },
  ] as const;
  const gate = (points: number) => {
    const { parts } = weigh(withWeight(gated, 'c', points), TIER_FLOOR);
    const opened = parts.reduce((sum, part) => sum + part.opened, 0);
    return opened / (opened + (parts[3]?.maxPoints ?? 1));
  };
  expect(gate(2)).toBeGreaterThan(gate(60));
});

test('the untouched sample has the scores that the engine gave', () => {
  const scores = SAMPLE_PEOPLE.map((person) => weigh(person.lines, TIER_FLOOR).total);
  expect(scores).toEqual(result.people.map((person) => person.score));
});

test('what each line is responsible for adds up to the score, and nothing is left to the line that they open', () => {
  for (const { lines: all } of SAMPLE_PEOPLE) {
    const { total, parts } = weigh(all, TIER_FLOOR);
    expect(Math.round(parts.reduce((sum, part) => sum + part.points, 0))).toBe(total);
    expect(parts.reduce((sum, part) => sum + part.maxPoints, 0)).toBeCloseTo(100, 9);
    expect(parts[all.findIndex(({ id }) => id === GATE_ID)]?.points).toBe(0);
  }
});
