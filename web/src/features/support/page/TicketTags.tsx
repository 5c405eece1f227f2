import type { SupportTicket } from '@candor/domain/model/support';
import { PRIORITY_TONE, PRIORITY_WORD, STATUS_WORD } from '../../../tickets/ticket-words';
import { Tag } from '../../../ui/Tag';

/** The state of a ticket, and whether it has news for its owner. */
export function TicketTags({ ticket }: { ticket: SupportTicket }) {
  const { status, priority, unread } = ticket;
  return (
    <>
      <Tag tone={status === 'active' ? 'success' : 'plain'}>{STATUS_WORD[status]}</Tag>
      {priority !== null && priority !== 'normal' && (
        <Tag tone={PRIORITY_TONE[priority]}>{PRIORITY_WORD[priority]}</Tag>
      )}
      {unread > 0 && <Tag tone="accent">{unread} new</Tag>}
    </>
  );
}
