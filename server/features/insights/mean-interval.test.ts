import { expect, test } from 'vitest';
import { meanInterval } from './mean-interval';

test('the interval of an average follows Student, also for few people, and stays among the scores', () => {
  // Student's quantiles: 2.776 for five people, 2.093 for twenty, 1.984 for a hundred.
  expect(meanInterval(60, 10, 5)).toEqual({ low: 47.8, high: 72.2 });
  expect(meanInterval(60, 10, 20)).toEqual({ low: 55.3, high: 64.7 });
  expect(meanInterval(60, 10, 100)).toEqual({ low: 58, high: 62 });
  expect(meanInterval(95, 20, 5)).toMatchObject({ high: 100 });
});
