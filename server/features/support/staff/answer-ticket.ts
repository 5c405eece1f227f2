import { AppError } from '@candor/domain/errors';
import type { Deps } from '../../../deps';
import { oweAnswer } from '../owe-letters';
import { messageId } from '../present';
import { ticketClosed } from '../send-message';
import { appendMessage, lockTicket } from '../store';

type Answer = {
  ticketId: string;
  /** Who of the staff; null for the operator's command. */
  staffId: string | null;
  message: string;
};

/**
 * Answers a ticket: whoever has its chat open reads it at once, the others get it by e-mail. Answers the message's id.
 *
 * @throws AppError 404; 409 for one that is closed.
 */
export async function answerTicket(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ticketId, staffId, message }: Answer,
): Promise<string> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) throw new AppError('not_found');
    if (ticket.status === 'closed') throw ticketClosed();
    const row = await appendMessage(tx, ticket, { isFromSupport: true, staffId, message }, now);
    await oweAnswer(tx, ticket, row, now);
    return messageId(row);
  });
}
