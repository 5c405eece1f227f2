import type { HistoryMessage, SupportMessage, SupportTicket } from '@candor/domain/model/support';
import type { PlacedRow } from './order';
import type { MessageRow, TicketRow } from './store';

/** A ticket as its owner sees it. */
export function presentTicket({
  ticket,
  unread,
}: {
  ticket: TicketRow;
  unread: number;
}): SupportTicket {
  const { id, status, subject, type, priority, createdAt, closedAt } = ticket;
  return {
    id,
    status,
    subject,
    type,
    priority,
    unread,
    created_at: createdAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
  };
}

/** A message on the wire; `user` is for staff alone. */
export function presentMessage<Type extends 'history_message' | 'support_message'>(
  type: Type,
  row: PlacedRow,
  user?: string,
): Extract<HistoryMessage | SupportMessage, { type: Type }> {
  const shown = {
    type,
    id: messageId(row),
    message: row.message,
    timestamp: row.shownAt.toISOString(),
    is_from_support: row.isFromSupport,
    ...(user !== undefined && { user }),
  };
  return shown as Extract<HistoryMessage | SupportMessage, { type: Type }>;
}

/** A message's timestamp and number: unique in its ticket. */
export function messageId({ sentAt, number }: Pick<MessageRow, 'sentAt' | 'number'>): string {
  return `${sentAt.getTime()}-${number}`;
}

/** The number in a message's id; null for what is none. */
export function numberOf(id: string): number | null {
  const [, number] = /^\d{13,15}-(\d{1,9})$/.exec(id) ?? [];
  return number === undefined ? null : Number(number);
}
