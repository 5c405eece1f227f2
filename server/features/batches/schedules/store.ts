import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { isUuid } from '../../../db/is-uuid';
import { lockNamed } from '../../../db/lock-named';
import { batches, sourceSchedules } from '../../../db/schema';

export type ScheduleRow = typeof sourceSchedules.$inferSelect;

/** The schedules of an account, oldest first. */
export async function scheduleRows(executor: Executor, userId: string): Promise<ScheduleRow[]> {
  return executor
    .select()
    .from(sourceSchedules)
    .where(eq(sourceSchedules.userId, userId))
    .orderBy(asc(sourceSchedules.createdAt), asc(sourceSchedules.id));
}

/** Waits until nobody else is adding schedules to an account, and prevents it until the transaction ends. */
export async function lockSchedules(tx: Tx, userId: string): Promise<void> {
  await lockNamed(tx, `schedules ${userId}`);
}

/** Adds a schedule and returns it as stored, with its defaults. */
export async function insertSchedule(
  tx: Tx,
  row: typeof sourceSchedules.$inferInsert,
): Promise<ScheduleRow> {
  const [inserted] = await tx.insert(sourceSchedules).values(row).returning();
  if (!inserted) throw new Error('The inserted schedule was not answered');
  return inserted;
}

/** A schedule of this account, locked until the transaction ends; null for an unknown or foreign id. */
export async function lockSchedule(
  tx: Tx,
  userId: string,
  id: string,
): Promise<ScheduleRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .select()
    .from(sourceSchedules)
    .where(and(eq(sourceSchedules.id, id), eq(sourceSchedules.userId, userId)))
    .for('update');
  return row ?? null;
}

/** Changes a locked schedule and returns it. */
export async function updateSchedule(
  tx: Tx,
  { id }: Pick<ScheduleRow, 'id'>,
  change: Partial<Omit<ScheduleRow, 'id' | 'userId'>>,
): Promise<ScheduleRow> {
  const [row] = await tx
    .update(sourceSchedules)
    .set(change)
    .where(eq(sourceSchedules.id, id))
    .returning();
  if (!row) throw new Error('The changed schedule was not answered');
  return row;
}

/** Deletes a schedule, and nothing if it is gone. Its batches stay. */
export async function deleteSchedule(tx: Tx, { id }: Pick<ScheduleRow, 'id'>): Promise<void> {
  await tx.delete(sourceSchedules).where(eq(sourceSchedules.id, id));
}

/** Schedules whose morning has come, by id, starting after `after`. */
export async function dueSchedules(
  executor: Executor,
  now: Date,
  after: string | null,
  limit: number,
): Promise<Pick<ScheduleRow, 'id' | 'userId'>[]> {
  return executor
    .select({ id: sourceSchedules.id, userId: sourceSchedules.userId })
    .from(sourceSchedules)
    .where(and(isDue(now), after === null ? undefined : gt(sourceSchedules.id, after)))
    .orderBy(asc(sourceSchedules.id))
    .limit(limit);
}

/** A schedule whose morning has come, locked; null if somebody else has or had it. */
export async function lockDue(tx: Tx, id: string, now: Date): Promise<ScheduleRow | null> {
  const [row] = await tx
    .select()
    .from(sourceSchedules)
    .where(and(eq(sourceSchedules.id, id), isDue(now)))
    .for('update', { skipLocked: true });
  return row ?? null;
}

const isDue = (now: Date) =>
  and(eq(sourceSchedules.enabled, true), lte(sourceSchedules.dueAt, now));

/** Whether a batch of an earlier morning has not listed its source yet. */
export async function isStillListing(tx: Tx, scheduleId: string): Promise<boolean> {
  const waiting = and(
    eq(batches.scheduleId, scheduleId),
    isNull(batches.totalCandidates),
    inArray(batches.status, ['pending', 'processing']),
  );
  return (await tx.$count(batches, waiting)) > 0;
}

/** What a letter says about a schedule; null if it is gone, or works again. */
export async function findTroubled(executor: Executor, id: string) {
  const [row] = await executor
    .select({
      jobTitle: sourceSchedules.jobTitle,
      trouble: sourceSchedules.trouble,
      enabled: sourceSchedules.enabled,
    })
    .from(sourceSchedules)
    .where(eq(sourceSchedules.id, id));
  return row?.trouble ? { ...row, trouble: row.trouble } : null;
}
