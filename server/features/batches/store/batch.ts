import type { BatchListQuery } from '@candor/domain/model/batch';
import { batchStatusOf } from '@candor/domain/rules/batch-status';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { allowLongStatements } from '../../../db/allow-long-statements';
import { combineLookups } from '../../../db/combine-lookups';
import type { Db, Executor, Tx } from '../../../db/database';
import { isUuid } from '../../../db/is-uuid';
import { lockNamed } from '../../../db/lock-named';
import { type Place, preparedQuery } from '../../../db/prepared-query';
import { batches } from '../../../db/schema';
import { batchOrder } from './batch-order';

const UNFINISHED = ['pending', 'processing', 'processing_chunks'] as const;

/**
 * 1 + the unfinished batches of the same account that were submitted before. Columns are written by hand because the
 * builder omits the table.
 */
const queuePosition = sql<number>`(
  1 + (select count(*) from batches ahead
    where ahead.user_id = batches.user_id and ahead.seq < batches.seq
      and ahead.status in ('pending', 'processing', 'processing_chunks'))
)::int`;

const shown = { ...getTableColumns(batches), queuePosition };

/** Without the job's text and how it was read: megabytes for a page of batches that shows none of it. */
const listed = { ...factsAlone(), queuePosition };

function factsAlone() {
  const { jobText, requirements, rubric, ...facts } = getTableColumns(batches);
  return facts;
}

export type BatchRow = typeof batches.$inferSelect;
export type ShownBatch = BatchRow & { queuePosition: number };
export type ListedBatch = Omit<ShownBatch, 'jobText' | 'requirements' | 'rubric'>;

/** A batch of this account with its place in the queue; null for an unknown or foreign id. */
export async function findBatch(
  executor: Executor,
  userId: string,
  id: string,
): Promise<ShownBatch | null> {
  if (!isUuid(id)) return null;
  const [row] = await askBatch(executor, { userId, id });
  return row ?? null;
}

const askBatch = preparedQuery((executor, at: Place<'userId' | 'id'>) =>
  executor
    .select(shown)
    .from(batches)
    .where(and(eq(batches.id, at('id')), eq(batches.userId, at('userId')))),
);

/** A batch of this account as listed; null for an unknown or foreign id. */
export async function findListed(db: Db, userId: string, id: string): Promise<ListedBatch | null> {
  return isUuid(id) ? askListed(db, userId, id.toLowerCase()) : null;
}

const askListed = combineLookups(async (db: Db, ids, userId: string) => {
  const found = await askAllListed(db, { userId, ids });
  return new Map(found.map((batch) => [batch.id, batch]));
});

const askAllListed = preparedQuery((executor, at: Place<'userId' | 'ids'>) =>
  executor
    .select(listed)
    .from(batches)
    .where(
      and(
        sql`${batches.id} = any(array(select unnest(${at('ids')}::uuid[])))`,
        eq(batches.userId, at('userId')),
      ),
    ),
);

/**
 * These batches of an account with their places in the queue, in any order. Unknown and foreign ids are left out.
 */
export async function findBatches(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<ListedBatch[]> {
  if (ids.length === 0) return [];
  return executor
    .select(listed)
    .from(batches)
    .where(and(eq(batches.userId, userId), inArray(batches.id, [...ids])));
}

/** A morning that has not found anybody yet may end without a batch, so nobody is shown it. */
const isAnnounced = or(
  isNull(batches.scheduleDate),
  isNotNull(batches.totalCandidates),
  isNotNull(batches.rerunOf),
);

/** When an account's batches last changed: the recent ones, latest first. */
export async function batchVersions(executor: Executor, userId: string, limit: number) {
  return executor
    .select({ id: batches.id, status: batches.status, updatedAt: batches.updatedAt })
    .from(batches)
    .where(and(eq(batches.userId, userId), isAnnounced))
    .orderBy(desc(batches.updatedAt))
    .limit(limit);
}

/**
 * A batch of this account, locked until the transaction ends: nobody settles, cancels, reruns or erases it meanwhile.
 */
export async function lockBatch(tx: Tx, userId: string, id: string): Promise<BatchRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await askLocked(tx, { userId, id });
  return row ?? null;
}

const askLocked = preparedQuery((executor, at: Place<'userId' | 'id'>) =>
  executor
    .select()
    .from(batches)
    .where(and(eq(batches.id, at('id')), eq(batches.userId, at('userId'))))
    .for('update'),
);

const progress = {
  id: batches.id,
  userId: batches.userId,
  groupCount: batches.groupCount,
  groupsDone: batches.groupsDone,
  processedCandidates: batches.processedCandidates,
  scoredCandidates: batches.scoredCandidates,
  chargedCandidates: batches.chargedCandidates,
  reservedCandidates: batches.reservedCandidates,
};

/** The counts of a batch: what changes with every group, without its texts. */
export type BatchProgress = Pick<BatchRow, keyof typeof progress>;

/** The counts of a batch, locked until the transaction ends; null if it was erased. */
export async function lockProgress(tx: Tx, id: string): Promise<BatchProgress | null> {
  const [row] = await askProgress(tx, { id });
  return row ?? null;
}

const askProgress = preparedQuery((executor, at: Place<'id'>) =>
  executor
    .select(progress)
    .from(batches)
    .where(eq(batches.id, at('id')))
    .for('update'),
);

/** The account's batches, newest first or by a column, with the total number that matches the filters. */
export async function listBatches(
  executor: Executor,
  userId: string,
  query: BatchListQuery,
): Promise<{ rows: ListedBatch[]; total: number }> {
  const where = and(eq(batches.userId, userId), isAnnounced, ...filtersOf(query));
  const rows = await executor
    .select(listed)
    .from(batches)
    .where(where)
    .orderBy(...batchOrder(query.sort))
    .limit(query.limit)
    .offset(query.skip);
  return { rows, total: await executor.$count(batches, where) };
}

function filtersOf(query: BatchListQuery): SQL[] {
  const { status, input_type, search, created_after, created_before, start_date, end_date } = query;
  const conditions: SQL[] = [];
  if (status) conditions.push(eq(batches.status, status));
  if (input_type) conditions.push(eq(batches.inputType, input_type));
  if (search) conditions.push(ilike(batches.jobTitle, `%${search.replace(/[\\%_]/g, '\\$&')}%`));
  for (const from of [created_after, start_date])
    if (from) conditions.push(gte(batches.createdAt, new Date(from)));
  for (const to of [created_before, end_date])
    if (to) conditions.push(lt(batches.createdAt, justAfter(to)));
  return conditions;
}

/** The first moment that a bound no longer includes: the end of a bare day, or one millisecond past a moment. */
function justAfter(bound: string): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(bound);
  return new Date(new Date(bound).getTime() + (isDay ? 86_400_000 : 1));
}

export type NewBatch = Pick<
  BatchRow,
  | 'id'
  | 'userId'
  | 'apiKeyId'
  | 'jobTitle'
  | 'jobText'
  | 'engineVersion'
  | 'termsVersion'
  | 'semanticModel'
  | 'inputType'
  | 'originalFilename'
  | 'blobKey'
  | 'sourceConfigSealed'
  | 'estimatedCandidates'
  | 'reservedCandidates'
  | 'rerunOf'
  | 'sample'
  | 'scheduleId'
  | 'scheduleDate'
  | 'createdAt'
  | 'jobLanguage'
  | 'requirements'
  | 'rubric'
>;

/** Inserts a pending batch and returns it. */
export async function insertBatch(tx: Tx, batch: NewBatch): Promise<BatchRow> {
  const [row] = await tx
    .insert(batches)
    .values({ ...batch, status: 'pending', updatedAt: batch.createdAt })
    .returning();
  if (!row) throw new Error('The inserted batch was not answered');
  return row;
}

/** Whether an account has a sample. Until the transaction ends nobody else can ask. */
export async function lockSamples(tx: Tx, userId: string): Promise<boolean> {
  await lockNamed(tx, `sample ${userId}`);
  return (await tx.$count(batches, and(eq(batches.userId, userId), eq(batches.sample, true)))) > 0;
}

/** Changes fields of a locked batch. */
export async function updateBatch(
  tx: Tx,
  id: string,
  changes: Partial<Omit<BatchRow, 'id' | 'userId' | 'seq'>> & { updatedAt: Date },
): Promise<void> {
  await tx
    .update(batches)
    .set({ ...changes, updatedAt: laterThanBefore(changes.updatedAt) })
    .where(eq(batches.id, id));
}

/**
 * Readers discard anything older than what they know. A transaction that waited for the lock read its clock before
 * those it waited for, and clocks of processes differ, so a change counts as later than the previous one whatever its
 * clock said.
 */
function laterThanBefore(now: Date): SQL {
  return sql`greatest(${now.toISOString()}::timestamptz, ${batches.updatedAt} + interval '1 millisecond')`;
}

/** Shows a waiting batch as running. One that is running or has ended stays as it is. */
export async function markStarted(executor: Executor, id: string, now: Date): Promise<void> {
  await executor
    .update(batches)
    .set({ status: 'processing', startedAt: now, updatedAt: laterThanBefore(now) })
    .where(and(eq(batches.id, id), eq(batches.status, 'pending')));
}

/** Deletes a batch with its groups and candidates. What it charged stays in the ledger and the usage. */
export async function deleteBatch(tx: Tx, id: string): Promise<void> {
  await allowLongStatements(tx);
  await tx.delete(batches).where(eq(batches.id, id));
}

/** Whether a stored status is one of a batch that still runs or waits. */
export function isUnfinished(row: Pick<BatchRow, 'status'>): boolean {
  return UNFINISHED.some((status) => status === batchStatusOf(row.status));
}
