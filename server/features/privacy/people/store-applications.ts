import type { AtsType } from '@candor/domain/model/ats';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { heldBy, releaseHeld } from '../../../access/held-candidates';
import type { Executor, Tx } from '../../../db/database';
import { atsApplications, atsConnections, atsErased } from '../../../db/schema';
import { patterns, typedWords } from './store-patterns';

export type ApplicationRow = {
  id: string;
  atsType: AtsType;
  name: string | null;
  email: string | null;
  jobTitle: string | null;
  assessedAt: Date | null;
  charged: boolean;
};

/**
 * Applications that somebody asked to be scored, of people named by all these words, with an address that contains
 * everything typed, or with one of these names, newest first. Those of ended connections are included.
 */
export async function applicationsNamed(
  executor: Executor,
  userId: string,
  { q, words, names }: { q: string; words: readonly string[]; names: readonly string[] },
  limit: number,
): Promise<ApplicationRow[]> {
  const worded = sql`search_fold(a.candidate_name) like all(${patterns(words)})
    or lower(a.candidate_email) like all(${patterns(typedWords(q))})`;
  const known = sql`${sql.param(names.map((name) => name.toLowerCase()))}::text[]`;
  const { rows } = await executor.execute<
    Omit<ApplicationRow, 'assessedAt'> & { assessedAt: string | Date | null }
  >(sql`
    select a.id, c.ats_type as "atsType", a.candidate_name as name, a.candidate_email as email, j.title as "jobTitle",
      a.assessed_at as "assessedAt", a.state = 'scored' as charged
    from ats_connections c join ats_applications a on a.connection_id = c.id
    left join ats_jobs j on j.connection_id = a.connection_id and j.external_id = a.job_id
    where c.user_id = ${userId} and a.state is not null and (${words.length > 0 ? worded : sql`false`}
      or lower(a.candidate_name) = any(${known}) or lower(a.candidate_email) = any(${known}))
    order by a.assessed_at desc nulls first, a.id limit ${limit}`);
  return rows.map(({ assessedAt, ...row }) => ({
    ...row,
    assessedAt: assessedAt === null ? null : new Date(assessedAt),
  }));
}

/**
 * Deletes applications of the account's connections that somebody asked to be scored, and returns how many there
 * were. Unscored applications of the same candidates are deleted as well: scoring one would read the person in again.
 */
export async function deleteApplications(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const own = tx
    .select({ id: atsConnections.id })
    .from(atsConnections)
    .where(eq(atsConnections.userId, userId));
  const isAsked = isNotNull(atsApplications.state);
  const gone = await deleteForGood(
    tx,
    and(inArray(atsApplications.id, [...ids]), inArray(atsApplications.connectionId, own), isAsked),
    now,
  );
  for (const { connectionId, candidateId } of gone) {
    const isTheirs = and(
      eq(atsApplications.connectionId, connectionId),
      eq(atsApplications.candidateId, candidateId),
    );
    await deleteForGood(tx, and(isTheirs, isNull(atsApplications.state)), now);
  }
  return gone.length;
}

/**
 * Deletes applications that were erased after a restored backup was made, and returns how many there were. The
 * journal does not say which of them a person had asked for, so none is taken up again.
 */
export async function deleteApplicationsAgain(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  return (await deleteForGood(tx, inArray(atsApplications.id, [...ids]), now)).length;
}

/**
 * Deletes applications and notes them, so that no reading of their system takes them up again. What was reserved for
 * one that waited is free again.
 */
async function deleteForGood(
  tx: Tx,
  where: SQL | undefined,
  now: Date,
): Promise<{ connectionId: string; candidateId: string }[]> {
  const { connectionId, externalId, candidateId } = atsApplications;
  const gone = await tx
    .delete(atsApplications)
    .where(where)
    .returning({ ...heldBy, connectionId, externalId, candidateId });
  await releaseHeld(tx, gone, now);
  if (gone.length > 0) {
    const noted = gone.map((one) => ({
      connectionId: one.connectionId,
      externalId: one.externalId,
    }));
    await tx.insert(atsErased).values(noted).onConflictDoNothing();
  }
  return gone;
}
