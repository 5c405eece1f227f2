import { expect, test } from 'vitest';
import { layoutShift, slowestInteraction } from './score-vitals';

test('a page that never shifts scores nothing', () => {
  expect(layoutShift([])).toBe(0);
});

test('shifts close together add up', () => {
  const shifts = [
    { at: 100, value: 0.02 },
    { at: 900, value: 0.03 },
  ];
  expect(layoutShift(shifts)).toBeCloseTo(0.05, 10);
});

test('a second of rest starts a new window, and the worst window counts', () => {
  const shifts = [
    { at: 100, value: 0.02 },
    { at: 1_100, value: 0.04 },
    { at: 3_000, value: 0.01 },
  ];
  expect(layoutShift(shifts)).toBeCloseTo(0.04, 10);
});

test('a window ends after five seconds even where the shifts go on', () => {
  const shifts = Array.from({ length: 12 }, (_, index) => ({ at: index * 500, value: 0.01 }));
  expect(layoutShift(shifts)).toBeCloseTo(0.1, 10);
});

test('the slowest interaction counts', () => {
  const inputs = [
    { interaction: 1, duration: 24 },
    { interaction: 2, duration: 88 },
  ];
  expect(slowestInteraction(inputs)).toBe(88);
});

test('interactions too fast to be reported count as the shortest reported time', () => {
  expect(slowestInteraction([])).toBe(16);
});
