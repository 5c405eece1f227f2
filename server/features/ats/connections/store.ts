import type { AtsType } from '@candor/domain/model/ats';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { lockNamed } from '../../../db/lock-named';
import { atsConnections, atsGrants, atsJobs, atsPartnerAssessments } from '../../../db/schema';

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

/** A connection by its id, ended ones included; null for an unknown one. */
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

/** Stores a new connection. */
export async function insertConnection(tx: Tx, row: typeof atsConnections.$inferInsert) {
  await tx.insert(atsConnections).values(row);
}

/** Changes a connection. */
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
    credentialsSealed: null,
    webhookSecretSealed: null,
    keyLast4: null,
    endedAt: now,
    syncBeganAt: null,
    syncAskedAt: null,
  };
}

/** Open connections with tokens that were last renewed before this, except those that the system refused. */
export async function connectionsNotRenewedSince(
  executor: Executor,
  before: Date,
): Promise<ConnectionRow[]> {
  const { endedAt, renewedAt, problem } = atsConnections;
  return executor
    .select()
    .from(atsConnections)
    .where(
      and(
        isNull(endedAt),
        isNotNull(renewedAt),
        lt(renewedAt, before),
        or(isNull(problem), ne(problem, 'refused')),
      ),
    );
}

/** Puts the moment from which the system may be asked again no earlier than this. */
export async function waitAtLeastUntil(executor: Executor, id: string, until: Date): Promise<void> {
  await executor
    .update(atsConnections)
    .set({ retryAt: sql`greatest(${atsConnections.retryAt}, ${until.toISOString()}::timestamptz)` })
    .where(eq(atsConnections.id, id));
}

/** Of these jobs the ones that were read through a connection, with when each was made. */
export async function jobsListed(
  executor: Executor,
  connectionId: string,
  ids: readonly string[],
): Promise<{ id: string; createdAt: Date | null }[]> {
  return executor
    .select({ id: atsJobs.externalId, createdAt: atsJobs.createdAt })
    .from(atsJobs)
    .where(and(eq(atsJobs.connectionId, connectionId), inArray(atsJobs.externalId, [...ids])));
}

/** Whether a system has started an assessment of the account's: it is told how that is. */
export async function hasAsked(executor: Executor, userId: string, ats: AtsType): Promise<boolean> {
  const { userId: owner, atsType } = atsPartnerAssessments;
  const isAsked = and(eq(owner, userId), eq(atsType, ats));
  return (await executor.$count(atsPartnerAssessments, isAsked)) > 0;
}

/** Stores that somebody was sent away to allow access. */
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

/** Changes what is known of somebody who was sent away. */
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
