import { expect, test } from 'vitest';
import { mannWhitney } from './mann-whitney';

const upTo = (n: number, step = 1): number[] => Array.from({ length: n }, (_, at) => at * step);

test('the same values are as likely as can be', () => {
  expect(mannWhitney(upTo(30), upTo(30))).toBeCloseTo(1, 6);
  expect(mannWhitney([5, 5, 5], [5, 5])).toBe(1);
});

test('what lies wholly above is next to impossible', () => {
  expect(
    mannWhitney(
      upTo(30),
      upTo(30).map((value) => value + 100),
    ),
  ).toBeLessThan(1e-9);
});

test('agrees with a worked example: U = 12 of ten against ten, p = .0045', () => {
  const a = [1, 2, 3, 4, 5, 6, 7, 10, 13, 16];
  const b = [8, 9, 11, 12, 14, 15, 17, 18, 19, 20];
  expect(mannWhitney(a, b)).toBeCloseTo(0.00459, 4);
  expect(mannWhitney(b, a)).toBeCloseTo(mannWhitney(a, b), 12);
});
