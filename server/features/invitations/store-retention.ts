import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { invitations, users } from '../../db/schema';
import type { Announced } from '../../mail/announce';

/** Notes that ended invitations are announced, those of one account together, at most `limit`. Who began is worth a word. */
export async function announceEnded(
  tx: Tx,
  endedBefore: Date,
  now: Date,
  limit: number,
): Promise<Announced[]> {
  const due = await tx
    .select({
      id: invitations.id,
      recipient: users.emailKey,
      told: sql<boolean>`${invitations.startedAt} is not null`,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .where(and(lt(invitations.endedAt, endedBefore), isNull(invitations.erasureAnnouncedAt)))
    .orderBy(asc(invitations.userId), asc(invitations.endedAt), asc(invitations.id))
    .limit(limit)
    // Nobody may renew, announce or erase them until this is written.
    .for('update', { of: invitations, skipLocked: true });
  if (due.length === 0) return [];
  await tx
    .update(invitations)
    .set({ erasureAnnouncedAt: now })
    .where(
      inArray(
        invitations.id,
        due.map(({ id }) => id),
      ),
    );
  return due;
}

/** What a letter says of announced invitations: those that are still there and have not been renewed, the first to go first. */
export async function announcedInvitations(executor: Executor, ids: readonly string[]) {
  const { endedAt, erasureAnnouncedAt: announcedAt } = invitations;
  const rows = await executor
    .select({ jobTitle: invitations.jobTitle, endedAt, announcedAt })
    .from(invitations)
    .where(inArray(invitations.id, [...ids]))
    .orderBy(asc(endedAt), asc(invitations.id));
  return rows.flatMap(({ jobTitle, endedAt, announcedAt }) =>
    endedAt && announcedAt ? [{ jobTitle, endedAt, announcedAt }] : [],
  );
}

/** Deletes invitations that ended and were announced before two moments, at most `limit`, and answers how many. */
export async function deleteAnnounced(
  executor: Executor,
  { endedBefore, announcedBefore }: { endedBefore: Date; announcedBefore: Date },
  limit: number,
): Promise<number> {
  const isDue = and(
    lt(invitations.endedAt, endedBefore),
    lt(invitations.erasureAnnouncedAt, announcedBefore),
  );
  const due = executor.select({ id: invitations.id }).from(invitations).where(isDue).limit(limit);
  const gone = await executor
    .delete(invitations)
    // Asked again of each: one that is renewed at this moment is let go once that is written, and is due no more.
    .where(and(inArray(invitations.id, due), isDue))
    .returning({ id: invitations.id });
  return gone.length;
}
