import { randomUUID } from 'node:crypto';
import type { JobRequirement } from '@candor/domain/model/match';
import type { Rubric, RubricLine } from '@candor/domain/model/rubric';
import type { InputType } from '@candor/domain/rules/plans';
import { loadAllowance } from '../../access/allowance';
import { reserve } from '../../access/quota';
import { quotaShort } from '../../access/refusals';
import type { Tx } from '../../db/database';
import { addGroups, fillWindow } from '../../jobs/store';
import { checkPlan } from './check-plan';
import { nameJob } from './job-reading';
import { checkLines, FIRST_VERSION } from './rubric';
import { findBatch, insertBatch, type ShownBatch } from './store/batch';
import { insertRubric } from './store/rubrics';

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
  /** The requirements as they were edited before submitting; null for what is read from the job. */
  rubricLines: readonly RubricLine[] | null;
  jobTitle?: string;
  /** Our own sample: outside every limit, charged to nobody. */
  sample: boolean;
};

/**
 * Creates a batch with its reservation and its first job, all or nothing.
 *
 * @throws AppError 400 for edited requirements that the job does not have, 402 for the first limit of today's plan that it
 * passes.
 */
export async function createBatch(tx: Tx, draft: BatchDraft, now: Date): Promise<ShownBatch> {
  const { userId, candidates, unpaid } = draft;
  if (!draft.sample) checkPlan(await loadAllowance(tx, userId, now), draft);
  if (!(await reserve(tx, userId, unpaid, now))) {
    throw quotaShort(await loadAllowance(tx, userId, now), unpaid);
  }
  const job = nameJob(draft.jobText);
  const rubric = rubricOf(job.requirements, draft.rubricLines, now);
  const batch = await insertBatch(tx, {
    id: randomUUID(),
    userId,
    jobTitle: draft.jobTitle ?? job.title,
    jobText: draft.jobText,
    requirements: job.requirements,
    engineVersion: job.engineVersion,
    rubric,
    inputType: draft.inputType,
    originalFilename: draft.originalFilename,
    blobKey: draft.blobKey,
    estimatedCandidates: candidates,
    reservedCandidates: unpaid,
    rerunOf: draft.rerunOf,
    sample: draft.sample,
    createdAt: now,
  });
  if (rubric) await insertRubric(tx, batch.id, rubric);
  const { id: batchId, seq: batchSeq } = batch;
  const ordinals = { firstOrdinal: 0, lastOrdinal: 0 };
  await addGroups(tx, [{ batchId, no: 0, userId, batchSeq, kind: 'plan', ...ordinals }]);
  await fillWindow(tx, userId);
  const shown = await findBatch(tx, userId, batchId);
  if (!shown) throw new Error('The created batch was not found');
  return shown;
}

function rubricOf(
  requirements: readonly JobRequirement[],
  lines: readonly RubricLine[] | null,
  now: Date,
): Rubric | null {
  if (!lines) return null;
  checkLines(requirements, lines, 'rubric_json');
  return { version: FIRST_VERSION + 1, lines: [...lines], created_at: now.toISOString() };
}
