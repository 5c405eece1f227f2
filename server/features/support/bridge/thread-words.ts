import { messages } from '@candor/domain/messages';
import { allowanceOf } from '../../../access/allowance';
import type { MessageRow } from '../store';
import type { TicketWithOwner } from '../store-owners';

/**
 * The opening post of a ticket's thread: who asks what, on which plan, and the link to the console. A restarted one
 * says that there was another before it.
 */
export function openingWords(
  { ticket, subscription }: TicketWithOwner,
  first: MessageRow,
  { publicUrl, now, isAnew }: { publicUrl: string; now: Date; isAnew: boolean },
): string {
  const { plan } = allowanceOf(subscription, 0, now);
  const way = ticket.priority === null ? 'to be answered by e-mail' : `${ticket.priority} priority`;
  return [
    `#${ticket.id.slice(-8)}: ${ticket.subject}`,
    `${ticket.name} <${ticket.email}>, ${plan} plan. ${ticket.type}, ${way}.`,
    consoleOf(publicUrl, ticket.id),
    ...(isAnew ? [ANEW_WORDS] : []),
    first.message,
  ].join('\n');
}

const ANEW_WORDS =
  'This goes on from an earlier thread that is gone. What was said before is in the console.';

/** Where staff find a ticket in the console. */
const consoleOf = (publicUrl: string, ticketId: string) => `${publicUrl}/staff/support/${ticketId}`;

/** Shown if a message is too long for the channel. */
export function restWords(publicUrl: string, ticketId: string): string {
  return `The rest of this message: ${consoleOf(publicUrl, ticketId)}`;
}

/** A message below it: theirs as it is, ours with a word of where it was written. */
export function messageWords({ isFromSupport, message }: MessageRow): string {
  return isFromSupport ? `Answered in the console:\n${message}` : message;
}

export const CLOSED_WORDS = messages.ticketClosed;

/** The reply to an answer that comes too late. */
export const TOO_LATE_WORDS = `${messages.ticketClosedAlready} Nobody will read this answer.`;
