import { expect, test } from 'vitest';
import { aMatch, aRequirementResult } from '../../../testing/samples';
import { callOf, callSheetText } from './call-sheet';

const person = {
  candidate_id_internal: 'person-0001',
  shownName: 'Ilka Brandvold',
  headline: 'Porter',
  email: null,
  match_results: aMatch({
    overall_score: 78,
    requirements: [aRequirementResult('keys', 'unmet')],
    questions: [{ text: 'Which keys have you held?', requirement_id: 'keys' }],
    would_change: [{ text: 'Key handling in full', requirement_ids: ['keys'] }],
  }),
};

test('the sheet asks for what the resume leaves open and says what an answer would improve', () => {
  const call = callOf(person, false);
  expect(callSheetText('Night Porter', call ? [call] : [])).toBe(
    [
      'Call sheet: Night Porter',
      'Ilka Brandvold, 78 of 100, good match\n- R1: Which keys have you held?\nWould lift the match: Key handling in full',
      'Decision support. Read the evidence before deciding.',
    ].join('\n\n'),
  );
});

test('a covered score is not on the sheet, nor what would raise it; the questions are', () => {
  const call = callOf(person, true);
  const text = callSheetText('Night Porter', call ? [call] : []);
  expect(text).toContain('Ilka Brandvold, score covered\n- R1: Which keys have you held?');
  expect(text).not.toMatch(/78|good|lift/);
});

test('a document without a score is on no sheet', () => {
  expect(callOf({ ...person, match_results: null }, false)).toBeNull();
});
