import type { JobRequirement } from '@candor/domain/model/match';
import type { Rubric, RubricLine } from '@candor/domain/model/rubric';
import type { FeatureName, InputType } from '@candor/domain/rules/plans';
import { loadAllowance } from '../../access/allowance';
import { reserve } from '../../access/quota';
import { quotaShort } from '../../access/refusals';
import type { Tx } from '../../db/database';
import { addGroups, fillWindow } from '../../jobs/store';
import { accountTerms, keepTerms } from '../../scoring/account-terms';
import { checkJobLanguage } from './check-job-language';
import { checkPlan } from './check-plan';
import { nameJob } from './job-reading';
import { checkLines, FIRST_VERSION } from './rubric';
import { findBatch, insertBatch, type ShownBatch } from './store/batch';
import { insertRubric } from './store/rubrics';

export type BatchDraft = {
  id: string;
  userId: string;
  /** The API key behind the request; null for a person. */
  apiKeyId: string | null;
  jobText: string;
  inputType: InputType;
  originalFilename: string | null;
  blobKey: string | null;
  sourceConfigSealed: string | null;
  /**
   * Scorable candidates by the server's own count; for a connected source, which is counted later, a lower bound.
   */
  candidates: number;
  /** A first estimate if they have not been counted yet. */
  estimate?: number;
  /** How many of them need quota: each text once, and nothing that an earlier run has paid for. */
  unpaid: number;
  rerunOf: string | null;
  /** The requirements as edited before submitting; null for those read from the job. */
  rubricLines: readonly RubricLine[] | null;
  jobTitle?: string;
  /** What the plan must include for it, besides its source. */
  feature?: FeatureName | null;
  /** The configured model of the semantic signal; null for none. */
  semanticModel: string | null;
  /** The `traceparent` of the submitting call; null for none. */
  trace: string | null;
  /** Our own sample: outside every limit, charged to nobody. */
  sample: boolean;
  /** The schedule that creates it, and its local date. */
  schedule?: { id: string | null; date: string };
};

/**
 * Creates a batch with its reservation and its first job, all or nothing.
 *
 * @throws AppError 400 for a job in an unsupported language or edited requirements that it does not have, 402 for the
 * first limit of today's plan that it exceeds.
 */
export async function createBatch(tx: Tx, draft: BatchDraft, now: Date): Promise<ShownBatch> {
  const { userId, candidates, unpaid } = draft;
  if (!draft.sample) checkPlan(await loadAllowance(tx, userId, now), draft);
  if (!(await reserve(tx, userId, unpaid, now))) {
    throw quotaShort(await loadAllowance(tx, userId, now), unpaid);
  }
  const terms = await accountTerms(tx, userId);
  await keepTerms(tx, userId, terms, now);
  const job = nameJob(draft.jobText, terms, draft.semanticModel);
  checkJobLanguage(job);
  const rubric = rubricOf(job.requirements, draft.rubricLines, now);
  const batch = await insertBatch(tx, {
    id: draft.id,
    userId,
    apiKeyId: draft.apiKeyId,
    jobTitle: draft.jobTitle ?? job.title,
    jobText: draft.jobText,
    jobLanguage: job.language,
    requirements: job.requirements,
    engineVersion: job.engineVersion,
    termsVersion: terms?.version ?? null,
    semanticModel: job.semanticModel,
    rubric,
    inputType: draft.inputType,
    originalFilename: draft.originalFilename,
    blobKey: draft.blobKey,
    sourceConfigSealed: draft.sourceConfigSealed,
    estimatedCandidates: draft.estimate ?? candidates,
    reservedCandidates: unpaid,
    rerunOf: draft.rerunOf,
    sample: draft.sample,
    scheduleId: draft.schedule?.id ?? null,
    scheduleDate: draft.schedule?.date ?? null,
    createdAt: now,
  });
  if (rubric) await insertRubric(tx, batch.id, rubric);
  const { id: batchId, seq: batchSeq } = batch;
  const ordinals = { firstOrdinal: 0, lastOrdinal: 0 };
  await addGroups(tx, [
    { batchId, no: 0, userId, batchSeq, kind: 'plan', trace: draft.trace, ...ordinals },
  ]);
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
