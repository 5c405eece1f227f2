import type { AtsType } from '@candor/domain/model/ats';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { lockNamed } from '../../../db/lock-named';
import { atsConnections, atsGrants } from '../../../db/schema';

export type ConnectionRow = typeof atsConnections.$inferSelect;
export type GrantRow = typeof atsGrants.$inferSelect;

/** The open connection of an account to a system; null without one. */
export async function openConnection(
  executor: Executor,
  userId: string,
  ats: AtsType,
): Promise<ConnectionRow | null> {
  const [row] = await executor
    .select()
    .from(atsConnections)
    .where(and(ofAccount(userId, ats), isNull(atsConnections.endedAt)));
  return row ?? null;
}

/** All connections of an account to a system, open or ended, the latest first. */
export async function connectionsOf(
  executor: Executor,
  userId: string,
  ats: AtsType,
): Promise<ConnectionRow[]> {
  return executor
    .select()
    .from(atsConnections)
    .where(ofAccount(userId, ats))
    .orderBy(desc(atsConnections.connectedAt));
}

export async function findConnection(
  executor: Executor,
  id: string,
): Promise<ConnectionRow | null> {
  const [row] = await executor.select().from(atsConnections).where(eq(atsConnections.id, id));
  return row ?? null;
}

/** The same. Until the transaction ends nobody else changes it. */
export async function lockConnection(tx: Tx, id: string): Promise<ConnectionRow | null> {
  const [row] = await tx
    .select()
    .from(atsConnections)
    .where(eq(atsConnections.id, id))
    .for('update');
  return row ?? null;
}

/** Lets one caller at a time change which connection of an account to a system is open. */
export async function lockConnecting(tx: Tx, userId: string, ats: AtsType): Promise<void> {
  await lockNamed(tx, `connecting ${ats} ${userId}`);
}

export async function insertConnection(tx: Tx, row: typeof atsConnections.$inferInsert) {
  await tx.insert(atsConnections).values(row);
}

export async function updateConnection(
  executor: Executor,
  id: string,
  change: Partial<Omit<ConnectionRow, 'id' | 'userId'>>,
): Promise<void> {
  await executor.update(atsConnections).set(change).where(eq(atsConnections.id, id));
}

/** What a connection is once it ended: nothing is left that opens it, or that its events are signed with. */
export function endedConnection(now: Date): Partial<ConnectionRow> {
  return {
    ...{ credentialsSealed: null, webhookSecretSealed: null, keyLast4: null, endedAt: now },
    ...{ syncBeganAt: null, syncAskedAt: null },
  };
}

export async function insertGrant(executor: Executor, row: typeof atsGrants.$inferInsert) {
  await executor.insert(atsGrants).values(row);
}

/** Takes the grant of a returning user, so that it cannot be used again. null for one that is unknown or used. */
export async function takeState(executor: Executor, stateHash: string): Promise<GrantRow | null> {
  const [row] = await executor
    .update(atsGrants)
    .set({ stateHash: null })
    .where(eq(atsGrants.stateHash, stateHash))
    .returning();
  return row ?? null;
}

export async function updateGrant(
  executor: Executor,
  id: string,
  change: Partial<Pick<GrantRow, 'ticketHash' | 'credentialsSealed' | 'expiresAt'>>,
): Promise<void> {
  await executor.update(atsGrants).set(change).where(eq(atsGrants.id, id));
}

/** Removes the grant of a ticket of this account and answers it; null for any other. */
export async function takeTicket(
  tx: Tx,
  userId: string,
  ticketHash: string,
): Promise<GrantRow | null> {
  const [row] = await tx
    .delete(atsGrants)
    .where(and(eq(atsGrants.ticketHash, ticketHash), eq(atsGrants.userId, userId)))
    .returning();
  return row ?? null;
}

/** Removes grants that nobody came back with. */
export async function deleteOldGrants(executor: Executor, before: Date): Promise<void> {
  await executor.delete(atsGrants).where(sql`${atsGrants.expiresAt} < ${before}`);
}

function ofAccount(userId: string, ats: AtsType) {
  return and(eq(atsConnections.userId, userId), eq(atsConnections.atsType, ats));
}
