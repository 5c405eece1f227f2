import { expect, test } from 'vitest';
import { lastDays } from './last-days';

test('a range counts today as its last day', () => {
  const now = new Date('2026-03-02T23:30:00.000Z');
  expect(lastDays(7, now)).toEqual({ start_date: '2026-02-24', end_date: '2026-03-02' });
});
