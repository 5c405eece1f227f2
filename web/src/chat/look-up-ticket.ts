import { messages as sentences } from '@candor/domain/messages';
import type { SupportTicket } from '@candor/domain/model/support';
import { asClientError } from '../api/client-error';
import type { ChatCalls } from './chat-calls';

/** A ticket as it stands; null if there is none, `unknown` if that could not be determined. */
export async function lookUpTicket(
  calls: Pick<ChatCalls, 'status'>,
  ticketId: string,
): Promise<SupportTicket | null | 'unknown'> {
  try {
    return await calls.status(ticketId);
  } catch (thrown) {
    return asClientError(thrown).code === 'not_found' ? null : 'unknown';
  }
}

/** Whether a ticket has a chat that is open. */
export function isChat({ status, priority }: SupportTicket): boolean {
  return status === 'active' && priority !== null;
}

/** Why there is no chat to a ticket that was looked up. */
export function whyNoChat(found: SupportTicket | null): string {
  return found?.status === 'active' ? sentences.ticketWithoutChat : sentences.ticketClosedAlready;
}
