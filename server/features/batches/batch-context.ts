import type { Db, Executor } from '../../db/database';
import { monthOf } from '../../ports/clock';
import { keptTerms } from '../../scoring/account-terms';
import type { ScoringJob } from '../../scoring/scorer';
import type { StoredSource } from './sources/open-source';
import { type BatchRow, findBatch } from './store/batch';

/** What stays the same for all groups of a running batch. */
export type BatchContext = StoredSource & {
  apiKeyId: string | null;
  /** 'Present' in a resume means the month of submission, so that every group counts years the same way. */
  job: ScoringJob;
  rerunOf: string | null;
  sample: boolean;
};

/** Enough for the batches that a process works on at once. */
const KEPT = 16;

/** Loads contexts, once for all groups of a batch. A batch that no longer exists has none. */
export function batchContexts(db: Db) {
  const kept = new Map<string, BatchContext>();
  return async (userId: string, id: string): Promise<BatchContext | null> => {
    const context = kept.get(id) ?? (await load(db, userId, id));
    if (!context) return null;
    kept.delete(id);
    kept.set(id, context);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return context;
  };
}

async function load(db: Db, userId: string, id: string): Promise<BatchContext | null> {
  const batch = await findBatch(db, userId, id);
  if (!batch) return null;
  const job = await scoringJobOf(db, batch);
  const { apiKeyId, inputType, blobKey, sourceConfigSealed, rerunOf, sample } = batch;
  return { id, userId, apiKeyId, job, inputType, blobKey, sourceConfigSealed, rerunOf, sample };
}

/** What the candidates of a batch are currently scored with. */
export async function scoringJobOf(executor: Executor, batch: BatchRow): Promise<ScoringJob> {
  const { jobText, requirements, engineVersion, termsVersion, rubric, semanticModel } = batch;
  const terms = await keptTerms(executor, batch.userId, termsVersion);
  const asOf = monthOf(batch.createdAt);
  return { jobText, asOf, terms, semanticModel, requirements, engineVersion, rubric };
}
