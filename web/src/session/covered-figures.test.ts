import type { AiInsight } from '@candor/domain/model/insight';
import { expect, test } from 'vitest';
import { coverFindings } from './covered-figures';

const aFinding = (id: string, n: number): AiInsight => ({
  id,
  n,
  title: 'A finding',
  claim: 'A claim.',
  basis: 'A basis.',
  confidence: 'high',
  actions: [],
  category: 'process',
});

const idsOf = (waiting: number, people: number | null) =>
  coverFindings([aFinding('waiting-decisions', waiting), aFinding('scarce-must', 6)], people).map(
    ({ id }) => id,
  );

test('of few people it is not found how many are good matches, and everything else is', () => {
  expect(idsOf(5, 19)).toEqual(['scarce-must']);
  expect(idsOf(5, 20)).toEqual(['waiting-decisions', 'scarce-must']);
});

test('if the number of people is unknown, the finding itself has to be about many', () => {
  expect(idsOf(19, null)).toEqual(['scarce-must']);
  expect(idsOf(20, null)).toEqual(['waiting-decisions', 'scarce-must']);
});
