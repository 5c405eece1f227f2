import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../db/database';
import { type Place, preparedQuery } from '../db/prepared-query';
import { batchGroups } from '../db/schema';
import { Fenced, type Group } from './group';
import { letGoWhenDead } from './let-go';
import { HEAD_START_SECONDS, WINDOW } from './limits';

/** The queue's name for the work on a group. */
export const WORK_ON_GROUP = 'work-on-group';

export type NewGroup = Pick<
  Group,
  'batchId' | 'no' | 'userId' | 'batchSeq' | 'kind' | 'firstOrdinal' | 'lastOrdinal'
> &
  Partial<Pick<Group, 'trace'>>;

/** Adds waiting groups. They reach the queue when `arm` or `fillWindow` finds room for them. */
export async function addGroups(tx: Tx, groups: readonly NewGroup[]): Promise<void> {
  if (groups.length === 0) return;
  await tx.execute(sql`
    insert into batch_groups (batch_id, no, user_id, batch_seq, kind, first_ordinal, last_ordinal, trace, state, updated_at)
    select r."batchId", r.no, r."userId", r."batchSeq", r.kind, r."firstOrdinal", r."lastOrdinal", r.trace, 'open', now()
    from json_to_recordset(${JSON.stringify(groups)}::json) as r("batchId" uuid, no int, "userId" uuid,
      "batchSeq" bigint, kind text, "firstOrdinal" int, "lastOrdinal" int, trace text)`);
}

/**
 * Seconds between the turns of an account with nothing in the queue, so that the last of its window has no head
 * start.
 */
const STEP_SECONDS = HEAD_START_SECONDS / (WINDOW - 1);

/**
 * Puts up to `count` waiting groups of an account into the queue, oldest batch first. Part of the caller's
 * transaction: a rollback leaves no job behind. Groups that another transaction is arming are skipped.
 *
 * Each takes its turn one step after the account's previous one, from the head start on and never later than now: the
 * start times of fair queueing (Goyal, Vin and Cheng, 1996) with the clock as virtual time. So a small batch waits
 * for one group of each account and not for a window of each, the batches of one account keep their order, and nobody
 * starves.
 */
export async function arm(executor: Executor, userId: string, count: number): Promise<void> {
  if (count > 0) await armUpTo(executor, userId, sql`${count}`);
}

async function armUpTo(executor: Executor, userId: string, count: SQL): Promise<void> {
  await executor.execute(sql`
    with first as (
      select greatest(
        now() - make_interval(secs => ${HEAD_START_SECONDS}),
        max(turn) + make_interval(secs => ${STEP_SECONDS})) as turn
      from batch_groups where user_id = ${userId} and state = 'armed'
    ), picked as (
      select batch_id, no, batch_seq from batch_groups
      where user_id = ${userId} and state = 'open'
      order by batch_seq, no limit ${count} for update skip locked
    ), placed as (
      select batch_id, no, row_number() over (order by batch_seq, no) - 1 as steps from picked
    ), armed as (
      update batch_groups g set state = 'armed', updated_at = now(),
        turn = least(now(), first.turn + p.steps * make_interval(secs => ${STEP_SECONDS}))
      from first, placed p where g.batch_id = p.batch_id and g.no = p.no
      returning g.batch_id, g.no, g.batch_seq, g.turn
    ), refs as (
      select jsonb_agg(jsonb_build_object('batch', batch_id, 'no', no, 'turn', turn) order by batch_seq, no) as list
      from armed having count(*) > 0
    )
    select queue_groups(${WORK_ON_GROUP}, list) from refs`);
}

/** Fills the account's share of the queue up to its window. */
export async function fillWindow(executor: Executor, userId: string): Promise<void> {
  const room = sql`(
    select greatest(${WINDOW} - count(*), 0) from batch_groups where user_id = ${userId} and state = 'armed')`;
  await armUpTo(executor, userId, room);
}

/** Claims a group and raises its fence; null if it is already settled or gone. */
export async function claim(
  executor: Executor,
  batchId: string,
  no: number,
): Promise<Group | null> {
  const [group] = await askClaimed(executor, { batchId, no });
  return group ? { ...group, kind: group.kind === 'plan' ? 'plan' : 'score' } : null;
}

const askClaimed = preparedQuery((executor, at: Place<'batchId' | 'no'>) =>
  executor
    .update(batchGroups)
    .set({ epoch: sql`${batchGroups.epoch} + 1`, state: 'armed', updatedAt: sql`now()` })
    .where(
      sql`${batchGroups.batchId} = ${at('batchId')} and ${batchGroups.no} = ${at('no')} and ${batchGroups.state} <> 'done'`,
    )
    .returning({ ...getTableColumns(batchGroups), trace: traceOf(at('batchId')) }),
);

/**
 * Undoes a claim whose work is over, as if it had not been made. The same number may be issued again, but never has
 * two holders: whoever returns it writes nothing more, and neither can anybody passed over since.
 */
export async function returnClaim(executor: Executor, group: Group): Promise<void> {
  await executor.execute(sql`
    update batch_groups set epoch = epoch - 1, updated_at = now()
    where batch_id = ${group.batchId} and no = ${group.no} and epoch = ${group.epoch} and state = 'armed'`);
}

/** All groups of a batch follow the call that submitted it, which its first group knows. */
function traceOf(batchId: Placeholder) {
  return sql<
    string | null
  >`(select g.trace from batch_groups g where g.batch_id = ${batchId} and g.no = 0)`;
}

/**
 * Marks a claimed group as done. Throws `Fenced` if it was claimed again or its batch ended: the caller's transaction
 * must then write nothing. Whatever happened to the group while the lock was waited for counts: a row that changed since the
 * statement began is looked at again before it is written.
 */
export async function settleGroup(tx: Tx, group: Group): Promise<void> {
  const lock = sql`pg_advisory_xact_lock_shared(${settlingOf(group.batchId)})`;
  const { rowCount } = await tx.execute(sql`
    with settling as materialized (select ${letGoWhenDead}, ${lock})
    update batch_groups set state = 'done', updated_at = now() from settling
    where batch_id = ${group.batchId} and no = ${group.no} and epoch = ${group.epoch} and state = 'armed'`);
  if (rowCount === 0) throw new Fenced(group);
}

/**
 * Stops the work on a batch until the transaction ends: a worker that is settling one of its groups is waited for,
 * and nobody starts to. Groups themselves are not locked: PostgreSQL keeps the lock of a row that it waited for even
 * if the row turns out to be done, and the worker that settles the last group, and is waited for, has to delete that
 * one.
 */
export async function holdGroups(tx: Tx, batchId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${settlingOf(batchId)})`);
}

/** Settling one of a batch's groups, as a lock shared by all that settle. */
function settlingOf(batchId: string) {
  return sql`hashtextextended(${`settling ${batchId}`}, 0)`;
}

/**
 * Deletes the groups of a batch that ends, which are locked. The caller holds its groups, or has settled the last
 * one.
 */
export async function dropGroups(tx: Tx, batchId: string): Promise<void> {
  await tx.execute(sql`delete from batch_groups where batch_id = ${batchId}`);
}
