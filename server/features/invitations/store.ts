import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { invitationRequests, invitations } from '../../db/schema';

export type InvitationRow = typeof invitations.$inferSelect;
export type NewInvitation = Omit<typeof invitations.$inferInsert, 'id'>;
export type InvitationChange = Partial<Omit<InvitationRow, 'id' | 'userId' | 'code'>>;
/** An invitation with its candidate's unsettled request. */
export type ListedInvitation = { row: InvitationRow; openRequests: number };

/** Requests of an invitation that wait for its sender. The outer table is named: a bare `id` would be that of the inner one. */
export const openRequestCount = sql<number>`(
  select count(*)::integer from ${invitationRequests} r
  where r.invitation_id = ${invitations}.id and r.settled_at is null
)`;

/** Stores a new invitation. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<InvitationRow> {
  const [row] = await tx
    .insert(invitations)
    .values({ id: randomUUID(), ...invitation })
    .returning();
  if (!row) throw new Error('The inserted invitation was not answered');
  return row;
}

/** One invitation of an account by its code; null for one that is not there or somebody else's. */
export async function findOwnInvitation(
  executor: Executor,
  { userId, code }: { userId: string; code: string },
): Promise<ListedInvitation | null> {
  const [found] = await executor
    .select({ row: invitations, openRequests: openRequestCount })
    .from(invitations)
    .where(and(eq(invitations.code, code), eq(invitations.userId, userId)));
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockOwnInvitation(
  tx: Tx,
  { userId, code }: { userId: string; code: string },
): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.code, code), eq(invitations.userId, userId)))
    .for('update');
  return row ?? null;
}

/** The invitation behind a link; null for a code that none has. */
export async function findByCode(executor: Executor, code: string): Promise<InvitationRow | null> {
  const [row] = await executor.select().from(invitations).where(eq(invitations.code, code));
  return row ?? null;
}

/** An invitation by its id; null for one that was erased. */
export async function findInvitation(
  executor: Executor,
  id: string,
): Promise<InvitationRow | null> {
  const [row] = await executor.select().from(invitations).where(eq(invitations.id, id));
  return row ?? null;
}

/** An invitation, locked until the transaction ends; null for one that was erased meanwhile. */
export async function lockInvitation(tx: Tx, id: string): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update');
  return row ?? null;
}

/** Changes an invitation and answers it as it is then. */
export async function updateInvitation(
  executor: Executor,
  id: string,
  change: InvitationChange,
): Promise<InvitationRow> {
  const [row] = await executor
    .update(invitations)
    .set(change)
    .where(eq(invitations.id, id))
    .returning();
  if (!row) throw new Error('The changed invitation was not answered');
  return row;
}

/** Deletes an invitation with its answers and requests. */
export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.id, id));
}

export type RequestRow = typeof invitationRequests.$inferSelect;

/** Stores what a candidate asks the sender for. */
export async function insertRequest(
  tx: Tx,
  request: Pick<RequestRow, 'invitationId' | 'kind' | 'message' | 'createdAt'>,
): Promise<RequestRow> {
  const [row] = await tx
    .insert(invitationRequests)
    .values({ id: randomUUID(), ...request })
    .returning();
  if (!row) throw new Error('The inserted request was not answered');
  return row;
}

/** A candidate's requests, in order. */
export async function requestsOf(executor: Executor, invitationId: string): Promise<RequestRow[]> {
  return executor
    .select()
    .from(invitationRequests)
    .where(eq(invitationRequests.invitationId, invitationId))
    .orderBy(asc(invitationRequests.createdAt), asc(invitationRequests.id));
}

/** Notes that a request is settled; one that was keeps its moment. null for one that this invitation does not have. */
export async function settle(
  tx: Tx,
  { invitationId, requestId }: { invitationId: string; requestId: string },
  now: Date,
): Promise<RequestRow | null> {
  const one = and(
    eq(invitationRequests.id, requestId),
    eq(invitationRequests.invitationId, invitationId),
  );
  await tx
    .update(invitationRequests)
    .set({ settledAt: now })
    .where(and(one, isNull(invitationRequests.settledAt)));
  const [row] = await tx.select().from(invitationRequests).where(one);
  return row ?? null;
}
