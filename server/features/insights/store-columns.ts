import { TIER_FLOOR } from '@candor/domain/rules/tiers';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The people of batches, or of jobs in an ATS, that figures are taken over. */
export type People = {
  score: AnyPgColumn;
  /** Somebody with a score who is counted. */
  counted: SQL;
  /** Somebody whose document could not be read, and why. */
  unread: SQL;
  problem: AnyPgColumn;
};

/** How many of them a condition holds for. */
export const count = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;

/** How many there are and how they score. */
export function scoreColumns({ score, counted, unread, problem }: People) {
  const { excellent, good, fair } = TIER_FLOOR;
  return {
    people: count(counted),
    average: averageOf(score, counted),
    median: sql<
      number | null
    >`percentile_cont(0.5) within group (order by ${score}) filter (where ${counted})`,
    top: sql<number | null>`max(${score}) filter (where ${counted})`,
    excellent: count(sql`${counted} and ${score} >= ${excellent}`),
    good: count(sql`${counted} and ${score} >= ${good} and ${score} < ${excellent}`),
    fair: count(sql`${counted} and ${score} >= ${fair} and ${score} < ${good}`),
    poor: count(sql`${counted} and ${score} < ${fair}`),
    couldNotRead: count(unread),
    commonestProblem: sql<
      string | null
    >`mode() within group (order by ${problem}) filter (where ${unread})`,
  };
}

/** The mean of the scores that count, to one digit. */
export function averageOf(score: AnyPgColumn, counted: SQL) {
  return sql<number | null>`round(avg(${score}) filter (where ${counted}), 1)::float8`;
}

/** A week by its Monday in UTC, with the middle half of the scores in it. To be grouped and ordered by the first column. */
export function weekColumns(moment: AnyPgColumn, score: AnyPgColumn) {
  const part = (share: number) =>
    sql<number>`percentile_cont(${share}::float8) within group (order by ${score})`;
  return {
    week: sql<string>`to_char(date_trunc('week', ${moment} at time zone 'UTC'), 'YYYY-MM-DD')`,
    low: part(0.25),
    median: part(0.5),
    high: part(0.75),
    n: sql<number>`count(*)::int`,
  };
}
