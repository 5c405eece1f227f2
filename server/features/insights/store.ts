import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { batches, decisions, invitations, statisticSources } from '../../db/schema';
import type { Scope } from './scope';
import { inScope } from './store-scope';

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
