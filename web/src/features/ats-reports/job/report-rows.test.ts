import { expect, test } from 'vitest';
import { anAssessment } from '../testing/report-samples';
import { reportRows, scoredOf } from './report-rows';

const ASSESSMENTS = [
  anAssessment('application-1', 'Ada Brandt', 88),
  anAssessment('application-2', 'Bo Castell', 61),
  anAssessment('application-3', ' ', 61, { stage: 'phone_screen' }),
  anAssessment('application-4', 'Dee Ekholm', 40),
  anAssessment('application-5', 'Cy Dorn', null, { stage: null }),
];

test('equal scores share a rank, and who has no score has none', () => {
  const rows = reportRows({ assessments: ASSESSMENTS });
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 2, 4, null]);
  expect(scoredOf(rows)).toHaveLength(4);
});

test('a missing name reads Unknown Candidate, and the words of the system read as words', () => {
  const [, , third] = reportRows({ assessments: ASSESSMENTS });
  expect(third).toMatchObject({ name: 'Unknown Candidate', stage: 'Phone screen' });
});

test('with names hidden nobody is named', () => {
  const names = reportRows({ assessments: ASSESSMENTS }, true).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Candidate 1', 'Candidate 2']);
  expect(names.join()).not.toMatch(/Ada|Bo|Cy/);
});
