import { expect, test } from 'vitest';
import { compareSnapshots } from './compare';
import { comparisonLines } from './print-comparison';
import type { Reading } from './snapshot';

const TEXT = 'Foreman at Oakline. Led a crew of nine.';

function reading(changes: Partial<Reading> = {}): Reading {
  return { text: TEXT, problem: null, grade: 'good', hidden: 0, time: 10, ...changes };
}

function unread(problem: string): Reading {
  return reading({ text: null, problem, grade: null });
}

function verdict(old: Reading, now: Reading, limit = 0.05): string {
  const { differences } = compareSnapshots(
    new Map([['cv.pdf', old]]),
    new Map([['cv.pdf', now]]),
    limit,
  );
  const [difference] = differences;
  return difference ? `${difference.change.kind}${difference.worse ? ', worse' : ''}` : 'same';
}

test('only what got worse by more than the limit counts as worse', () => {
  const moved = reading({ text: 'Led a crew of nine. Foreman at Oakline.' });
  expect(verdict(reading(), reading({ time: 20 }))).toBe('same');
  expect(verdict(reading(), moved)).toBe('changed, worse');
  expect(verdict(reading(), moved, 0.5)).toBe('changed');
  expect(verdict(reading(), reading({ text: `${TEXT} And more.` }))).toBe('changed');
});

test('a file that can no longer be read is worse, and one that has become readable is not', () => {
  expect(verdict(reading(), unread('damaged'))).toBe('now_unread, worse');
  expect(verdict(unread('damaged'), reading())).toBe('now_read');
  expect(verdict(unread('damaged'), unread('timed_out'))).toBe('other_problem');
  expect(verdict(unread('damaged'), unread('damaged'))).toBe('same');
});

test('a lower grade and hidden text that counts as seen are worse', () => {
  expect(verdict(reading(), reading({ grade: 'fair' }))).toBe('changed, worse');
  expect(verdict(reading({ grade: 'poor' }), reading())).toBe('changed');
  expect(verdict(reading({ hidden: 12 }), reading())).toBe('changed, worse');
  expect(verdict(reading(), reading({ hidden: 12 }))).toBe('changed');
});

test('the report names each difference and the time of the files in both', () => {
  const before = new Map([
    ['a.pdf', reading()],
    ['b.pdf', reading({ grade: 'fair', hidden: 3 })],
    ['c.pdf', reading()],
  ]);
  const now = new Map([
    ['a.pdf', reading({ time: 30 })],
    ['b.pdf', reading({ text: 'Foreman at Oakline.', time: 10 })],
    ['d.pdf', reading({ time: 500 })],
  ]);
  expect([...comparisonLines(compareSnapshots(before, now, 0.05))].join('')).toBe(
    [
      'WORSE  b.pdf: 62.5% of its words lost, grade fair -> good, hidden characters 3 -> 0',
      '       c.pdf: in the snapshot only',
      '       d.pdf: not in the snapshot',
      '4 files: 1 the same, 3 not, 1 of them worse; 2.00x of the time',
      '',
    ].join('\n'),
  );
});
