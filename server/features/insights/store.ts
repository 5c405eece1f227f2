import type { DecisionKind } from '@candor/domain/model/batch';
import type { JobRequirement } from '@candor/domain/model/match';
import type { RubricLine } from '@candor/domain/model/rubric';
import type { InputType } from '@candor/domain/rules/plans';
import { TIER_FLOOR } from '@candor/domain/rules/tiers';
import { and, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { batches, candidates, decisions, invitations, statisticSources } from '../../db/schema';
import type { Scope } from './scope';
import { averageOf, count, scoreColumns, weekColumns } from './store-columns';

/** The batches of a scope. */
function inScope({ userId, since, until, titles, batchId, naming }: Scope): SQL | undefined {
  return and(
    eq(batches.userId, userId),
    eq(batches.sample, false),
    batchId
      ? eq(batches.id, batchId)
      : and(gt(batches.createdAt, since), lte(batches.createdAt, until)),
    titles ? inArray(batches.jobTitle, [...titles]) : undefined,
    ...naming.map(
      (words) => sql`concat(${batches.jobTitle}, ' ', ${batches.jobText}) ~* ${asWords(words)}`,
    ),
  );
}

/** A pattern for words that stand by themselves: 'sales' is not in 'wholesales'. */
function asWords(words: string): string {
  const plain = words.trim().replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
  return `(?<![[:alnum:]])${plain.replace(/\s+/g, '\\s+')}(?![[:alnum:]])`;
}

/** Somebody with a score, counted once however often their text occurs. */
const counted = sql`${candidates.state} = 'scored' and ${candidates.duplicateOf} is null`;
/** Somebody whose document could not be read. */
const unread = sql`${candidates.state} = 'failed' and ${candidates.errorCode} is distinct from 'cancelled'`;
const { score } = candidates;

export type ScoreFigures = {
  jobs: number;
  people: number;
  average: number | null;
  median: number | null;
  top: number | null;
  excellent: number;
  good: number;
  fair: number;
  poor: number;
  couldNotRead: number;
  /** Why most of those could not be read, as their rows say it. */
  commonestProblem: string | null;
  /** The batch with most of those; null where they are of no batch. */
  unreadIn: string | null;
};

/** How many people there are and how they score. */
export async function scoreFigures(executor: Executor, scope: Scope): Promise<ScoreFigures> {
  const [row] = await executor
    .select({
      jobs: sql<number>`count(distinct ${candidates.batchId})::int`,
      ...scoreColumns({ score, counted, unread, problem: candidates.error }),
      unreadIn: sql<
        string | null
      >`mode() within group (order by ${candidates.batchId}) filter (where ${unread})`,
    })
    .from(candidates)
    .innerJoin(batches, eq(batches.id, candidates.batchId))
    .where(inScope(scope));
  if (!row) throw new Error('The figures of the scores were not answered');
  return row;
}

export type Week = { week: string; median: number; low: number; high: number; n: number };

/** Weeks by their Monday in UTC, oldest first, with the middle half of the scores of the jobs that came in them. */
export async function scoreWeeks(executor: Executor, scope: Scope): Promise<Week[]> {
  return executor
    .select(weekColumns(batches.createdAt, score))
    .from(candidates)
    .innerJoin(batches, eq(batches.id, candidates.batchId))
    .where(and(inScope(scope), counted))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

export type SourceFigures = {
  type: InputType;
  people: number;
  average: number | null;
  /** Standard deviation of the scores; null with fewer than two. */
  spread: number | null;
  couldNotRead: number;
};

/** People by where they came from, most first. */
export async function sourceFigures(executor: Executor, scope: Scope): Promise<SourceFigures[]> {
  return executor
    .select({
      type: sql<InputType>`${batches.inputType}`,
      people: count(counted),
      average: averageOf(score, counted),
      spread: sql<number | null>`(stddev_samp(${score}) filter (where ${counted}))::float8`,
      couldNotRead: count(unread),
    })
    .from(candidates)
    .innerJoin(batches, eq(batches.id, candidates.batchId))
    .where(inScope(scope))
    .groupBy(batches.inputType)
    .orderBy(sql`2 desc`, batches.inputType);
}

export type DecisionFigures = {
  shortlist: number;
  maybe: number;
  setAside: number;
  /** From `good` on, and nobody decided. */
  goodAndWaiting: number;
  /** In how many jobs those are. */
  jobsWaiting: number;
  /** The newest of them; null without any. */
  newestWaiting: string | null;
};

/** What was decided about the people with a score. */
export async function decisionFigures(executor: Executor, scope: Scope): Promise<DecisionFigures> {
  const waits = sql`${counted} and ${decisions.decision} is null and ${score} >= ${TIER_FLOOR.good}`;
  const took = (kind: DecisionKind) => count(sql`${counted} and ${decisions.decision} = ${kind}`);
  const [row] = await executor
    .select({
      shortlist: took('shortlist'),
      maybe: took('maybe'),
      setAside: took('set_aside'),
      goodAndWaiting: count(waits),
      jobsWaiting: sql<number>`(count(distinct ${candidates.batchId}) filter (where ${waits}))::int`,
      newestWaiting: sql<
        string | null
      >`(array_agg(${candidates.batchId} order by ${batches.seq} desc) filter (where ${waits}))[1]`,
    })
    .from(candidates)
    .innerJoin(batches, eq(batches.id, candidates.batchId))
    .leftJoin(
      decisions,
      and(eq(decisions.batchId, candidates.batchId), eq(decisions.candidateId, candidates.id)),
    )
    .where(inScope(scope));
  if (!row) throw new Error('The figures of the decisions were not answered');
  return row;
}

/** From submission to the last score, over the batches that have ended well; null without any. */
export async function timeToResult(
  executor: Executor,
  scope: Scope,
): Promise<{ medianSeconds: number | null; n: number }> {
  const seconds = sql`extract(epoch from ${batches.completedAt} - ${batches.createdAt})`;
  const [row] = await executor
    .select({
      medianSeconds: sql<number | null>`percentile_cont(0.5) within group (order by ${seconds})`,
      n: sql<number>`count(*)::int`,
    })
    .from(batches)
    .where(and(inScope(scope), eq(batches.status, 'completed')));
  return row ?? { medianSeconds: null, n: 0 };
}

/** The requirements of a batch, as read and as edited. */
export type AskedBatch = {
  id: string;
  requirements: JobRequirement[];
  lines: readonly RubricLine[] | null;
};

/** The requirements of the batches in a scope, newest first. */
export async function askedIn(executor: Executor, scope: Scope): Promise<AskedBatch[]> {
  const rows = await executor
    .select({ id: batches.id, requirements: batches.requirements, rubric: batches.rubric })
    .from(batches)
    .where(inScope(scope))
    .orderBy(desc(batches.seq));
  return rows.map(({ rubric, ...row }) => ({ ...row, lines: rubric?.lines ?? null }));
}

/** The texts of some batches of an account, the newest first. */
export async function jobTexts(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await executor
    .select({ text: batches.jobText })
    .from(batches)
    .where(and(eq(batches.userId, userId), inArray(batches.id, [...ids])))
    .orderBy(desc(batches.seq));
  return rows.map(({ text }) => text);
}

/** How one requirement of a batch, by its place from 0, came out over the people of the batch. */
export type VerdictCount = {
  batchId: string;
  at: number;
  met: number;
  partial: number;
  unmet: number;
  unclear: number;
};

/**
 * Counts in the database, so that no match leaves it. People whose job another engine reread have other requirements
 * in other positions and are left out.
 */
export async function verdictCounts(executor: Executor, scope: Scope): Promise<VerdictCount[]> {
  const verdict = (word: string) =>
    sql<number>`(count(*) filter (where o.one->>'verdict' = ${word}))::int`;
  return executor
    .select({
      batchId: candidates.batchId,
      at: sql<number>`(o.at - 1)::int`,
      met: verdict('met'),
      partial: verdict('partial'),
      unmet: verdict('unmet'),
      unclear: verdict('unclear'),
    })
    .from(candidates)
    .innerJoin(batches, eq(batches.id, candidates.batchId))
    .crossJoinLateral(
      sql`json_array_elements(${candidates.match}->'outcomes') with ordinality as o(one, at)`,
    )
    .where(
      and(inScope(scope), counted, sql`json_typeof(${candidates.match}->'requirements') = 'null'`),
    )
    .groupBy(candidates.batchId, sql`o.at`);
}

/** A day and how many people with a score came with its jobs; days without any have 0. */
export async function peopleByDay(
  executor: Executor,
  scope: Scope,
): Promise<{ date: string; value: number }[]> {
  const { rows } = await executor.execute<{ date: string; value: number }>(sql`
    with came as (
      select (${batches.createdAt} at time zone 'UTC')::date as day, count(*)::int as people
      from ${candidates} inner join ${batches} on ${batches.id} = ${candidates.batchId}
      where ${and(inScope(scope), counted)}
      group by 1
    )
    select to_char(d, 'YYYY-MM-DD') as date, coalesce(people, 0) as value
    from generate_series(
      (${scope.since.toISOString()}::timestamptz at time zone 'UTC')::date,
      (${scope.until.toISOString()}::timestamptz at time zone 'UTC')::date,
      interval '1 day'
    ) as d left join came on came.day = d
    order by 1
  `);
  return rows;
}

/** Names the state of an account's jobs and decisions, and of the public statistics beside them: figures of the same state are the same. */
export async function stateOfData(executor: Executor, userId: string): Promise<string> {
  const { rows } = await executor.execute<{ state: string }>(sql`
    select concat_ws(' ', count(*), max(${batches.updatedAt}),
      (select concat_ws(' ', count(*), max(${decisions.updatedAt})) from ${decisions}
        inner join ${batches} b on b.id = ${decisions.batchId} where b.user_id = ${userId}),
      (select concat_ws(' ', count(*), max(${invitations.updatedAt}), sum(${invitations.accessCount})) from ${invitations}
        where ${invitations.userId} = ${userId}),
      (select concat_ws(' ', count(*), max(${statisticSources.loadedAt})) from ${statisticSources})) as state
    from ${batches} where ${batches.userId} = ${userId}
  `);
  return rows[0]?.state ?? '';
}

export type FunnelFigures = { invited: number; opened: number; started: number; submitted: number };

/** How far those came who were invited in the days, to the jobs, of a scope. Whoever started has opened the link, however that was noted. */
export async function invitationFunnel(
  executor: Executor,
  { userId, since, until, titles }: Scope,
): Promise<FunnelFigures> {
  const { createdAt, jobTitle, accessCount, milestonesCompleted } = invitations;
  const submitted = sql`${invitations.submittedAt} is not null`;
  const started = sql`(${invitations.startedAt} is not null or ${milestonesCompleted} > 0 or ${submitted})`;
  const [row] = await executor
    .select({
      invited: count(sql`true`),
      opened: count(sql`${accessCount} > 0 or ${started}`),
      started: count(started),
      submitted: count(submitted),
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.userId, userId),
        gt(createdAt, since),
        lte(createdAt, until),
        titles ? inArray(jobTitle, [...titles]) : undefined,
      ),
    );
  return row ?? { invited: 0, opened: 0, started: 0, submitted: 0 };
}

/** The account's newest batch that is done, without the sample; null where there is none. */
export async function newestBatch(executor: Executor, userId: string): Promise<string | null> {
  const [newest] = await executor
    .select({ id: batches.id })
    .from(batches)
    .where(
      and(
        eq(batches.userId, userId),
        ...[eq(batches.sample, false), eq(batches.status, 'completed')],
      ),
    )
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(1);
  return newest?.id ?? null;
}

/** Whether a batch is the account's. */
export async function ownBatch(executor: Executor, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const found = await executor
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.id, id), eq(batches.userId, userId)));
  return found.length > 0;
}
