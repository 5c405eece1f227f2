import { expect, test } from 'vitest';
import { aBatch } from '../../testing/samples';
import { countsOf, progressOf, remainingOf } from './progress-of';

const started = '2026-03-02T09:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(started) + seconds * 1000);
const running = aBatch({
  status: 'processing',
  created_at: started,
  progress: 0,
  total_candidates: 100,
  processed_candidates: 0,
});

test('without a word from the server the elapsed time tells the stage', () => {
  expect(progressOf(running, after(20))).toEqual({
    percent: 35,
    words: 'Extracting skills and requirements',
  });
});

test('the progress and stage of the server win', () => {
  const told = { ...running, progress: 12, stage: 'Reading documents' };
  expect(progressOf(told, after(200))).toEqual({ percent: 12, words: 'Reading documents' });
});

test('the bar never moves back', () => {
  expect(progressOf({ ...running, progress: 12 }, after(20), 35).percent).toBe(35);
});

test('a batch in chunks says which chunk', () => {
  const parts = { ...running, processed_candidates: 40, chunk: { index: 2, count: 5 } };
  expect(countsOf(parts)).toBe('part 2 of 5, 40 of 100');
});

test('the time left follows the pace so far, and is unknown before there is one', () => {
  expect(remainingOf({ ...running, processed_candidates: 25 }, after(60))).toBe(180_000);
  expect(remainingOf(running, after(60))).toBeNull();
  expect(remainingOf({ ...running, processed_candidates: 1 }, after(10))).toBeNull();
});

test('what a batch waited for its turn is no part of its pace, nor of its stage', () => {
  const waited = { ...running, created_at: '2026-03-02T08:00:00.000Z', started_at: started };
  expect(remainingOf({ ...waited, processed_candidates: 25 }, after(60))).toBe(180_000);
  expect(progressOf(waited, after(20)).words).toBe('Extracting skills and requirements');
});

test('large numbers are grouped as everywhere', () => {
  const large = { ...running, total_candidates: 4118, processed_candidates: 1071 };
  expect(countsOf(large)).toBe('1,071 of 4,118');
  expect(countsOf({ ...large, total_candidates: null, estimated_candidates: 1 })).toBe(
    'about 1 candidate',
  );
});
