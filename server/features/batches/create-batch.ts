import { randomUUID } from 'node:crypto';
import type { InputType } from '@candor/domain/rules/plans';
import { loadAllowance } from '../../access/allowance';
import { reserve } from '../../access/quota';
import { quotaShort } from '../../access/refusals';
import type { Tx } from '../../db/database';
import { addGroups, fillWindow } from '../../jobs/store';
import { checkPlan } from './check-plan';
import { nameJob } from './job-reading';
import { findBatch, insertBatch, type ShownBatch } from './store/batch';

export type BatchDraft = {
  userId: string;
  jobText: string;
  inputType: InputType;
  originalFilename: string | null;
  blobKey: string;
  /** Scorable candidates by the server's own count. */
  candidates: number;
  /** Those of them that need quota. */
  unpaid: number;
  rerunOf: string | null;
  jobTitle?: string;
};

/**
 * Creates a batch with its reservation and its first job, all or nothing.
 *
 * @throws AppError 402 for the first limit of today's plan that it passes.
 */
export async function createBatch(tx: Tx, draft: BatchDraft, now: Date): Promise<ShownBatch> {
  const { userId, candidates, unpaid } = draft;
  checkPlan(await loadAllowance(tx, userId, now), draft);
  if (!(await reserve(tx, userId, unpaid, now))) {
    throw quotaShort(await loadAllowance(tx, userId, now), unpaid);
  }
  const job = nameJob(draft.jobText);
  const batch = await insertBatch(tx, {
    id: randomUUID(),
    userId,
    jobTitle: draft.jobTitle ?? job.title,
    jobText: draft.jobText,
    requirements: job.requirements,
    engineVersion: job.engineVersion,
    inputType: draft.inputType,
    originalFilename: draft.originalFilename,
    blobKey: draft.blobKey,
    estimatedCandidates: candidates,
    reservedCandidates: unpaid,
    rerunOf: draft.rerunOf,
    createdAt: now,
  });
  const { id: batchId, seq: batchSeq } = batch;
  const ordinals = { firstOrdinal: 0, lastOrdinal: 0 };
  await addGroups(tx, [{ batchId, no: 0, userId, batchSeq, kind: 'plan', ...ordinals }]);
  await fillWindow(tx, userId);
  const shown = await findBatch(tx, userId, batchId);
  if (!shown) throw new Error('The created batch was not found');
  return shown;
}
