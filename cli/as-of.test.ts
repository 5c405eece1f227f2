import { expect, test } from 'vitest';
import { currentMonth, parseAsOf } from './as-of';

test('a year and a month are read', () => {
  expect(parseAsOf('2024-03')).toEqual({ year: 2024, month: 3 });
});

test.each(['2024', '2024-13', '2024-3', 'March 2024', '2024-03-01'])('%s is refused', (text) => {
  expect(() => parseAsOf(text)).toThrow('2026-03');
});

test('the current month is that of the clock in UTC', () => {
  expect(currentMonth(new Date('2025-12-31T23:59:59Z'))).toEqual({ year: 2025, month: 12 });
});
