import { expect, test } from 'vitest';
import { meanInterval } from './bootstrap';

test('the same value everywhere leaves no doubt', () => {
  expect(meanInterval([0.3, 0.3, 0.3])).toEqual({
    low: expect.closeTo(0.3, 10),
    high: expect.closeTo(0.3, 10),
  });
});

test('differences on both sides of 0 do not prove one of them', () => {
  const { low, high } = meanInterval([-1, 1, -1, 1, -1, 1]);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

test('the same values give the same interval', () => {
  expect(meanInterval([1, 2, 3, 4])).toEqual(meanInterval([1, 2, 3, 4]));
});
