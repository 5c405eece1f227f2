import type { Db } from '../../db/database';
import { monthOf } from '../../ports/clock';
import type { ScoringJob } from '../../scoring/scorer';
import { findBatch } from './store/batch';

/** What stays the same for all groups of a batch while it runs. */
export type BatchContext = {
  id: string;
  /** 'Present' in a resume means the month of submission, so that every group counts years alike. */
  job: ScoringJob;
  inputType: string;
  blobKey: string | null;
  rerunOf: string | null;
  sample: boolean;
};

/** Enough for the batches that a process works on at once. */
const KEPT = 16;

/** Loads contexts, each once for all groups of its batch. A batch that is gone has none. */
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
  const { jobText, requirements, engineVersion, rubric } = batch;
  const { inputType, blobKey, rerunOf, sample } = batch;
  const asOf = monthOf(batch.createdAt);
  const job = { jobText, asOf, requirements, engineVersion, rubric };
  return { id, job, inputType, blobKey, rerunOf, sample };
}
