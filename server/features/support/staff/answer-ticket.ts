import { AppError } from '@candor/domain/errors';
import type { Deps } from '../../../deps';
import { oweAnswer } from '../owe-letters';
import { messageId } from '../present';
import { ticketClosed } from '../send-message';
import { appendMessage, findByPost, lockTicket } from '../store';

type Answer = {
  ticketId: string;
  /** Who of the staff; null for the operator's command. */
  staffId: string | null;
  message: string;
  /** Where it was written in the team's chat, which may report it more than once. */
  postId?: string;
};

/**
 * Answers a ticket: owners with its chat open read it at once, others get it by e-mail. Returns the message's id.
 *
 * @throws AppError 404; 409 for one that is closed.
 */
export async function answerTicket(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ticketId, staffId, message, postId }: Answer,
): Promise<string> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) throw new AppError('not_found');
    const before = postId === undefined ? null : await findByPost(tx, postId);
    if (before) return messageId(before);
    if (ticket.status === 'closed') throw ticketClosed();
    const said = { isFromSupport: true, staffId, message, postId: postId ?? null };
    const row = await appendMessage(tx, ticket, said, now);
    await oweAnswer(tx, ticket, row, now);
    return messageId(row);
  });
}
