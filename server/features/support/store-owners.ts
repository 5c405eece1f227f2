import { eq } from 'drizzle-orm';
import type { SubscriptionRow } from '../../access/allowance';
import type { Executor } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { subscriptions, supportTickets, users } from '../../db/schema';
import type { TicketRow } from './store';

/** A ticket with whom it belongs to. */
export type TicketWithOwner = {
  ticket: TicketRow;
  owner: typeof users.$inferSelect;
  subscription: SubscriptionRow;
};

/** Tickets joined with their owners and plans, as a statement to continue. */
export function selectTickets(executor: Executor) {
  return executor
    .select({ ticket: supportTickets, owner: users, subscription: subscriptions })
    .from(supportTickets)
    .innerJoin(users, eq(users.id, supportTickets.userId))
    .innerJoin(subscriptions, eq(subscriptions.userId, supportTickets.userId));
}

/** One ticket with its owner; null for an id that no ticket has. */
export async function findTicketWithOwner(
  executor: Executor,
  id: string,
): Promise<TicketWithOwner | null> {
  if (!isUuid(id)) return null;
  const [row] = await selectTickets(executor).where(eq(supportTickets.id, id));
  return row ?? null;
}
