import type { SupportMessage, SupportTicket } from '@candor/domain/model/support';

/** A minute of the morning on which the tests' conversations are held. */
export function at(minute: number): string {
  return new Date(Date.UTC(2026, 2, 2, 9, minute)).toISOString();
}

/** A ticket with a chat for tests; a test names only what it is about. */
export function aTicket(over: Partial<SupportTicket> = {}): SupportTicket {
  return {
    id: 'ticket-00000001',
    status: 'active',
    subject: 'Where does the score come from?',
    type: 'general',
    priority: 'normal',
    created_at: at(0),
    closed_at: null,
    unread: 0,
    ...over,
  };
}

/** A message as the socket tells it. */
export function aTold(over: Partial<SupportMessage> = {}): SupportMessage {
  return {
    type: 'support_message',
    id: 'message-0001',
    message: 'From the text.',
    timestamp: at(5),
    is_from_support: true,
    ...over,
  };
}
