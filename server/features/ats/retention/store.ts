import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { heldBy } from '../../../access/held-candidates';
import type { Executor, Tx } from '../../../db/database';
import { atsApplications, atsConnections, atsJobs, users } from '../../../db/schema';
import type { Announced } from '../../../mail/announce';

/** Notes that applications are announced, those of one account together, at most `limit`. Those with a score are worth a word. */
export async function announceAssessed(
  tx: Tx,
  assessedBefore: Date,
  now: Date,
  limit: number,
): Promise<Announced[]> {
  const due = await tx
    .select({
      id: atsApplications.id,
      recipient: users.emailKey,
      told: sql<boolean>`${atsApplications.score} is not null`,
    })
    .from(atsApplications)
    .innerJoin(atsConnections, eq(atsConnections.id, atsApplications.connectionId))
    .innerJoin(users, eq(users.id, atsConnections.userId))
    .where(
      and(
        lt(atsApplications.assessedAt, assessedBefore),
        isNull(atsApplications.erasureAnnouncedAt),
      ),
    )
    .orderBy(asc(atsConnections.userId), asc(atsApplications.assessedAt), asc(atsApplications.id))
    .limit(limit)
    // Nobody may score, announce or erase them until this is written.
    .for('update', { of: atsApplications, skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await tx
    .update(atsApplications)
    .set({ erasureAnnouncedAt: now })
    .where(inArray(atsApplications.id, ids));
  return due;
}

/** What a letter says of announced applications: those that are still there and were not scored anew, the first to go first. */
export async function announcedApplications(executor: Executor, ids: readonly string[]) {
  const { connectionId, jobId, assessedAt, erasureAnnouncedAt } = atsApplications;
  const rows = await executor
    .select({ jobTitle: atsJobs.title, endedAt: assessedAt, announcedAt: erasureAnnouncedAt })
    .from(atsApplications)
    .leftJoin(
      atsJobs,
      and(eq(atsJobs.connectionId, connectionId), eq(atsJobs.externalId, sql`${jobId}`)),
    )
    .where(inArray(atsApplications.id, [...ids]))
    .orderBy(asc(assessedAt), asc(atsApplications.id));
  return rows.flatMap(({ jobTitle, endedAt, announcedAt }) =>
    endedAt && announcedAt ? [{ jobTitle, endedAt, announcedAt }] : [],
  );
}

/** Deletes applications that were scored and announced before two moments, at most `limit`, and answers what they held. */
export async function deleteAnnounced(
  tx: Tx,
  { endedBefore, announcedBefore }: { endedBefore: Date; announcedBefore: Date },
  limit: number,
): Promise<{ userId: string; reserved: boolean }[]> {
  const isDue = and(
    lt(atsApplications.assessedAt, endedBefore),
    lt(atsApplications.erasureAnnouncedAt, announcedBefore),
  );
  const due = tx.select({ id: atsApplications.id }).from(atsApplications).where(isDue).limit(limit);
  return (
    tx
      .delete(atsApplications)
      // Asked again of each: one that is renewed at this moment is let go once that is written, and is due no more.
      .where(and(inArray(atsApplications.id, due), isDue))
      .returning(heldBy)
  );
}
