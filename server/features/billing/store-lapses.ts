import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';

/**
 * What an account was last told about its plan; every read that changes it is reported, so a new debt starts a new
 * count.
 */
const lastToldOf = (userId: SQL) => sql`(
  select a.action from audit_log a
  where a.user_id = ${userId} and a.action in ('plan.changed', 'plan.lapsed')
  order by a.at desc, a.action desc limit 1)`;

/** Accounts whose plan ended because its payment stayed open, and who were not notified, in the order of their ids behind one. */
export async function lapsedUntold(
  executor: Executor,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select s.user_id as id from subscriptions s join billing_accounts b on b.user_id = s.user_id
    where s.status = 'past_due' and s.plan_type <> 'trial' and s.grace_ends_at <= ${now}
      and ${lastToldOf(sql`s.user_id`)} is distinct from 'plan.lapsed'
      and (${after}::uuid is null or s.user_id > ${after}::uuid)
    order by s.user_id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Whether an account was told that its plan lapsed, with no other news of its plan since. */
export async function isLapseTold(executor: Executor, userId: string): Promise<boolean> {
  const { rows } = await executor.execute<{ told: string | null }>(
    sql`select ${lastToldOf(sql`${userId}::uuid`)} as told`,
  );
  return rows[0]?.told === 'plan.lapsed';
}
