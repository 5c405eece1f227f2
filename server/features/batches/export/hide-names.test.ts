import { expect, test } from 'vitest';
import type { ReviewedRow } from '../store/results';
import { hideNames } from './hide-names';

const row: ReviewedRow = {
  id: '6a2b0e7e-0000-4000-8000-000000000001',
  ordinal: 1,
  charged: true,
  originalFilename: 'ana-loess.pdf',
  candidateName: 'Ana Loess',
  candidateId: 'A-1',
  email: 'ana@example.com',
  headline: 'Assistant to Ana Loess',
  score: 50,
  error: null,
  errorCode: null,
  duplicateOf: null,
  decision: 'shortlist',
  decisionReason: 'Loess knows the field',
  decisionNote: 'Call ana@example.com',
  scoreSeen: 50,
  matchResults: {
    overall_score: 50,
    tier: 'fair',
    dimensions: [],
    requirements: [
      {
        id: 'r1',
        text: 'Analysis',
        kind: 'skill',
        importance: 'must',
        weight: 100,
        minimum_years: null,
        alternatives: [],
        source: null,
        verdict: 'met',
        strength: 1,
        points: 50,
        max_points: 100,
        evidence: [
          {
            quote: 'ANA LOESS (ana@example.com) led the analysis',
            start: 0,
            end: 44,
            section: 'summary',
            reason: 'exact',
            strength: 1,
          },
        ],
      },
    ],
    strengths: [],
    gaps: [],
    questions: [],
    would_change: [],
    flags: [],
    confidence: 1,
    engine_version: '1',
  },
};

test('a name inside a quote is hidden, and words that merely contain it stay', () => {
  const hidden = hideNames(row);
  const quote = hidden.matchResults?.requirements[0]?.evidence[0]?.quote;
  expect(quote).toBe('[hidden] ([hidden]) led the analysis');
  expect(hidden.headline).toBe('Assistant to [hidden]');
  expect(hidden).toMatchObject({
    decisionReason: '[hidden] knows the field',
    decisionNote: 'Call [hidden]',
  });
  expect(hidden).toMatchObject({ candidateName: null, email: null, originalFilename: null });
});
