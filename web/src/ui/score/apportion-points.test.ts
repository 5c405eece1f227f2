import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportionPoints } from './apportion-points';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('whole points are shown as they are', () => {
  const parts = [
    { points: 20, maxPoints: 60 },
    { points: 40, maxPoints: 40 },
  ];
  expect(apportionPoints(parts, 60)).toEqual(parts);
});

test('a requirement that earned everything is shown in full', () => {
  const third = { points: 100 / 3, maxPoints: 100 / 3 };
  const shown = apportionPoints([third, third, { points: 10.4, maxPoints: 100 / 3 }], 77);
  expect(shown.slice(0, 2).every(({ points, maxPoints }) => points === maxPoints)).toBe(true);
});

test('the shown points add up to the score and none exceeds its maximum', () => {
  const part = fc.tuple(
    fc.integer({ min: 1, max: 50 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 14 }), (raw) => {
      const weights = sum(raw.map(([weight]) => weight));
      const parts = raw.map(([weight, strength]) => {
        const maxPoints = (weight / weights) * 100;
        return { maxPoints, points: maxPoints * (strength < 0.2 ? 0 : strength) };
      });
      const score = Math.round(sum(parts.map(({ points }) => points)));
      const shown = apportionPoints(parts, score);
      expect(sum(shown.map(({ maxPoints }) => maxPoints))).toBe(100);
      expect(shown.every(({ points, maxPoints }) => points >= 0 && points <= maxPoints)).toBe(true);
      expect(sum(shown.map(({ points }) => points))).toBe(score);
    }),
  );
});
