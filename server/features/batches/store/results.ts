import type { SummaryStats } from '@candor/domain/model/batch';
import { TIER_FLOOR } from '@candor/domain/rules/tiers';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { candidates } from '../../../db/schema';

const facts = {
  id: candidates.id,
  ordinal: candidates.ordinal,
  charged: candidates.charged,
  originalFilename: candidates.originalFilename,
  candidateName: candidates.candidateName,
  candidateId: candidates.candidateId,
  email: candidates.email,
  headline: candidates.headline,
  score: candidates.score,
  error: candidates.error,
  errorCode: candidates.errorCode,
  duplicateOf: candidates.duplicateOf,
};
const summary = { ...facts, matchSummary: candidates.matchSummary };
const full = { ...facts, matchResults: candidates.matchResults };

export type ResultRow = Pick<typeof candidates.$inferSelect, keyof typeof facts>;
export type SummaryRow = Pick<typeof candidates.$inferSelect, keyof typeof summary>;
export type FullRow = Pick<typeof candidates.$inferSelect, keyof typeof full>;

/** By score from high to low, in source order where it is equal, without a score last. */
const ranking: SQL[] = [sql`${candidates.score} desc nulls last`, asc(candidates.ordinal)];

const finished = (batchId: string) =>
  and(eq(candidates.batchId, batchId), ne(candidates.state, 'pending'));

type PageQuery = { skip: number; limit: number };

/** A page of what is done, with summaries. */
export async function summaryPage(
  executor: Executor,
  batchId: string,
  page: PageQuery,
): Promise<SummaryRow[]> {
  return executor
    .select(summary)
    .from(candidates)
    .where(finished(batchId))
    .orderBy(...ranking)
    .limit(page.limit)
    .offset(page.skip);
}

/** A page of what is done, with whole matches. */
export async function fullPage(
  executor: Executor,
  batchId: string,
  page: PageQuery,
): Promise<FullRow[]> {
  return executor
    .select(full)
    .from(candidates)
    .where(finished(batchId))
    .orderBy(...ranking)
    .limit(page.limit)
    .offset(page.skip);
}

/** The ordinals of what is done, in ranking order. */
export async function rankedOrdinals(executor: Executor, batchId: string): Promise<number[]> {
  const rows = await executor
    .select({ ordinal: candidates.ordinal })
    .from(candidates)
    .where(finished(batchId))
    .orderBy(...ranking);
  return rows.map((row) => row.ordinal);
}

/** These candidates with their whole matches, in the order asked for. One that is gone meanwhile is left out. */
export async function fullRows(
  executor: Executor,
  batchId: string,
  ordinals: readonly number[],
): Promise<FullRow[]> {
  const rows = await executor
    .select(full)
    .from(candidates)
    .where(and(finished(batchId), inArray(candidates.ordinal, [...ordinals])));
  const byOrdinal = new Map(rows.map((row) => [row.ordinal, row]));
  return ordinals.flatMap((ordinal) => byOrdinal.get(ordinal) ?? []);
}

/** One candidate of a batch with its text; null for an unknown id. */
export async function findCandidate(executor: Executor, batchId: string, id: string) {
  const [row] = await executor
    .select({ ...full, documentText: candidates.documentText })
    .from(candidates)
    .where(and(eq(candidates.batchId, batchId), eq(candidates.id, id)));
  return row ?? null;
}

/** Figures over every candidate of a batch that is done, whatever page is shown. */
export async function summaryStats(executor: Executor, batchId: string): Promise<SummaryStats> {
  const { rows } = await executor.execute<Omit<SummaryStats, 'tiers'> & SummaryStats['tiers']>(sql`
    select
      round(avg(score), 1)::float8 as average_score,
      max(score) as top_score,
      (count(*) filter (where state = 'scored'))::int as successful_matches,
      (count(*) filter (where state = 'failed'))::int as failed_matches,
      (count(*) filter (where score >= ${TIER_FLOOR.excellent}))::int as excellent,
      (count(*) filter (where score >= ${TIER_FLOOR.good} and score < ${TIER_FLOOR.excellent}))::int as good,
      (count(*) filter (where score >= ${TIER_FLOOR.fair} and score < ${TIER_FLOOR.good}))::int as fair,
      (count(*) filter (where score < ${TIER_FLOOR.fair}))::int as poor
    from candidates where batch_id = ${batchId}`);
  const row = rows[0];
  if (!row) throw new Error('The figures of a batch were not answered');
  const { excellent, good, fair, poor, ...stats } = row;
  return { ...stats, tiers: { excellent, good, fair, poor } };
}
