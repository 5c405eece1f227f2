import { randomUUID } from 'node:crypto';
import { and, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { heldBy, releaseHeld } from '../../../access/held-candidates';
import type { Db, Executor } from '../../../db/database';
import { atsApplications, atsConnections, atsErased, atsJobs } from '../../../db/schema';
import type { AtsApplicationFacts, AtsJobFacts } from '../../../ports/ats';
import type { ConnectionRow } from '../connections/store';
import { lookAgain } from './store-look-again';

const MINUTE_MS = 60_000;
/** The sync interval if nobody is looking. */
const HOURLY_MS = 60 * MINUTE_MS;
/** A system that did not answer is left alone for so long. */
const PAUSE_MS = MINUTE_MS;
const CUT_OFF_MS = 15 * MINUTE_MS;

/**
 * Starts the sync of every connection that is due: somebody wants to see changes, or it was not read for an hour. One
 * whose system asked us to wait is not synced, whoever asks. Two callers start none twice.
 */
export async function beginDue(
  executor: Executor,
  now: Date,
  most: number,
): Promise<ConnectionRow[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const { syncedAt, syncAskedAt, syncBeganAt, problem, problemAt, endedAt, retryAt } =
    atsConnections;
  const isAsked = or(isNull(syncedAt), isNotNull(syncAskedAt));
  const isDue = and(
    isNull(endedAt),
    isNotNull(atsConnections.credentialsSealed),
    or(isNull(problem), sql`${problem} <> 'refused'`),
    or(isNull(retryAt), lte(retryAt, now)),
    or(isNull(problem), lt(problemAt, ago(PAUSE_MS)), sql`${syncAskedAt} > ${problemAt}`),
    or(isNull(syncBeganAt), lt(syncBeganAt, ago(CUT_OFF_MS))),
    or(isAsked, lt(syncedAt, ago(HOURLY_MS))),
  );
  return (
    executor
      .update(atsConnections)
      // Who asks from now on may have missed what this reading sees.
      .set({ syncBeganAt: now, syncAskedAt: null })
      .where(
        sql`${atsConnections.id} in (
        select id from ats_connections where ${isDue} order by synced_at nulls first
        limit ${most} for update skip locked)`,
      )
      .returning()
  );
}

/** Jobs as the system has them now. */
export async function keepJobs(
  executor: Executor,
  connectionId: string,
  jobs: readonly AtsJobFacts[],
  seenAt: Date,
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = byId(jobs).map(({ id, ...facts }) => ({
    ...facts,
    connectionId,
    externalId: id,
    seenAt,
  }));
  await executor
    .insert(atsJobs)
    .values(rows)
    .onConflictDoUpdate({
      target: [atsJobs.connectionId, atsJobs.externalId],
      set: {
        title: sql`excluded.title`,
        status: sql`excluded.status`,
        createdAt: sql`excluded.created_at`,
        updatedAt: sql`excluded.updated_at`,
        seenAt: sql`excluded.seen_at`,
      },
    });
}

/** Applications as the system has them now, without those of people who were erased here. */
export async function keepApplications(
  db: Db,
  connectionId: string,
  applications: readonly AtsApplicationFacts[],
  seenAt: Date,
): Promise<void> {
  const erased = await erasedAmong(db, connectionId, applications);
  const kept = byId(applications).filter(({ id }) => !erased.has(id));
  if (kept.length === 0) return;
  const rows = kept.map(({ id, ...facts }) => ({
    ...facts,
    id: randomUUID(),
    connectionId,
    externalId: id,
    seenAt,
  }));
  await db
    .insert(atsApplications)
    .values(rows)
    .onConflictDoUpdate({
      target: [atsApplications.connectionId, atsApplications.externalId],
      set: {
        jobId: sql`excluded.job_id`,
        candidateId: sql`excluded.candidate_id`,
        status: sql`excluded.status`,
        stage: sql`excluded.stage`,
        createdAt: sql`excluded.created_at`,
        updatedAt: sql`excluded.updated_at`,
        seenAt: sql`excluded.seen_at`,
        ...lookAgain(sql`${atsApplications.candidateId} <> excluded.candidate_id`),
      },
    });
  await dropErased(db, connectionId, kept, seenAt);
}

async function erasedAmong(
  executor: Executor,
  connectionId: string,
  applications: readonly AtsApplicationFacts[],
): Promise<ReadonlySet<string>> {
  const ids = applications.map(({ id }) => id);
  const rows = await executor
    .select({ id: atsErased.externalId })
    .from(atsErased)
    .where(
      sql`${atsErased.connectionId} = ${connectionId} and ${atsErased.externalId} = any(${sql.param(ids)})`,
    );
  return new Set(rows.map(({ id }) => id));
}

/** A concurrent erasure has been recorded by now, or deletes what was just stored. */
async function dropErased(
  db: Db,
  connectionId: string,
  applications: readonly AtsApplicationFacts[],
  now: Date,
): Promise<void> {
  const ids = applications.map(({ id }) => id);
  const isErased = sql`${atsApplications.connectionId} = ${connectionId}
    and ${atsApplications.externalId} = any(${sql.param(ids)})
    and exists (select from ${atsErased} e where e.connection_id = ${connectionId}
      and e.external_id = ${atsApplications.externalId})`;
  await db.transaction(async (tx) => {
    const gone = await tx.delete(atsApplications).where(isErased).returning(heldBy);
    await releaseHeld(tx, gone, now);
  });
}

/** A page may name something twice; one statement takes it once. */
function byId<Facts extends { id: string }>(facts: readonly Facts[]): Facts[] {
  return [...new Map(facts.map((one) => [one.id, one])).values()];
}
