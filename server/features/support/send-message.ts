import type { support } from '@candor/domain/api/support';
import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { countAgainst } from '../../access/rate-limits';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { oweTicketLetter } from './owe-letters';
import { messageId } from './present';
import { appendMessage, lockTicket } from './store';

/**
 * Adds what its owner writes to an open chat and answers the message's id.
 *
 * @throws AppError 404; 409 for a ticket that is closed or has no chat; 429 after too many messages.
 */
export async function sendMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { actor, body }: Pick<Call<typeof support.send>, 'actor' | 'body'>,
): Promise<string> {
  const now = deps.clock.now();
  await countAgainst('supportMessage', { db: deps.db, subject: actor.userId, now });
  return deps.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, body.ticket_id);
    if (ticket?.userId !== actor.userId) throw new AppError('not_found');
    if (ticket.status === 'closed') throw ticketClosed();
    if (ticket.priority === null) {
      throw new AppError('conflict', { detail: messages.ticketWithoutChat, reason: 'no_chat' });
    }
    const said = { isFromSupport: false, staffId: null, message: body.message };
    const row = await appendMessage(tx, ticket, said, now);
    await oweTicketLetter(deps, tx, ticket, now);
    return messageId(row);
  });
}

/** A closed ticket takes no messages and is not closed again. */
export function ticketClosed(): AppError {
  return new AppError('conflict', {
    detail: messages.ticketClosedAlready,
    reason: 'ticket_closed',
  });
}
