import { expect, test } from 'vitest';
import { aScoring } from '../testing/report-samples';
import { chargeSentence, progressSentence, scoringVerb, standingSentence } from './scoring-words';

test('the charge is shown with what is left', () => {
  expect(chargeSentence(12, 2400)).toBe(
    'Charges up to 12 of the 2,400 candidates you have left. An application that cannot be read is not charged, and nobody is charged twice.',
  );
});

test('without a limit only the number is said', () => {
  expect(chargeSentence(1, null)).toMatch(/^Charges up to 1 candidate\. An application/);
});

test('progress counts up to what the run began with', () => {
  expect(progressSentence(5, 12)).toBe('Scoring… 5 of 12');
});

test('a job is said to be done only when nobody is left', () => {
  expect(standingSentence(aScoring({ unscored: 1, scored: 4, unreadable: 1 }))).toBe(
    '1 candidate has no score yet.',
  );
  expect(standingSentence(aScoring({ scored: 4, unreadable: 2 }))).toBe(
    'Everybody who can be read has a score. 2 applications could not be read and cost nothing.',
  );
  expect(standingSentence(aScoring({ unreadable: 2 }))).toMatch(/^Nobody can be scored/);
});

test('whoever was tried already is not said to wait for the first try', () => {
  const tried = aScoring({ unscored: 1, retriable: 1, scored: 4, unreadable: 1 });
  expect(standingSentence(tried)).toBe(
    '1 application could not be read. Once the cause has passed, such as a missing resume, try again.',
  );
  expect(scoringVerb(tried)).toBe('Try 1 application again');
  const both = { ...tried, unscored: 3 };
  expect(standingSentence(both)).toMatch(/^2 candidates have no score yet\. 1 application could/);
  expect(scoringVerb(both)).toBe('Score 3 candidates');
});
