import { expect, test } from 'vitest';
import { dayThere, isTimeZone, morningAfter, morningOf, nextMorning } from './mornings';

const BERLIN = 'Europe/Berlin';
const at = (moment: Date) => moment.toISOString().slice(0, 16);

test('a time zone is one that the runtime knows', () => {
  expect(['Europe/Berlin', 'UTC', 'Asia/Kolkata'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['', 'Europe/Nowhere', '../etc/passwd'].map(isTimeZone)).toEqual([false, false, false]);
});

test('a day begins where the clocks are', () => {
  const now = new Date('2026-03-02T23:30:00.000Z');
  expect(
    ['America/New_York', 'UTC', BERLIN, 'Pacific/Kiritimati'].map((zone) => dayThere(now, zone)),
  ).toEqual(['2026-03-02', '2026-03-02', '2026-03-03', '2026-03-03']);
});

test('a morning follows daylight saving time', () => {
  expect(at(morningOf('2026-01-15', 7, BERLIN))).toBe('2026-01-15T06:00');
  expect(at(morningOf('2026-07-15', 7, BERLIN))).toBe('2026-07-15T05:00');
  expect(at(morningOf('2026-07-15', 7, 'Asia/Kolkata'))).toBe('2026-07-15T01:30');
  expect(at(morningOf('2026-07-15', 0, 'Pacific/Kiritimati'))).toBe('2026-07-14T10:00');
});

test('an hour that is skipped begins when the clocks have gone forward', () => {
  expect(at(morningOf('2026-03-29', 2, BERLIN))).toBe('2026-03-29T01:00');
  expect(at(morningOf('2026-03-29', 3, BERLIN))).toBe('2026-03-29T01:00');
  expect(at(morningOf('2026-03-08', 2, 'America/New_York'))).toBe('2026-03-08T07:00');
});

test('an hour that occurs twice is the first one', () => {
  expect(at(morningOf('2026-10-25', 2, BERLIN))).toBe('2026-10-25T00:00');
  expect(at(morningOf('2026-11-01', 1, 'America/New_York'))).toBe('2026-11-01T05:00');
});

test('around every clock change a morning has one moment on its own day', () => {
  const days = (month: string) => Array.from({ length: 10 }, (_, at) => `2026-${month}-${at + 20}`);
  for (const zone of [BERLIN, 'Africa/Cairo']) {
    for (const day of [...days('03'), ...days('04'), ...days('10')]) {
      for (const hour of [0, 2]) {
        const morning = morningOf(day, hour, zone);
        expect(dayThere(morning, zone)).toBe(day);
        const hours = (morningAfter(day, hour, zone).getTime() - morning.getTime()) / 3_600_000;
        expect(Math.abs(hours - 24)).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('the next morning is today’s if it has not begun', () => {
  const early = new Date('2026-03-02T05:59:59.000Z');
  expect(at(nextMorning(early, 7, BERLIN))).toBe('2026-03-02T06:00');
  expect(at(nextMorning(new Date('2026-03-02T06:00:00.000Z'), 7, BERLIN))).toBe('2026-03-03T06:00');
});
