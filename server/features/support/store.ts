import { randomUUID } from 'node:crypto';
import { AppError } from '@candor/domain/errors';
import type { TicketPriority, TicketsQuery, TicketType } from '@candor/domain/model/support';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { supportMessages, supportTickets, users } from '../../db/schema';

export type TicketRow = typeof supportTickets.$inferSelect;
export type MessageRow = typeof supportMessages.$inferSelect;

/** Messages of support that have not reached the owner of a ticket. */
export const unreadCount = sql<number>`(
  select count(*)::integer from ${supportMessages} m
  where m.ticket_id = ${supportTickets.id} and m.is_from_support and m.number > ${supportTickets.shownUpTo}
)`;

/** What an account's owner is called and where mail reaches them. */
export async function findContact(
  executor: Executor,
  userId: string,
): Promise<{ name: string; email: string }> {
  const [row] = await executor
    .select({ name: users.fullName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  // Its session was found a moment ago: the account was erased in between.
  if (!row) throw new AppError('authentication_required');
  return row;
}

export type NewTicket = {
  userId: string;
  type: TicketType;
  priority: TicketPriority | null;
  subject: string;
  name: string;
  email: string;
  channelId: string | null;
};

/** Opens a ticket without a message; null where its owner has an open chat already. */
export async function insertTicket(
  tx: Tx,
  ticket: NewTicket,
  now: Date,
): Promise<TicketRow | null> {
  const [row] = await tx
    .insert(supportTickets)
    .values({
      ...ticket,
      id: randomUUID(),
      status: 'active',
      createdAt: now,
      lastMessageAt: now,
      lastNumber: 0,
      lastFromSupport: false,
      shownUpTo: 0,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** The open chat of an account, locked until the transaction ends. */
export async function lockOpenChat(tx: Tx, userId: string): Promise<TicketRow | null> {
  const { status, priority } = supportTickets;
  const [row] = await tx
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.userId, userId), eq(status, 'active'), isNotNull(priority)))
    .for('update');
  return row ?? null;
}

/** A ticket, locked until the transaction ends; null for an unknown id. */
export async function lockTicket(tx: Tx, id: string): Promise<TicketRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.id, id))
    .for('update');
  return row ?? null;
}

/** How far these tickets are, by id; those that are gone are left out. */
export async function ticketStates(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, Pick<TicketRow, 'status' | 'lastNumber'>>> {
  const { id, status, lastNumber } = supportTickets;
  const rows = await executor
    .select({ id, status, lastNumber })
    .from(supportTickets)
    .where(inArray(id, ids.filter(isUuid)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** One ticket of an account with how much of it is unread; null for one that is not there or somebody else's. */
export async function findOwnTicket(
  executor: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<{ ticket: TicketRow; unread: number } | null> {
  if (!isUuid(id)) return null;
  const [row] = await executor
    .select({ ticket: supportTickets, unread: unreadCount })
    .from(supportTickets)
    .where(and(eq(supportTickets.id, id), eq(supportTickets.userId, userId)));
  return row ?? null;
}

/** A page of an account's tickets, newest first, with the number of all of them. */
export async function listOwnTickets(
  executor: Executor,
  userId: string,
  { status, answered_by, skip, limit }: TicketsQuery,
): Promise<{ rows: { ticket: TicketRow; unread: number }[]; total: number }> {
  const { priority } = supportTickets;
  const where = and(
    eq(supportTickets.userId, userId),
    status ? eq(supportTickets.status, status) : undefined,
    answered_by === 'chat' ? isNotNull(priority) : undefined,
    answered_by === 'mail' ? isNull(priority) : undefined,
  );
  const rows = await executor
    .select({ ticket: supportTickets, unread: unreadCount })
    .from(supportTickets)
    .where(where)
    .orderBy(desc(supportTickets.createdAt), desc(supportTickets.id))
    .limit(limit)
    .offset(skip);
  return { rows, total: await executor.$count(supportTickets, where) };
}

export type NewMessage = {
  isFromSupport: boolean;
  staffId: string | null;
  message: string;
  /** Where it was written in the team's chat; null for elsewhere. */
  postId?: string | null;
};

/** Adds a message to a ticket that this transaction holds. Times follow the numbers, whatever the clocks of processes say. */
export async function appendMessage(
  tx: Tx,
  ticket: TicketRow,
  { isFromSupport, staffId, message, postId = null }: NewMessage,
  now: Date,
): Promise<MessageRow> {
  const number = ticket.lastNumber + 1;
  const after = ticket.lastNumber === 0 ? 0 : ticket.lastMessageAt.getTime() + 1;
  const sentAt = new Date(Math.max(now.getTime(), after));
  const { id: ticketId, userId } = ticket;
  const row = { ticketId, number, userId, isFromSupport, staffId, message, postId, sentAt };
  await tx.insert(supportMessages).values(row);
  await tx
    .update(supportTickets)
    .set({ lastNumber: number, lastMessageAt: sentAt, lastFromSupport: isFromSupport })
    .where(eq(supportTickets.id, ticketId));
  return row;
}

/** The message that was written as this post of the team's chat; null for one that is new. */
export async function findByPost(executor: Executor, postId: string): Promise<MessageRow | null> {
  const [row] = await executor
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.postId, postId));
  return row ?? null;
}

/** The messages behind a number, in order. */
export async function messagesAfter(
  executor: Executor,
  ticketId: string,
  number: number,
): Promise<MessageRow[]> {
  return executor
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.ticketId, ticketId), gt(supportMessages.number, number)))
    .orderBy(asc(supportMessages.number));
}

/** The last messages before a number, or of all, the latest first. */
export async function latestMessages(
  executor: Executor,
  ticketId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<MessageRow[]> {
  const { number } = supportMessages;
  return executor
    .select()
    .from(supportMessages)
    .where(
      and(eq(supportMessages.ticketId, ticketId), before === null ? undefined : lt(number, before)),
    )
    .orderBy(desc(number))
    .limit(limit);
}

/** Notes that the messages up to a number have reached the owner. */
export async function markShown(
  executor: Executor,
  ticketId: string,
  number: number,
): Promise<void> {
  await executor
    .update(supportTickets)
    .set({ shownUpTo: number })
    .where(and(eq(supportTickets.id, ticketId), lt(supportTickets.shownUpTo, number)));
}

/** Closes a ticket that this transaction holds. */
export async function setClosed(tx: Tx, ticket: TicketRow, now: Date): Promise<TicketRow> {
  const closed = { status: 'closed' as const, closedAt: now };
  await tx.update(supportTickets).set(closed).where(eq(supportTickets.id, ticket.id));
  return { ...ticket, ...closed };
}

/** Erases conversations that nobody added to since a moment. */
export async function eraseTickets(executor: Executor, before: Date): Promise<void> {
  await executor.delete(supportTickets).where(lt(supportTickets.lastMessageAt, before));
}
