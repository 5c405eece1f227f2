import type { Evidence } from '@candor/domain/model/match';
import { expect, test } from 'vitest';
import { aRequirementResult } from '../../../testing/samples';
import { labelRequirements } from '../../../ui/score/label-requirements';
import { marksOf, stepsOf } from './marks';

const evidence = (start: number, end: number): Evidence => ({
  start,
  end,
  quote: '',
  section: 'experience',
  reason: 'exact',
  strength: 1,
});

test('marks are in reading order, whatever the order of the requirements', () => {
  const requirements = labelRequirements([
    aRequirementResult('late', 'met', { evidence: [evidence(40, 50)] }),
    aRequirementResult('early', 'partial', { evidence: [evidence(5, 9)] }),
  ]);
  expect(marksOf(requirements, [], 100).map((mark) => mark.label)).toEqual(['R2', 'R1']);
});

test('a span outside the text marks nothing', () => {
  const requirements = labelRequirements([
    aRequirementResult('a', 'met', { evidence: [evidence(90, 120)] }),
  ]);
  expect(marksOf(requirements, [], 100)).toEqual([]);
});

test('flagged text is marked as not counted and belongs to no requirement', () => {
  const flag = {
    kind: 'hidden_text' as const,
    message: 'White letters on white.',
    spans: [{ start: 0, end: 4 }],
  };
  expect(marksOf([], [flag], 10)[0]).toMatchObject({
    verdict: 'flag',
    requirementId: null,
    note: 'White letters on white.',
  });
});

test('stepping follows the order of the listed requirements', () => {
  const requirements = labelRequirements([
    aRequirementResult('nice', 'met', { importance: 'nice', evidence: [evidence(1, 2)] }),
    aRequirementResult('must', 'met', { evidence: [evidence(8, 9), evidence(4, 5)] }),
  ]);
  expect(stepsOf(requirements).map((step) => step.key)).toEqual(['R1:0', 'R1:1', 'R2:0']);
});
