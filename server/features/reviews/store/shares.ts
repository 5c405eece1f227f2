import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import { hashToken } from '../../../access/token';
import type { Executor, Tx } from '../../../db/database';
import { isUuid } from '../../../db/is-uuid';
import { batches, shareOpinions, shares } from '../../../db/schema';

export type ShareRow = typeof shares.$inferSelect;
export type OpinionRow = typeof shareOpinions.$inferSelect;

/** Readers come back to a page they have open; only a new visit counts as one. */
const ONE_VISIT_MS = 30 * 60_000;

/** Keeps a new link; of its token only the digest. */
export async function insertShare(
  tx: Tx,
  token: string,
  share: Pick<
    ShareRow,
    'batchId' | 'userId' | 'showNames' | 'candidateIds' | 'expiresAt' | 'createdAt'
  >,
): Promise<ShareRow> {
  const [row] = await tx
    .insert(shares)
    .values({ id: randomUUID(), tokenHash: hashToken(token), ...share })
    .returning();
  if (!row) throw new Error('The inserted share was not answered');
  return row;
}

/** The links of a batch that still open, newest first. */
export async function openShares(
  executor: Executor,
  batchId: string,
  now: Date,
): Promise<ShareRow[]> {
  return executor
    .select()
    .from(shares)
    .where(and(eq(shares.batchId, batchId), isNull(shares.revokedAt), gt(shares.expiresAt, now)))
    .orderBy(desc(shares.createdAt), asc(shares.id));
}

/** The links of a batch that no longer open and whose readers said something, newest first, at most `limit`. */
export async function closedShares(
  executor: Executor,
  batchId: string,
  now: Date,
  limit: number,
): Promise<ShareRow[]> {
  const said = executor
    .select({ shareId: shareOpinions.shareId })
    .from(shareOpinions)
    .where(eq(shareOpinions.shareId, shares.id));
  return executor
    .select()
    .from(shares)
    .where(
      and(
        eq(shares.batchId, batchId),
        or(isNotNull(shares.revokedAt), lte(shares.expiresAt, now)),
        exists(said),
      ),
    )
    .orderBy(desc(shares.createdAt), asc(shares.id))
    .limit(limit);
}

/** A shortlist whose readers said something, and when the last of it was said. */
export type AnsweredShare = { id: string; batchId: string; jobTitle: string; lastAt: Date };

/** The shortlists of an account with answers since a moment, the latest last, at most `limit`. */
export async function answeredShares(
  executor: Executor,
  userId: string,
  since: Date,
  limit: number,
): Promise<AnsweredShare[]> {
  const lastAt = sql`max(${shareOpinions.updatedAt})`.mapWith(shareOpinions.updatedAt);
  const found = await executor
    .select({ id: shares.id, batchId: shares.batchId, jobTitle: batches.jobTitle, lastAt })
    .from(shares)
    .innerJoin(shareOpinions, eq(shareOpinions.shareId, shares.id))
    .innerJoin(batches, eq(batches.id, shares.batchId))
    .where(and(eq(shares.userId, userId), gt(shareOpinions.updatedAt, since)))
    .groupBy(shares.id, batches.id)
    .orderBy(desc(lastAt), asc(shares.id))
    .limit(limit);
  return found.reverse();
}

/** Closes a link of a batch for good. false when there is none that is open. */
export async function revokeShare(
  tx: Tx,
  batchId: string,
  shareId: string,
  now: Date,
): Promise<boolean> {
  if (!isUuid(shareId)) return false;
  const closed = await tx
    .update(shares)
    .set({ revokedAt: now })
    .where(and(eq(shares.id, shareId), eq(shares.batchId, batchId), isNull(shares.revokedAt)))
    .returning({ id: shares.id });
  return closed.length > 0;
}

/** Closes every link of a batch for good; answers those that were open. */
export async function revokeShares(tx: Tx, batchId: string, now: Date): Promise<string[]> {
  const closed = await tx
    .update(shares)
    .set({ revokedAt: now })
    .where(and(eq(shares.batchId, batchId), isNull(shares.revokedAt)))
    .returning({ id: shares.id });
  return closed.map(({ id }) => id);
}

/** The link behind a token, open or not; null for one that never was. */
export async function findShare(executor: Executor, token: string): Promise<ShareRow | null> {
  const [row] = await executor
    .select()
    .from(shares)
    .where(eq(shares.tokenHash, hashToken(token)));
  return row ?? null;
}

/** Notes that a link was opened. true when that was a new visit. */
export async function noteOpened(tx: Tx, shareId: string, now: Date): Promise<boolean> {
  const quietSince = new Date(now.getTime() - ONE_VISIT_MS).toISOString();
  const visit = sql`case when ${shares.lastOpenedAt} > ${quietSince}::timestamptz then 0 else 1 end`;
  const before = await tx
    .select({ openCount: shares.openCount })
    .from(shares)
    .where(eq(shares.id, shareId))
    .for('update');
  const [after] = await tx
    .update(shares)
    .set({ openCount: sql`${shares.openCount} + ${visit}`, lastOpenedAt: now })
    .where(eq(shares.id, shareId))
    .returning({ openCount: shares.openCount });
  return after !== undefined && after.openCount !== before[0]?.openCount;
}

/** What the readers of these links said. */
export async function opinionsOf(
  executor: Executor,
  shareIds: readonly string[],
): Promise<OpinionRow[]> {
  if (shareIds.length === 0) return [];
  return executor
    .select()
    .from(shareOpinions)
    .where(inArray(shareOpinions.shareId, [...shareIds]))
    .orderBy(asc(shareOpinions.updatedAt));
}

/** Stores what a reader thinks of a candidate; null removes it. */
export async function saveOpinion(
  tx: Tx,
  { shareId, candidateId }: Pick<OpinionRow, 'shareId' | 'candidateId'>,
  opinion: string | null,
  now: Date,
): Promise<void> {
  if (opinion === null) {
    await tx
      .delete(shareOpinions)
      .where(and(eq(shareOpinions.shareId, shareId), eq(shareOpinions.candidateId, candidateId)));
    return;
  }
  await tx
    .insert(shareOpinions)
    .values({ shareId, candidateId, opinion, updatedAt: now })
    .onConflictDoUpdate({
      target: [shareOpinions.shareId, shareOpinions.candidateId],
      set: { opinion, updatedAt: now },
    });
}
