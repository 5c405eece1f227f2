import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import type { MessageRow, TicketRow } from './store';

/** How long an answer in a chat waits to be seen before it is sent by mail. */
const UNSEEN_MS = 5 * 60_000;

/** Notifies the operator's support address that a ticket waits for an answer, once until it has one. */
export async function oweTicketLetter(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { id: ticketId, lastNumber, lastFromSupport }: TicketRow,
  now: Date,
): Promise<void> {
  const recipient = config.supportEmail;
  const isTold = lastNumber > 0 && !lastFromSupport;
  if (recipient === null || isTold) return;
  await oweMail(tx, { kind: 'support_ticket', recipient, now, data: { ticketId } });
}

/** Mails an answer of support: at once if the owner has no chat, later if they did not see it in theirs. */
export async function oweAnswer(
  tx: Tx,
  { email, priority }: TicketRow,
  { ticketId, number }: MessageRow,
  now: Date,
): Promise<void> {
  const due = priority === null ? now : new Date(now.getTime() + UNSEEN_MS);
  const data = { ticketId, number };
  await oweMail(tx, { kind: 'support_answer', recipient: email, now: due, data });
}
