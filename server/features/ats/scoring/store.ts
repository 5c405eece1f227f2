import type { AtsAssessmentState, JobScoring } from '@candor/domain/model/ats-reports';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { atsApplications, atsJobs } from '../../../db/schema';
import { PASSING } from './problems';

export type ApplicationRow = typeof atsApplications.$inferSelect;
export type JobRow = typeof atsJobs.$inferSelect;

type JobOf = { connectionId: string; jobId: string };

/** Applications of a job that the system still has. */
export const presentIn = sql`${atsApplications.seenAt} >= coalesce(
  (select c.fully_synced_at from ats_connections c where c.id = ats_applications.connection_id),
  ${atsApplications.seenAt})`;

/** Open applications without a score: never asked for, or unreadable for a cause that passes. */
const unscored = and(
  eq(atsApplications.status, 'active'),
  or(isNull(atsApplications.state), inArray(atsApplications.problem, [...PASSING])),
  presentIn,
);

const count = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;
const inState = (state: AtsAssessmentState) => count(eq(atsApplications.state, state));

/** How far the scoring of a job is. */
export async function scoringOf(executor: Executor, job: JobRow): Promise<JobScoring> {
  const [row] = await executor
    .select({
      unscored: count(unscored),
      retriable: count(and(unscored, eq(atsApplications.state, 'unreadable'))),
      waiting: inState('waiting'),
      scored: inState('scored'),
      unreadable: inState('unreadable'),
    })
    .from(atsApplications)
    .where(ofJob({ connectionId: job.connectionId, jobId: job.externalId }));
  if (!row) throw new Error('The figures of a job were not answered');
  return { ...row, stopped_by: job.stoppedBy, job_text_from: job.jobTextFrom };
}

/** Puts everybody of a job who has no score into the line; answers how many those are. */
export async function putInLine(tx: Tx, job: JobOf, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(atsApplications)
    .set({
      state: 'waiting',
      reserved: true,
      askedAt: now,
      tries: 0,
      claimedUntil: null,
      problem: null,
      problemText: null,
      erasureAnnouncedAt: null,
    })
    .where(and(ofJob(job), unscored));
  return rowCount ?? 0;
}

/**
 * Takes those who wait out of the line, because of something that their connection or account has to settle first.
 * Answers of each whether a candidate was reserved for it.
 */
export async function takeOutOfLine(
  tx: Tx,
  job: JobOf,
  stoppedBy: NonNullable<JobScoring['stopped_by']>,
): Promise<boolean[]> {
  // The job first, like whoever puts them into the line.
  await updateJob(tx, job, { stoppedBy });
  return leaveLine(tx, ofJob(job), { state: null, askedAt: null });
}

/** A job of a connection; null if it was never listed. */
export async function findJob(executor: Executor, job: JobOf): Promise<JobRow | null> {
  const [row] = await executor.select().from(atsJobs).where(isJob(job));
  return row ?? null;
}

/** The same. Until the transaction ends nobody else queues its applications. */
export async function lockJob(tx: Tx, job: JobOf): Promise<JobRow | null> {
  const [row] = await tx.select().from(atsJobs).where(isJob(job)).for('update');
  return row ?? null;
}

/** Changes what a job is scored by, or why its scoring stopped. A job that is gone changes nothing. */
export async function updateJob(
  executor: Executor,
  job: JobOf,
  change: Partial<Pick<JobRow, 'jobText' | 'jobTextFrom' | 'stoppedBy'>>,
): Promise<void> {
  await executor.update(atsJobs).set(change).where(isJob(job));
}

export type Claimed = ApplicationRow & { userId: string };

/** So many times as many are looked at as are taken, because others may be taking the first of them right now. */
const LOOKED_AT = 8;

/**
 * Leases applications from the queue: accounts in turn, each account's oldest first, so that a large job blocks
 * nobody. Those of systems that must not be called now stay in it. Of each connection no more is read than may be
 * taken, so that a line of a hundred thousand is worked off in the time of its length and not of its square.
 */
export async function claimWaiting(
  executor: Executor,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<Claimed[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isDue = sql`a.state = 'waiting' and (a.claimed_until is null or a.claimed_until <= ${at})`;
  const { rows } = await executor.execute<{ id: string; user_id: string }>(sql`
    with line as (
      select a.id, a.asked_at,
        row_number() over (partition by c.user_id order by a.asked_at, a.id) as turn
      from ats_connections c cross join lateral (
        select a.id, a.asked_at from ats_applications a where a.connection_id = c.id and ${isDue}
        order by a.asked_at, a.id limit ${most * LOOKED_AT}
      ) a
      where c.retry_at is null or c.retry_at <= ${at}
    ), next as (
      select id, asked_at, turn from line order by turn, asked_at limit ${most * LOOKED_AT}
    ), picked as (
      select a.id from next n join ats_applications a on a.id = n.id
      where ${isDue} order by n.turn, n.asked_at limit ${most} for update of a skip locked
    )
    update ats_applications a set claimed_until = ${until.toISOString()}::timestamptz, tries = a.tries + 1
    from picked p, ats_connections c where a.id = p.id and c.id = a.connection_id
    returning a.id, c.user_id`);
  const owners = new Map(rows.map(({ id, user_id }) => [id, user_id]));
  if (owners.size === 0) return [];
  const claimed = await executor
    .select()
    .from(atsApplications)
    .where(inArray(atsApplications.id, [...owners.keys()]));
  return claimed.flatMap((row) => {
    const userId = owners.get(row.id);
    return userId === undefined ? [] : [{ ...row, userId }];
  });
}

/** Gives applications back to the line, from a moment on or at once. */
export async function postpone(
  executor: Executor,
  rows: readonly Pick<ApplicationRow, 'id'>[],
  until: Date | null,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await executor
    .update(atsApplications)
    .set({ claimedUntil: until })
    .where(and(inArray(atsApplications.id, ids), eq(atsApplications.state, 'waiting')));
}

/** Returns applications to the queue as if nobody had leased them: no attempt was made. */
export async function putBack(
  executor: Executor,
  rows: readonly Pick<ApplicationRow, 'id'>[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await executor
    .update(atsApplications)
    .set({ claimedUntil: null, tries: sql`greatest(${atsApplications.tries} - 1, 0)` })
    .where(and(inArray(atsApplications.id, ids), eq(atsApplications.state, 'waiting')));
}

export type Settled = Partial<Omit<ApplicationRow, 'id' | 'connectionId' | 'externalId'>>;

/**
 * Writes the outcome of a waiting application, and answers whether a candidate was reserved for it. null if somebody
 * else did, or it is gone: then nothing is written.
 */
export async function settleApplication(
  tx: Tx,
  id: string,
  change: Settled,
): Promise<boolean | null> {
  const [held] = await leaveLine(tx, eq(atsApplications.id, id), change);
  return held ?? null;
}

/**
 * The same for a person who no longer exists in the system, unless the application was merged into another person
 * meanwhile: then that one is fetched.
 */
export async function settleGone(
  tx: Tx,
  { id, candidateId }: Pick<ApplicationRow, 'id' | 'candidateId'>,
  change: Settled,
): Promise<boolean | null> {
  const isTheirs = sql`${atsApplications.candidateId} = ${candidateId}`;
  const [held] = await leaveLine(tx, and(eq(atsApplications.id, id), isTheirs), change);
  if (held === undefined) await postpone(tx, [{ id }], null);
  return held ?? null;
}

/** Changes those who wait into some who do not, and answers of each whether a candidate was reserved for it until now. */
async function leaveLine(tx: Tx, who: SQL | undefined, change: Settled): Promise<boolean[]> {
  const { id, reserved, state } = atsApplications;
  const waiting = tx
    .select({ id, reserved })
    .from(atsApplications)
    .where(and(who, eq(state, 'waiting')))
    .for('update')
    .as('waiting');
  const left = await tx
    .update(atsApplications)
    .set({ ...change, reserved: false, claimedUntil: null })
    .from(waiting)
    .where(eq(id, waiting.id))
    .returning({ held: waiting.reserved });
  return left.map(({ held }) => held);
}

const isJob = ({ connectionId, jobId }: JobOf) =>
  and(eq(atsJobs.connectionId, connectionId), eq(atsJobs.externalId, jobId));

/** The applications to a job, as a condition. */
export const ofJob = ({ connectionId, jobId }: JobOf) =>
  and(eq(atsApplications.connectionId, connectionId), eq(atsApplications.jobId, jobId));
