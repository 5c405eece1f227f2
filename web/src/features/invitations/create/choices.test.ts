import type { InvitableAssessment } from '@candor/domain/model/invitation';
import { expect, test } from 'vitest';
import { byHand, choicesOf, firstChoice, idField } from './choices';

function one(over: Partial<InvitableAssessment>): InvitableAssessment {
  return {
    assessment_id: 'own-00000001',
    ats_source: 'unknown',
    title: 'Night shift',
    job_title: 'Nurse',
    invitation_count: 3,
    last_used_at: null,
    ...over,
  };
}

const HOSTED = one({ assessment_id: 'ashby-0001', ats_source: 'ashby', title: null });

test('own assessments come first, then those of an ATS, then any by its id', () => {
  expect(choicesOf([HOSTED, one({})]).map(({ label }) => label)).toEqual([
    'Night shift, Nurse',
    'Ashby: ashby-0001',
    'Ashby assessment, by its id',
    'Greenhouse assessment, by its id',
  ]);
});

test('a title that names the job already does not name it twice', () => {
  const [first] = choicesOf([one({ title: 'Skills assessment, Nurse' })]);
  expect(first?.label).toBe('Skills assessment, Nurse');
});

test('the choice in the URL is selected, otherwise the first one', () => {
  const choices = choicesOf([one({}), HOSTED]);
  expect(firstChoice(choices, 'ashby-0001')).toBe('ashby:ashby-0001');
  expect(firstChoice(choices, '')).toBe('unknown:own-00000001');
  expect(firstChoice(choices, 'gone')).toBe('unknown:own-00000001');
  expect(byHand(firstChoice(choicesOf([]), ''))).toBe('ashby');
});

test('an id goes under the name that the contract has for it', () => {
  expect(idField('unknown:own-00000001', '')).toEqual({ assessment_id: 'own-00000001' });
  expect(idField('ashby:a:b', '')).toEqual({ ashby_assessment_id: 'a:b' });
  expect(idField('greenhouse', 'gh-1')).toEqual({ greenhouse_assessment_id: 'gh-1' });
});
