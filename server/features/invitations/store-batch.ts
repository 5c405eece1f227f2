import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { batches, candidates, invitations } from '../../db/schema';
import type { InvitationRow } from './store';

/** Whether an account has this batch. */
export async function hasBatch(executor: Executor, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const owned = and(eq(batches.id, id), eq(batches.userId, userId));
  return (await executor.$count(batches, owned)) > 0;
}

/**
 * The candidates of an account's batch who sent the answers of an assessment in, found by their address, whatever letters it
 * is written in; of several invitations the one that was answered last.
 */
export async function answeredOfBatch(
  executor: Executor,
  userId: string,
  batchId: string,
): Promise<{ candidateId: string; row: InvitationRow }[]> {
  return executor
    .selectDistinctOn([candidates.id], { candidateId: candidates.id, row: invitations })
    .from(candidates)
    .innerJoin(
      invitations,
      and(
        eq(invitations.userId, userId),
        sql`lower(${invitations.candidateEmail}) = lower(${candidates.email})`,
      ),
    )
    .where(
      and(
        ...[eq(candidates.batchId, batchId), eq(candidates.userId, userId)],
        ...[isNotNull(invitations.submittedAt), isNotNull(invitations.invitedTo)],
      ),
    )
    .orderBy(candidates.id, desc(invitations.submittedAt), desc(invitations.id));
}
