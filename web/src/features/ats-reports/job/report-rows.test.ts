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
  expect(rows.map(({ tied }) => tied)).toEqual([false, true, true, false, false]);
  expect(scoredOf(rows)).toHaveLength(4);
});

test('a missing name reads Unknown Candidate, and the system’s codes read as words', () => {
  const [, , third] = reportRows({ assessments: ASSESSMENTS });
  expect(third).toMatchObject({ name: 'Unknown Candidate', stage: 'Phone screen' });
});

test('with names hidden nobody is named', () => {
  const hidden = { hideNames: true, isCovered: () => false };
  const names = reportRows({ assessments: ASSESSMENTS }, hidden).map(({ name }) => name);
  expect(names.join()).not.toMatch(/Ada|Bo|Cy/);
});

const BEST_FIRST = [
  anAssessment('application-9', 'Zoe Quill', 91, { ordinal: 3 }),
  anAssessment('application-2', 'Ada Brandt', 60, { ordinal: 2 }),
  anAssessment('application-1', 'Bo Castell', 34, { ordinal: 1 }),
  anAssessment('application-5', 'Cy Dorn', null, { ordinal: 4 }),
];

test('a covered score leaves nothing in its row, and while there is one rows stand by name', () => {
  const isCovered = (id: string) => id !== 'application-2';
  const rows = reportRows({ assessments: BEST_FIRST }, { hideNames: false, isCovered });
  expect(
    rows.map(({ name, rank, score, tier, covered }) => [name, rank, score, tier, covered]),
  ).toEqual([
    ['Ada Brandt', 2, 60, 'fair', false],
    ['Bo Castell', null, null, null, true],
    ['Cy Dorn', null, null, null, false],
    ['Zoe Quill', null, null, null, true],
  ]);
});

test('a tie with a covered score is not told', () => {
  const isCovered = (id: string) => id === 'application-3';
  const rows = reportRows({ assessments: ASSESSMENTS }, { hideNames: false, isCovered });
  expect(rows.find(({ id }) => id === 'application-2')).toMatchObject({ score: 61, tied: false });
});

test('the number in place of a hidden name does not tell who is better', () => {
  const rows = reportRows({ assessments: BEST_FIRST }, { hideNames: true, isCovered: () => true });
  expect(rows.map(({ id, name }) => [id, name])).toEqual([
    ['application-1', 'Candidate 1'],
    ['application-2', 'Candidate 2'],
    ['application-9', 'Candidate 3'],
    ['application-5', 'Candidate 4'],
  ]);
});
