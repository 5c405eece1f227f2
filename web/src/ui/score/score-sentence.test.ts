import { expect, test } from 'vitest';
import { aMatch, aRequirementResult } from '../../testing/samples';
import { scoreSentence } from './score-sentence';

const must = (id: string, verdict: 'met' | 'partial' | 'unmet' | 'unclear', text = id) =>
  aRequirementResult(id, verdict, { text });
const nice = (id: string, verdict: 'met' | 'partial' | 'unmet', text = id) =>
  aRequirementResult(id, verdict, { text, importance: 'nice' });

test('the sentence names score, tier, what is shown and what is missing', () => {
  const requirements = [
    must('a', 'met'),
    must('b', 'partial'),
    nice('c', 'met'),
    nice('d', 'unmet', 'German'),
  ];
  expect(scoreSentence(aMatch({ overall_score: 90, requirements }))).toBe(
    '90 of 100, excellent match. The resume shows evidence for 2 of 2 must-haves (1 partly) and 1 of 2 nice-to-haves; nothing found for German. It reflects only this job text and this document, and can miss things. You decide.',
  );
});

test('a kind of requirement that the job does not have is left out', () => {
  expect(scoreSentence(aMatch({ requirements: [must('a', 'met')] }))).toContain(
    'evidence for 1 of 1 must-haves. It',
  );
});

test('a long list of missing requirements is counted, not recited', () => {
  const requirements = ['Welding', 'Rigging', 'Blueprints', 'Forklift', 'Welsh'].map((text) =>
    must(text, 'unmet', text),
  );
  expect(scoreSentence(aMatch({ overall_score: 10, requirements }))).toContain(
    'nothing found for Welding, Rigging, Blueprints and 2 more.',
  );
});

test('a document without a score has no sentence', () => {
  expect(scoreSentence({ ...aMatch(), overall_score: null, tier: null })).toBeNull();
});

test('a part of the whole job that weighs much and is not shown is named', () => {
  const role = aRequirementResult('role', 'unclear', {
    text: 'Has worked as an accountant',
    source: null,
    max_points: 33,
  });
  const sentence = scoreSentence(
    aMatch({ overall_score: 16, requirements: [role, must('a', 'met')] }),
  );
  expect(sentence).toContain(
    'A large part of the points is for “Has worked as an accountant”, which is unclear. It',
  );
});
