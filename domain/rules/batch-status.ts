import { z } from 'zod';

export const BatchStatus = z.enum([
  'pending',
  'processing',
  'processing_chunks',
  'completed',
  'failed',
  'cancelled',
]);
export type BatchStatus = z.infer<typeof BatchStatus>;

/** From this many candidates on a batch is shown in parts. */
export const CHUNKED_ABOVE = 50;

/** Whether a batch will not change any more. */
export function isFinal(status: BatchStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/** A status as it is read; one that this version does not know is pending. */
export const ReadBatchStatus = BatchStatus.catch('pending');

/** Reads a status from wherever it was kept. */
export function batchStatusOf(value: unknown): BatchStatus {
  return ReadBatchStatus.parse(value);
}
