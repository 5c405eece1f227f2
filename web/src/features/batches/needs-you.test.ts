import type { BatchOutcome } from '@candor/domain/model/batch';
import { expect, test } from 'vitest';
import { aBatch } from '../../testing/samples';
import { needsYou } from './needs-you';

const NOW = new Date('2026-03-03T09:00:00.000Z');
const outcome = (scored: number, decided: number, unread = 0): BatchOutcome => ({
  tiers: { excellent: 0, good: scored, fair: 0, poor: 0 },
  successful_matches: scored,
  failed_matches: unread,
  cancelled_matches: 0,
  decided_count: decided,
});
const porter = aBatch({ batch_job_id: 'batch-0001', jobTitle: 'Night Porter' });
const cook = aBatch({ batch_job_id: 'batch-0002', jobTitle: 'Line Cook' });
const words = (...args: Parameters<typeof needsYou>) =>
  needsYou(...args).map(({ count, what, where }) => `${count} ${what}: ${where}`);

test('a batch that somebody began to decide counts its people, an untouched one counts as finished', () => {
  const outcomes = new Map([
    ['batch-0001', outcome(31, 6)],
    ['batch-0002', outcome(12, 0)],
  ]);
  expect(words([porter, cook], outcomes, NOW)).toEqual([
    '25 to decide: Night Porter',
    '1 batch finished: Line Cook',
  ]);
});

test('a fully decided batch waits for nobody', () => {
  expect(words([porter], new Map([['batch-0001', outcome(31, 31)]]), NOW)).toEqual([]);
});

test('while it is unknown what came of a batch nothing is claimed about it', () => {
  expect(words([porter], new Map(), NOW)).toEqual([]);
});

test('unread files and failed batches are told, but not of the sample, nor once they were run again', () => {
  const failed = aBatch({ batch_job_id: 'batch-0003', status: 'failed', jobTitle: 'Tailor' });
  const again = aBatch({ batch_job_id: 'batch-0004', status: 'pending', rerun_of: 'batch-0003' });
  const sample = aBatch({ batch_job_id: 'batch-0005', sample: true });
  const outcomes = new Map([
    ['batch-0001', outcome(3, 3, 2)],
    ['batch-0003', outcome(0, 0, 5)],
    ['batch-0005', outcome(7, 7, 1)],
  ]);
  expect(words([porter, sample, failed], outcomes, NOW)).toEqual([
    '1 batch failed: Tailor',
    '2 resumes could not be read: Night Porter',
  ]);
  expect(words([again, failed], outcomes, NOW)).toEqual([]);
});

test('each leads to the part of the results that it speaks of', () => {
  const outcomes = new Map([
    ['batch-0001', outcome(31, 6, 2)],
    ['batch-0002', outcome(12, 0)],
  ]);
  expect(needsYou([porter, cook], outcomes, NOW).map(({ kind, to }) => [kind, to])).toEqual([
    ['decide', '/analytics?batchId=batch-0001&show=to_decide'],
    ['finished', '/analytics?batchId=batch-0002'],
    ['unread', '/analytics?batchId=batch-0001&show=unread'],
  ]);
});

test('people skipped because a batch was cancelled are not resumes that could not be read', () => {
  const cancelled = { ...outcome(3, 3, 40), cancelled_matches: 39 };
  expect(words([porter], new Map([['batch-0001', cancelled]]), NOW)).toEqual([
    '1 resume could not be read: Night Porter',
  ]);
});

test('what is older than two weeks is left alone', () => {
  const later = new Date('2026-04-03T09:00:00.000Z');
  expect(words([porter], new Map([['batch-0001', outcome(31, 6)]]), later)).toEqual([]);
});
