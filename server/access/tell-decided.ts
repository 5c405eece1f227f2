import type { Decision } from '@candor/domain/model/batch';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';

/** The channel on which every process hears of changes: `<user> <batch>`, and of a decision ` <candidate> <revision>` behind it. */
export const CHANGES = 'batch_changes';

/** Where a decision was made, and which one of its candidate it is. Nothing of what was decided. */
export type Decided = Pick<Decision, 'batch_job_id' | 'candidate_id_internal' | 'revision'>;

/** Lets the open windows of an account know, once the transaction holds, that somebody decided. */
export async function tellDecided(tx: Tx, userId: string, decided: Decided): Promise<void> {
  const { batch_job_id: batch, candidate_id_internal: candidate, revision } = decided;
  const payload = `${userId} ${batch} ${candidate} ${revision}`;
  await tx.execute(sql`select pg_notify(${CHANGES}::text, ${payload}::text)`);
}

/** What such a payload says; `decided` is null where a batch changed. */
export function readChange(payload: string): { userId: string; decided: Decided | null } {
  const [userId = '', batch = '', candidate, revision] = payload.split(' ');
  if (candidate === undefined) return { userId, decided: null };
  const decided = {
    ...{ batch_job_id: batch, candidate_id_internal: candidate },
    revision: Number(revision),
  };
  return { userId, decided };
}
