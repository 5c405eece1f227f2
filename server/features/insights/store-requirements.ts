import type { JobRequirement } from '@candor/domain/model/match';
import type { RubricLine } from '@candor/domain/model/rubric';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { batches, candidates } from '../../db/schema';
import type { Scope } from './scope';
import { counted, inScope } from './store-scope';

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
