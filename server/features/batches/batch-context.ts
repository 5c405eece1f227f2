import type { Db, Executor } from '../../db/database';
import { monthOf } from '../../ports/clock';
import { keptTerms } from '../../scoring/account-terms';
import { recentlyUsed } from '../../scoring/recently-used';
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

/** Loads contexts, once for all groups of a batch. */
export function batchContexts(db: Db) {
  const kept = recentlyUsed<BatchContext>(KEPT);
  const of = async (batch: BatchRow): Promise<BatchContext> => {
    const context = kept.get(batch.id) ?? (await contextOf(db, batch));
    kept.set(batch.id, context);
    return context;
  };
  return {
    /** That of a batch which has been read. */
    of,
    /** null for a batch that no longer exists. */
    find: async (userId: string, id: string): Promise<BatchContext | null> => {
      const known = kept.get(id);
      if (known) return known;
      const batch = await findBatch(db, userId, id);
      return batch && of(batch);
    },
  };
}

async function contextOf(db: Db, batch: BatchRow): Promise<BatchContext> {
  const job = await scoringJobOf(db, batch);
  const { id, userId, apiKeyId, inputType, blobKey, sourceConfigSealed, rerunOf, sample } = batch;
  return { id, userId, apiKeyId, job, inputType, blobKey, sourceConfigSealed, rerunOf, sample };
}

/** What the candidates of a batch are currently scored with. */
export async function scoringJobOf(executor: Executor, batch: BatchRow): Promise<ScoringJob> {
  const { jobText, requirements, engineVersion, termsVersion, rubric, semanticModel } = batch;
  const terms = await keptTerms(executor, batch.userId, termsVersion);
  const asOf = monthOf(batch.createdAt);
  return { jobText, asOf, terms, semanticModel, requirements, engineVersion, rubric };
}
