import { describe, expect, test } from 'vitest';
import { keptUntil, noticeDays, retentionDue } from './retention';

const on = (day: string) => new Date(`${day}T12:00:00Z`);

test.each([
  [365, 30],
  [60, 30],
  [20, 10],
  [1, 1],
])('what is kept for %i days is announced %i days before', (termDays, days) => {
  expect(noticeDays(termDays)).toBe(days);
});

describe('data whose erasure was announced', () => {
  test('in time is kept to the end of its retention', () => {
    const dates = { endedAt: on('2025-01-01'), announcedAt: on('2025-12-02') };
    expect(keptUntil(dates, 365)).toEqual(on('2026-01-01'));
  });

  test('late is kept to the end of its notice', () => {
    const dates = { endedAt: on('2024-01-01'), announcedAt: on('2026-03-01') };
    expect(keptUntil(dates, 365)).toEqual(on('2026-03-31'));
  });
});

test('nothing is erased before its notice is over', () => {
  expect(retentionDue(on('2026-01-31'), 365)).toEqual({
    announce: { endedBefore: on('2025-03-02') },
    erase: { endedBefore: on('2025-01-31'), announcedBefore: on('2026-01-01') },
  });
});
