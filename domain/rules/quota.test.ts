import { expect, test } from 'vitest';
import {
  daysRemaining,
  ESTIMATE_CAP,
  estimateCandidates,
  quotaLevel,
  shareOf,
  takesMuchOf,
} from './quota';

test.each([
  [499, 'none'],
  [500, 'info'],
  [749, 'info'],
  [750, 'warning'],
  [899, 'warning'],
  [900, 'critical'],
  [1000, 'critical'],
])('%i of 1000 used reads %s', (used, level) => {
  expect(quotaLevel(used, 1000)).toBe(level);
});

test('without a limit there is no level, and a limit of zero is critical', () => {
  expect(quotaLevel(10_000, null)).toBe('none');
  expect(quotaLevel(0, 0)).toBe('critical');
});

test('exactly 80% of the remainder does not warn, one more does', () => {
  expect(takesMuchOf(100, 80)).toBe(false);
  expect(takesMuchOf(100, 81)).toBe(true);
});

test('the share of the whole quota is rounded', () => {
  expect(shareOf(100, 81)).toBe(81);
  expect(shareOf(3, 2)).toBe(67);
  expect(shareOf(0, 2)).toBe(100);
});

test('whatever takes something of the quota takes a share of it', () => {
  expect(shareOf(2500, 2)).toBe(1);
  expect(shareOf(2500, 0)).toBe(0);
});

test.each([
  ['csv_file', 0, 1],
  ['csv_file', 1024, 1],
  ['csv_file', 1025, 2],
  ['csv_file', 50_000_000, 1000],
  ['zip_file', 5 * 1024, 1],
  ['zip_file', 5 * 1024 + 1, 2],
  ['zip_file', 50_000_000, 500],
  ['google_drive', 0, 10],
  ['aws_s3', 0, 25],
  ['database', 0, 50],
] as const)('%s of %i bytes is estimated at %i', (type, bytes, expected) => {
  expect(estimateCandidates(type, bytes)).toBe(expected);
});

test.each([
  ['google_drive', 100],
  ['aws_s3', 200],
  ['database', 1000],
] as const)('%s is taken to hold at most %i', (type, most) => {
  expect(ESTIMATE_CAP[type]).toBe(most);
});

test('days remaining are rounded up and stop at 0', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  expect(daysRemaining(new Date('2026-03-08T12:00:00.000Z'), now)).toBe(7);
  expect(daysRemaining(new Date('2026-03-01T12:00:01.000Z'), now)).toBe(1);
  expect(daysRemaining(new Date('2026-03-01T12:00:00.000Z'), now)).toBe(0);
  expect(daysRemaining(new Date('2026-02-01T12:00:00.000Z'), now)).toBe(0);
});
