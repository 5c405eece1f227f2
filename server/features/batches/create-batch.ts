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
  /** The API key that asks for it; null for a person. */
  apiKeyId: string | null;
  jobText: string;
  inputType: InputType;
  originalFilename: string | null;
  blobKey: string | null;
  sourceConfigSealed: string | null;
  /** Scorable candidates by the server's own count; of a connected source, which is counted later, how many there are at least. */
  candidates: number;
  /** A first guess at them where they were not counted yet. */
  estimate?: number;
  /** What of them needs quota: each text once, and nothing that an earlier run has paid for. */
  unpaid: number;
  rerunOf: string | null;
  /** The requirements as they were edited before submitting; null for what is read from the job. */
  rubricLines: readonly RubricLine[] | null;
  jobTitle?: string;
  /** What the plan has to open for it, beside its source. */
  feature?: FeatureName | null;
  /** The model of the semantic signal that is configured; null for none. */
  semanticModel: string | null;
  /** The `traceparent` of the call that asks for it; null for none. */
  trace: string | null;
  /** Our own sample: outside every limit, charged to nobody. */
  sample: boolean;
  /** The schedule that makes it, and its morning as a date there. */
  schedule?: { id: string | null; date: string };
};

/**
 * Creates a batch with its reservation and its first job, all or nothing.
 *
 * @throws AppError 400 for a job in a language that is not read or edited requirements that it does not have, 402 for the first limit of today's plan that it
 * passes.
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
