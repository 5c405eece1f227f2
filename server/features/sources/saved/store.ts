import { and, asc, eq } from 'drizzle-orm';
import type { SavedSourceRow } from '../../../access/saved-source';
import type { Executor, Tx } from '../../../db/database';
import { lockNamed } from '../../../db/lock-named';
import { savedSources } from '../../../db/schema';

/** The saved sources of an account, by name. */
export async function savedRows(executor: Executor, userId: string): Promise<SavedSourceRow[]> {
  return executor
    .select()
    .from(savedSources)
    .where(eq(savedSources.userId, userId))
    .orderBy(asc(savedSources.nameKey));
}

/** The same. Until the transaction ends nobody else changes them. */
export async function lockSaved(tx: Tx, userId: string): Promise<SavedSourceRow[]> {
  await lockNamed(tx, `saved sources ${userId}`);
  return savedRows(tx, userId);
}

/** Adds a saved source. Call it with those of the account locked, which keeps their names apart. */
export async function insertSaved(tx: Tx, row: SavedSourceRow): Promise<void> {
  await tx.insert(savedSources).values(row);
}

/** Changes a saved source and returns it; null if it is gone. */
export async function updateSaved(
  executor: Executor,
  { id, userId }: Pick<SavedSourceRow, 'id' | 'userId'>,
  change: Partial<Omit<SavedSourceRow, 'id' | 'userId'>>,
): Promise<SavedSourceRow | null> {
  const [row] = await executor
    .update(savedSources)
    .set(change)
    .where(and(eq(savedSources.id, id), eq(savedSources.userId, userId)))
    .returning();
  return row ?? null;
}

/** Notes that a saved source was reached, unless somebody has put another one in its place meanwhile. */
export async function noteReached(
  executor: Executor,
  { id, userId, sourceConfigSealed }: SavedSourceRow,
  found: Pick<SavedSourceRow, 'label' | 'lastTestedAt'>,
): Promise<void> {
  const isSame = eq(savedSources.sourceConfigSealed, sourceConfigSealed);
  await executor
    .update(savedSources)
    .set(found)
    .where(and(eq(savedSources.id, id), eq(savedSources.userId, userId), isSame));
}

/** Removes a saved source, and the schedules that use it. */
export async function deleteSaved(
  tx: Tx,
  { id, userId }: Pick<SavedSourceRow, 'id' | 'userId'>,
): Promise<void> {
  await tx
    .delete(savedSources)
    .where(and(eq(savedSources.id, id), eq(savedSources.userId, userId)));
}
