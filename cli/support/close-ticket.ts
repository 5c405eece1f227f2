import { closeTicket } from '@candor/server/features/support/close-ticket';
import { type Desk, shortId, ticketNamed } from './desk';

/** Ends a conversation in the name of support. */
export async function closeFromDesk(desk: Desk, name: string): Promise<string> {
  const { id } = await ticketNamed(desk, name);
  const by = { kind: 'staff', id: null } as const;
  await closeTicket(desk, { ticketId: id, owner: null, by, requestId: null });
  return `${shortId(id)} is closed.`;
}
