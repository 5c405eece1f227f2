import { expect, test } from 'vitest';
import { drift, driftNote, inTurns, median, percentile } from './measure';

test('the median of an odd number of values is the middle one', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('the median of an even number of values lies between the two middle ones', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('a percentile is the smallest value that the share does not pass', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile(values, 0.75)).toBe(15);
});

test('the percentile of a single value is that value', () => {
  expect(percentile([7], 0.95)).toBe(7);
});

test('there is no percentile of nothing', () => {
  expect(percentile([], 0.5)).toBeNaN();
});

test('work and baseline take turns after one round that is not counted', async () => {
  const order: string[] = [];
  const times = await inTurns(
    () => order.push('ours'),
    () => order.push('baseline'),
    2,
  );
  expect(order).toEqual(['ours', 'baseline', 'ours', 'baseline', 'ours', 'baseline']);
  expect(times.ours).toHaveLength(2);
  expect(times.baseline).toHaveLength(2);
});

test('drift is the distance of the extremes as a share of the median', () => {
  expect(drift([90, 100, 110])).toBeCloseTo(0.2, 10);
});

test('only a restless baseline is remarked on', () => {
  expect(driftNote([100, 101, 102])).toBe('');
  expect(driftNote([100, 150, 200])).toContain('67 %');
});
