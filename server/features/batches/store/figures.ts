import type { BatchOutcome, SummaryStats } from '@candor/domain/model/batch';
import { batchStatusOf, isFinal } from '@candor/domain/rules/batch-status';
import { TIER_FLOOR } from '@candor/domain/rules/tiers';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../../db/database';
import { type Place, preparedQuery } from '../../../db/prepared-query';
import { batches, candidates, decisions } from '../../../db/schema';
import type { BatchRow } from './batch';

const { batchId, state, score, errorCode } = candidates;
const count = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;

const counts = {
  successful_matches: count(sql`${state} = 'scored'`),
  failed_matches: count(sql`${state} = 'failed'`),
  cancelled_matches: count(sql`${state} = 'failed' and ${errorCode} = 'cancelled'`),
  excellent: count(sql`${score} >= ${TIER_FLOOR.excellent}`),
  good: count(sql`${score} >= ${TIER_FLOOR.good} and ${score} < ${TIER_FLOOR.excellent}`),
  fair: count(sql`${score} >= ${TIER_FLOOR.fair} and ${score} < ${TIER_FLOOR.good}`),
  poor: count(sql`${score} < ${TIER_FLOOR.fair}`),
};

/**
 * Figures of ended batches, keyed by their state: changing a candidate advances the batch's `updatedAt`. A large
 * batch is read in many pages, and each would count everybody again.
 */
const known = new LRUCache<string, SummaryStats>({ max: 1_000 });

type CountedBatch = { id: string; status: BatchRow['status']; updatedAt: Date };

/** Figures over every finished candidate of a batch, whatever page is shown. */
export async function summaryStats(
  executor: Executor,
  { id, status, updatedAt }: CountedBatch,
): Promise<SummaryStats> {
  if (!isFinal(batchStatusOf(status))) {
    return (await countFigures(executor, id)).stats;
  }
  const state = `${id} ${updatedAt.getTime()}`;
  const before = known.get(state);
  if (before) return before;
  const { stats, asOf } = await countFigures(executor, id);
  // Figures of a later state would mislead whoever still reads this one, such as an export.
  if (asOf?.getTime() === updatedAt.getTime()) known.set(state, stats);
  return stats;
}

async function countFigures(
  executor: Executor,
  id: string,
): Promise<{ stats: SummaryStats; asOf: Date | null }> {
  const [row] = await askFigures(executor, { id });
  if (!row) throw new Error('The figures of a batch were not answered');
  const { excellent, good, fair, poor, asOf, ...figures } = row;
  return { stats: { ...figures, tiers: { excellent, good, fair, poor } }, asOf };
}

const askFigures = preparedQuery((executor, at: Place<'id'>) =>
  executor
    .select({
      average_score: sql<number | null>`round(avg(${score}), 1)::float8`,
      top_score: sql<number | null>`max(${score})`,
      // By the same statement, so of the same state.
      asOf: sql<Date | null>`(
        select ${batches.updatedAt} from ${batches} where ${batches.id} = ${at('id')})`.mapWith(
        batches.updatedAt,
      ),
      ...counts,
    })
    .from(candidates)
    .where(eq(batchId, at('id'))),
);

/** The outcome of each of these batches. One without finished candidates has no entry. */
export async function outcomesOf(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, BatchOutcome>> {
  const rows = await executor
    .select({
      id: batchId,
      decided_count: count(sql`${state} = 'scored' and ${decisions.decision} is not null`),
      ...counts,
    })
    .from(candidates)
    .leftJoin(
      decisions,
      and(eq(decisions.batchId, batchId), eq(decisions.candidateId, candidates.id)),
    )
    .where(inArray(batchId, [...ids]))
    .groupBy(batchId);
  return new Map(
    rows
      .filter((row) => row.successful_matches + row.failed_matches > 0)
      .map(({ id, excellent, good, fair, poor, ...figures }) => [
        id,
        { ...figures, tiers: { excellent, good, fair, poor } },
      ]),
  );
}
