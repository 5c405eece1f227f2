import { expect, test } from 'vitest';
import { leadOverBestBaseline, rankingTable } from './ranking';
import type { Outcome } from './systems';

const BEST = [
  { score: 2, grade: 2 },
  { score: 1, grade: 0 },
];
const WORST = [
  { score: 1, grade: 2 },
  { score: 2, grade: 0 },
];

function outcome(name: string, isOurs: boolean, queries: Outcome['queries']): Outcome {
  return { system: { name, isOurs, rank: () => [] }, queries };
}

test('the lead is taken over the baseline that came nearest', () => {
  const lead = leadOverBestBaseline([
    outcome('ours', true, [BEST, BEST]),
    outcome('weak', false, [WORST, WORST]),
    outcome('strong', false, [BEST, WORST]),
  ]);
  expect(lead.over).toBe('strong');
  expect(lead.mean).toBeGreaterThan(0);
});

test('the same ranking as a baseline has no lead', () => {
  const lead = leadOverBestBaseline([
    outcome('ours', true, [BEST, WORST]),
    outcome('same', false, [BEST, WORST]),
  ]);
  expect(lead).toMatchObject({ mean: 0, interval: { low: 0, high: 0 } });
});

test('an occupation counts once, however many jobs it has', () => {
  const ours = outcome('ours', true, [BEST, BEST, BEST, WORST]);
  const figures = (occupations: string[]) => rankingTable([ours], occupations).match(/\d\.\d{3}/g);
  const [ofJobs, ofOccupations] = figures(['nurse', 'nurse', 'nurse', 'welder']) ?? [];
  const [, evenly] = figures(['nurse', 'nurse', 'welder', 'welder']) ?? [];
  expect(evenly).toBe(ofJobs);
  expect(Number(ofOccupations)).toBeLessThan(Number(ofJobs));
});
