import { expect, test } from 'vitest';
import type { BatchJob } from '../model/batch';
import { batchNotice } from './batch-notice';

const ended: BatchJob = {
  batch_job_id: 'batch-0001',
  status: 'completed',
  jobTitle: 'Night Porter',
  created_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-02T09:01:00.000Z',
  completed_at: '2026-03-02T09:01:00.000Z',
  error_message: null,
  candidates_charged: 2,
  estimated_candidates: 3,
  total_candidates: 3,
  processed_candidates: 3,
  progress: 100,
  queuePosition: null,
  stage: null,
  chunk: null,
  input_type: 'csv_file',
  original_filename: 'porters.csv',
  rerun_of: null,
  sample: false,
};

test('a batch that is completed is told by its processed count, with the way to it', () => {
  expect(batchNotice(ended)).toMatchObject({
    title: 'Night Porter is scored',
    message: '3 candidates are done.',
    priority: 'medium',
    actionUrl: '/analytics?batchId=batch-0001',
  });
  expect(batchNotice({ ...ended, processed_candidates: 1 })?.message).toBe('1 candidate is done.');
});

test('a sample, which charges nobody, is as done as any other', () => {
  const sample = { ...ended, sample: true, candidates_charged: 0 };
  expect(batchNotice(sample)?.message).toBe('3 candidates are done.');
});

test('a batch that failed is told with its cause', () => {
  const failed: BatchJob = { ...ended, status: 'failed', error_message: 'The ZIP is damaged' };
  expect(batchNotice(failed)).toMatchObject({
    title: 'Night Porter failed',
    message: 'The ZIP is damaged',
    priority: 'high',
  });
});

test.each(['cancelled', 'processing'] as const)('a batch that is %s is not told', (status) => {
  expect(batchNotice({ ...ended, status })).toBeNull();
});
