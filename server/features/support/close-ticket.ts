import { AppError } from '@candor/domain/errors';
import { type AuditEntry, audit } from '../../access/audit';
import type { Deps } from '../../deps';
import { ticketClosed } from './send-message';
import { lockTicket, setClosed, type TicketRow } from './store';

type Closing = {
  ticketId: string;
  /** Whose it has to be; null for support, which closes anybody's. */
  owner: string | null;
  by: AuditEntry['actor'];
  requestId: string | null;
};

/**
 * Ends a conversation. Windows with its chat open are notified.
 *
 * @throws AppError 404; 409 for one that is closed.
 */
export async function closeTicket(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ticketId, owner, by, requestId }: Closing,
): Promise<TicketRow> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket || (owner !== null && ticket.userId !== owner)) throw new AppError('not_found');
    if (ticket.status === 'closed') throw ticketClosed();
    const closed = await setClosed(tx, ticket, now);
    const entry: AuditEntry = {
      userId: ticket.userId,
      actor: by,
      action: 'ticket.closed',
      requestId,
      entity: { type: 'support_ticket', id: ticket.id },
      details: {},
    };
    await audit(tx, entry, now);
    return closed;
  });
}
