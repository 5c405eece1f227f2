import { ReplyBody } from '@candor/domain/model/support';
import { answerTicket } from '@candor/server/features/support/staff/answer-ticket';
import { CommandError } from '../command-error';
import { type Desk, shortId, ticketNamed } from './desk';

/** Answers a ticket in the name of support. Throws CommandError for an answer that is empty or too long. */
export async function answerFromDesk(desk: Desk, name: string, text: string): Promise<string> {
  const { data, error } = ReplyBody.safeParse({ message: text });
  if (!data) throw new CommandError(`The answer: ${error.issues[0]?.message}`);
  const { id, priority, user_email } = await ticketNamed(desk, name);
  await answerTicket(desk, { ticketId: id, staffId: null, message: data.message });
  const where = priority === null ? `by e-mail to ${user_email}` : 'in its chat';
  return `${shortId(id)} was answered ${where}.`;
}
