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

/** A batch with more candidates than this is processed, and shown, in chunks of this size. */
export const CHUNKED_ABOVE = 50;

/** Whether a batch can no longer change. */
export function isFinal(status: BatchStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/** A status as read; one unknown to this version counts as pending. */
export const ReadBatchStatus = BatchStatus.catch('pending');

/** Reads a status, whatever its source. */
export function batchStatusOf(value: unknown): BatchStatus {
  return ReadBatchStatus.parse(value);
}
