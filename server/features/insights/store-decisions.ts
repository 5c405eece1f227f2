import type { DecisionKind } from '@candor/domain/model/batch';
import { TIER_FLOOR } from '@candor/domain/rules/tiers';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { batches, candidates, decisions } from '../../db/schema';
import type { Scope } from './scope';
import { count } from './store-columns';
import { counted, inScope } from './store-scope';

const { score } = candidates;

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
