import { expect, test } from 'vitest';
import { batchStatusOf, isFinal } from './batch-status';
import { stageAfter } from './progress';

test.each([
  [0, 'Initializing', 5],
  [4.9, 'Initializing', 5],
  [5, 'Processing documents', 15],
  [14.9, 'Processing documents', 15],
  [15, 'Extracting skills and requirements', 35],
  [44.9, 'Extracting skills and requirements', 35],
  [45, 'Comparing profiles and matching', 60],
  [89.9, 'Comparing profiles and matching', 60],
  [90, 'Generating detailed analysis', 80],
  [179.9, 'Generating detailed analysis', 80],
  [180, 'Finalizing comprehensive results', 90],
  [299.9, 'Finalizing comprehensive results', 90],
  [300, 'Processing large documents, almost complete', 95],
  [9999, 'Processing large documents, almost complete', 95],
])('after %d s the stage is %s', (seconds, words, percent) => {
  expect(stageAfter(seconds)).toEqual({ words, percent });
});

test('an unknown batch status is pending', () => {
  expect(batchStatusOf('paused')).toBe('pending');
  expect(batchStatusOf('failed')).toBe('failed');
});

test('completed, failed and cancelled are final', () => {
  expect(['completed', 'failed', 'cancelled'].map((s) => isFinal(batchStatusOf(s)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isFinal('processing_chunks')).toBe(false);
});
