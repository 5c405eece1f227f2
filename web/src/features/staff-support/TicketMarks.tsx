import type { StaffTicket } from '@candor/domain/model/support';
import { PRIORITY_TONE, PRIORITY_WORD, STATUS_WORD } from '../../tickets/ticket-words';
import { Tag } from '../../ui/Tag';

/** How urgent a ticket is and whose turn it is. */
export function TicketMarks({ ticket }: { ticket: StaffTicket }) {
  const { status, priority, waiting } = ticket;
  return (
    <>
      {status === 'closed' ? (
        <Tag>{STATUS_WORD.closed}</Tag>
      ) : (
        <Tag tone={waiting ? 'warning' : 'success'}>
          {waiting ? 'Waits for an answer' : 'Answered'}
        </Tag>
      )}
      {priority !== null && priority !== 'normal' && (
        <Tag tone={PRIORITY_TONE[priority]}>{PRIORITY_WORD[priority]}</Tag>
      )}
      {priority === null && <Tag tone="line">By e-mail</Tag>}
    </>
  );
}
