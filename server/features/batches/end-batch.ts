import type { BatchStatus } from '@candor/domain/rules/batch-status';
import { settle } from '../../access/quota';
import type { Tx } from '../../db/database';
import { dropGroups } from '../../jobs/store';
import { noteWaiting } from './schedules/store-waiting';
import { settleSignal } from './settle-signal';
import { type BatchProgress, type BatchRow, lockBatch, updateBatch } from './store/batch';
import { failureCauses } from './store/candidates';
import { tellEnded } from './tell-ended';

export type Ending = {
  status: Extract<BatchStatus, 'completed' | 'failed' | 'cancelled'>;
  errorMessage: string | null;
} & Partial<Pick<BatchRow, 'errorCode' | 'estimatedCandidates'>> &
  // What its last group brought.
  Partial<BatchProgress>;

/**
 * Ends a locked batch: releases what is left of its reservation and deletes its groups, so that workers still on one
 * write nothing any more.
 */
export async function endBatch(
  tx: Tx,
  batch: Pick<BatchRow, 'id' | 'userId' | 'reservedCandidates'>,
  ending: Ending,
  now: Date,
): Promise<void> {
  await dropGroups(tx, batch.id);
  const whole = await lockBatch(tx, batch.userId, batch.id);
  if (whole) {
    await settleSignal(tx, whole, now);
    await tellEnded(tx, { ...whole, ...ending }, ending.status, now);
    await noteWaiting(tx, whole, now);
  }
  await updateBatch(tx, batch.id, {
    ...ending,
    reservedCandidates: 0,
    updatedAt: now,
    completedAt: now,
  });
  const release = batch.reservedCandidates;
  if (release > 0) await settle(tx, batch.userId, { charge: 0, release, now });
}

/** How a batch ends whose last candidate is done: it failed only if nothing could be scored. */
export async function naturalEnding(tx: Tx, batchId: string, scored: number): Promise<Ending> {
  if (scored > 0) return { status: 'completed', errorMessage: null };
  const causes = await failureCauses(tx, batchId);
  const why = causes.length === 1 ? ` ${causes[0]}` : '';
  return { status: 'failed', errorMessage: `No candidate could be read.${why}` };
}
