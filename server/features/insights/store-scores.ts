import type { InputType } from '@candor/domain/rules/plans';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { batches, candidates } from '../../db/schema';
import type { Scope } from './scope';
import { averageOf, count, scoreColumns, weekColumns } from './store-columns';
import { counted, inScope, unread } from './store-scope';

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
