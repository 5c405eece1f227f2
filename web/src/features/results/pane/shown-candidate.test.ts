import type { CandidateDetail } from '@candor/domain/model/batch';
import { expect, test } from 'vitest';
import { aMatch, anItem, aRequirementResult } from '../../../testing/samples';
import { shownCandidate } from './shown-candidate';

const TEXT = 'Ilka Brandvold, ilka@example.com\nSix years of night work';
const QUOTE = {
  start: 0,
  end: 14,
  quote: 'Ilka Brandvold',
  section: 'summary',
  reason: 'exact',
  strength: 1,
} as const;

const candidate: CandidateDetail = {
  ...anItem(3, 80, { candidate_name: 'Ilka Brandvold', email: 'ilka@example.com' }),
  match_results: aMatch({
    requirements: [aRequirementResult('nights', 'met', { evidence: [QUOTE] })],
  }),
  document_text: TEXT,
  decision_detail: null,
  read_problems: [],
};

test('with names hidden neither text nor quotes nor file reveal the identity', () => {
  const shown = shownCandidate(candidate, true);
  expect(shown.shownName).toBe('Candidate 3');
  expect(JSON.stringify(shown)).not.toMatch(/ilka|brandvold|file-3/i);
});

test('hiding moves no character, so the evidence still points at its words', () => {
  expect(shownCandidate(candidate, true).document_text).toHaveLength(TEXT.length);
  expect(shownCandidate(candidate, true).document_text?.endsWith('Six years of night work')).toBe(
    true,
  );
});

test('otherwise everything is unchanged', () => {
  expect(shownCandidate(candidate, false)).toEqual({ ...candidate, shownName: 'Ilka Brandvold' });
});
