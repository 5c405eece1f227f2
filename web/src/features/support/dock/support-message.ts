import type { PersistentNotification } from '@candor/domain/model/live';
import type { ChatNews } from '../../../chat/chat-operations';
import { paths } from '../../../paths';

/** A notification is a hint; the whole message stands in the chat. */
const MOST_CHARACTERS = 300;

/** What to tell about a new message of support: each once. */
export function supportMessage({ ticket, message }: ChatNews): PersistentNotification {
  const { id, content, timestamp } = message;
  return {
    id: `support:${id}`,
    read: false,
    timestamp,
    type: 'support',
    subtype: 'message',
    title: 'New message from Support Team',
    message:
      content.length > MOST_CHARACTERS ? `${content.slice(0, MOST_CHARACTERS).trim()}…` : content,
    priority: 'medium',
    data: { ticket_id: ticket.id },
    actionUrl: paths.supportTicket(ticket.id),
  };
}
