import { expect, test } from 'vitest';
import { dropFinding, durationWords, readDays, sourceLines, writeDays } from './stat-words';

test.each([
  [null, null],
  [0.4, 'under an hour'],
  [1, '1 hour'],
  [30.2, '30 hours'],
  [70, '3 days'],
])('%s hours are told as %s', (hours, words) => {
  expect(durationWords(hours)).toBe(words);
});

test('a window that is not offered is the usual one, which stands in no address', () => {
  expect(readDays(new URLSearchParams('days=90'))).toBe(90);
  expect(readDays(new URLSearchParams('days=12'))).toBe(30);
  expect([writeDays('30'), writeDays('7')]).toEqual([null, '7']);
});

test('a source that nobody was invited by has no line', () => {
  const none = { total: 0, completed: 0, active: 0 };
  const ashby = { total: 18, completed: 7, active: 6 };
  expect(sourceLines({ ashby, greenhouse: none, unknown: none })).toEqual([
    { source: 'ashby', words: 'Ashby 7 of 18 completed, 6 active' },
  ]);
});

test('the step that most people have not done is named, and none where all are', () => {
  const steps = [
    { milestone: 'A hard handover', reached: 40, completed: 29 },
    { milestone: 'The first 30 days', reached: 29, completed: 17 },
  ];
  expect(dropFinding(steps)).toBe('12 of 29 who came to “The first 30 days” have not done it');
  expect(dropFinding([{ milestone: 'A hard handover', reached: 2, completed: 1 }])).toBe(
    '1 of 2 who came to “A hard handover” has not done it',
  );
  expect(dropFinding([{ milestone: 'A hard handover', reached: 3, completed: 3 }])).toBe(
    'Everybody has finished the steps they reached',
  );
});
