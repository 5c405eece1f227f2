import type { Decision } from '@candor/domain/model/batch';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';

/**
 * The channel on which every process hears of changes: `<user> <batch>`, and for a decision ` <candidate> <revision>`
 * after it.
 */
export const CHANGES = 'batch_changes';

/** Where a decision was made, and on which candidate and revision. Nothing about its content. */
export type Decided = Pick<Decision, 'batch_job_id' | 'candidate_id_internal' | 'revision'>;

/** Notifies the open windows of an account, once the transaction commits, that somebody decided. */
export async function tellDecided(tx: Tx, userId: string, decided: Decided): Promise<void> {
  const { batch_job_id: batch, candidate_id_internal: candidate, revision } = decided;
  const payload = `${userId} ${batch} ${candidate} ${revision}`;
  await tx.execute(sql`select pg_notify(${CHANGES}::text, ${payload}::text)`);
}

/** What such a payload says; `decided` is null if a batch changed. */
export function readChange(payload: string): { userId: string; decided: Decided | null } {
  const [userId = '', batch = '', candidate, revision] = payload.split(' ');
  if (candidate === undefined) return { userId, decided: null };
  const decided = {
    batch_job_id: batch,
    candidate_id_internal: candidate,
    revision: Number(revision),
  };
  return { userId, decided };
}
