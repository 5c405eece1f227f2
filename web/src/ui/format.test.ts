import { expect, test } from 'vitest';
import {
  formatBytes,
  formatClock,
  formatDate,
  formatLaterMoment,
  formatLedgerMoney,
  formatMean,
  formatMoment,
  formatMoney,
  formatRemaining,
  formatWholeMoment,
  plural,
  sentenceList,
} from './format';

test('a list reads as a sentence, with semicolons if an item has a comma', () => {
  expect(sentenceList([])).toBe('');
  expect(sentenceList(['a'])).toBe('a');
  expect(sentenceList(['a', 'b', 'c'])).toBe('a, b and c');
  expect(sentenceList(['Welding, 5+ years', 'b', 'c'])).toBe('Welding, 5+ years; b and c');
});

test.each([
  [4900, 'usd', 'USD 49'],
  [4950, 'usd', 'USD 49.50'],
  [149_000, 'eur', 'EUR 1,490'],
  [5000, 'jpy', 'JPY 5,000'],
])('%i minor units of %s are %s', (amount, currency, words) => {
  expect(formatMoney(amount, currency).replace('\u00a0', ' ')).toBe(words);
});

test.each([
  [4_900, 'usd', 'USD 49.00'],
  [4_900, 'jpy', 'JPY 4,900'],
])('in a column %i %s has every digit: %s', (amount, currency, words) => {
  expect(formatLedgerMoney(amount, currency).replace('\u00a0', ' ')).toBe(words);
});

test('a mean has one decimal, even if it is zero', () => {
  expect([72, 64.7, 66.67, 0].map(formatMean)).toEqual(['72.0', '64.7', '66.7', '0.0']);
});

test('a moment has its year once the year is over, and for records always', () => {
  const [moment, now, later] = ['2026-03-02T12:00:00.000Z', '2026-11-01', '2027-01-15'];
  expect(formatMoment(moment, new Date(now))).not.toContain('2026');
  expect(formatMoment(moment, new Date(later))).toContain('2026');
  expect(formatWholeMoment(moment)).toContain('2026');
});

test('a later moment of the same day shows only its time', () => {
  const [start, end] = ['2026-03-02T12:00:00.000Z', '2026-03-02T12:04:00.000Z'];
  const nextWeek = '2026-03-09T12:04:00.000Z';
  expect(formatLaterMoment(end, start)).toBe(formatClock(new Date(end)));
  expect(formatLaterMoment(nextWeek, start)).toBe(formatMoment(nextWeek));
});

test.each([
  [640, '640 B'],
  [12_000, '12 KB'],
  [4_404_019, '4.2 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test('one is singular and everything else plural', () => {
  expect([plural(0, 'row'), plural(1, 'row'), plural(2, 'row')]).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
  ]);
});

test('remaining time is given in minutes, never in seconds', () => {
  expect([formatRemaining(4000), formatRemaining(61_000)]).toEqual(['about 1 min', 'about 2 min']);
});

test('a calendar day is the same one west of Greenwich', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/Los_Angeles';
  try {
    expect(formatDate('2020-03-02')).toMatch(/\b2\b/);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
