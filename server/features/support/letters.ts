import type { TicketPriority } from '@candor/domain/model/support';
import { preferencesWith, wants } from '@candor/domain/rules/notification-preferences';
import { z } from 'zod';
import { allowanceOf } from '../../access/allowance';
import type { Deps } from '../../deps';
import { type Letter, writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import type { Mail } from '../../ports/mailer';
import { inOrderOfWriting } from './order';
import { type MessageRow, messagesAfter } from './store';
import { findTicketWithOwner, type TicketWithOwner } from './store-owners';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

const Ticket = z.object({ ticketId: z.uuid() });
const Answer = Ticket.extend({ number: z.int() });

/** The mails about tickets: to support about tickets waiting for an answer, to a ticket's owner the answer. */
export function supportLetters(
  deps: Needs,
): Pick<LetterWriters, 'support_ticket' | 'support_answer'> {
  return {
    async support_ticket(recipient, data) {
      const found = await findTicketWithOwner(deps.db, Ticket.parse(data).ticketId);
      if (found?.ticket.status !== 'active' || found.ticket.lastFromSupport) return null;
      const said = await messagesAfter(deps.db, found.ticket.id, 0);
      const answered = said.findLastIndex(({ isFromSupport }) => isFromSupport);
      return waitingLetter(deps, recipient, found, said.slice(answered + 1));
    },
    async support_answer(recipient, data) {
      const { ticketId, number } = Answer.parse(data);
      const found = await findTicketWithOwner(deps.db, ticketId);
      if (!found) return null;
      const said = await messagesAfter(deps.db, ticketId, number - 1);
      if (found.ticket.priority === null) {
        return mailedAnswer(recipient, found, said.slice(0, 1));
      }
      return isLastUnseen(found, said, number) ? unseenAnswer(deps, recipient, found) : null;
    },
  };
}

/** A mail for the last of several answers brings all of them; one that reached the browser needs none. */
function isLastUnseen({ ticket, owner }: TicketWithOwner, from: MessageRow[], number: number) {
  const isLast = from.every((row) => row.number === number || !row.isFromSupport);
  const preferences = preferencesWith(owner.notificationPreferences);
  return isLast && ticket.shownUpTo < number && wants(preferences, 'email', 'support_message');
}

function waitingLetter(
  { clock, config }: Needs,
  to: string,
  { ticket, subscription }: TicketWithOwner,
  said: readonly MessageRow[],
): Mail {
  const { plan, candidatesRemaining } = allowanceOf(subscription, 0, clock.now());
  const credits = candidatesRemaining ?? 'no limit of';
  return writeLetter({
    to,
    subject: `Support ${shortId(ticket.id)}: ${ticket.subject}`,
    paragraphs: [
      `From: ${ticket.name} <${ticket.email}>, ${plan} plan, ${credits} candidates left. ${ticket.type}, ${urgency(ticket.priority)}.`,
      ...said.flatMap(({ message }) => paragraphsOf(message)),
    ],
    action: { label: 'Answer', url: `${config.publicUrl}/staff/support/${ticket.id}` },
    note: 'Answer in the console, not to this mail.',
  });
}

function urgency(priority: TicketPriority | null): string {
  return priority === null ? 'to be answered by e-mail' : `${priority} priority, in the chat`;
}

function mailedAnswer(to: string, { ticket }: TicketWithOwner, said: readonly MessageRow[]): Mail {
  return writeLetter(
    answerLetter(to, ticket, said, {
      note: 'Need more? Open another ticket under Support and name this number.',
    }),
  );
}

async function unseenAnswer(
  { db, config }: Needs,
  to: string,
  { ticket }: TicketWithOwner,
): Promise<Mail> {
  const unseen = await messagesAfter(db, ticket.id, ticket.shownUpTo);
  return writeLetter(
    answerLetter(to, ticket, inOrderOfWriting(unseen.filter(isAnswer)), {
      action: { label: 'Go on with the conversation', url: `${config.publicUrl}/support` },
      note: `Answer there, not to this mail. Which mails you get stands under ${config.publicUrl}/settings`,
    }),
  );
}

const isAnswer = ({ isFromSupport }: MessageRow) => isFromSupport;

function answerLetter(
  to: string,
  { id, subject }: TicketWithOwner['ticket'],
  said: readonly MessageRow[],
  rest: Pick<Letter, 'action' | 'note'>,
): Letter {
  return {
    to,
    subject: `Support answered ${shortId(id)}: ${subject}`,
    paragraphs: said.flatMap(({ message }) => paragraphsOf(message)),
    ...rest,
  };
}

/** As people see a ticket's number. */
const shortId = (id: string) => `#${id.slice(-8)}`;

const paragraphsOf = (text: string) => text.split(/\n\s*\n/);
