import { type CompiledJob, compileJob, type YearMonth } from '@candor/engine';
import type { Db } from '../../db/database';
import { monthOf } from '../../ports/clock';
import { findBatch } from './store/batch';

/** What stays the same for all groups of a batch while it runs. */
export type BatchContext = {
  id: string;
  job: CompiledJob;
  /** 'Present' in a resume means the month of submission, so that every group counts years alike. */
  asOf: YearMonth;
  inputType: string;
  blobKey: string | null;
  rerunOf: string | null;
};

/** Enough for the batches that a process works on at once. */
const KEPT = 16;

/** Loads contexts, compiling a job once for all its groups. A batch that is gone has none. */
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
  const { inputType, blobKey, rerunOf } = batch;
  const asOf = monthOf(batch.createdAt);
  return { id, job: compileJob(batch.jobText), asOf, inputType, blobKey, rerunOf };
}
