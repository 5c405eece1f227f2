import { expect, test } from 'vitest';
import { byCandidate } from './use-assessments';

const finished = {
  candidate_id_internal: 'person-0001',
  invitation_code: 'code-0001',
  job_title: 'Night porter',
  score: 64,
  submitted_at: '2026-03-02T09:00:00.000Z',
};

test('assessments are found by candidate', () => {
  expect(byCandidate([finished]).get('person-0001')).toBe(finished);
});

test('that nobody finished one is the same news twice', () => {
  expect(byCandidate([])).toBe(byCandidate([]));
});
