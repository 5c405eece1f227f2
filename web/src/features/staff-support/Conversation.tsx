import type { StaffTicket } from '@candor/domain/model/support';
import { ErrorNote } from '../../session/ErrorNote';
import { MessageThread } from '../../tickets/MessageThread';
import { ThreadSkeleton } from '../../tickets/ThreadSkeleton';
import { useThread } from '../../tickets/use-thread';
import { Awaited } from '../../ui/Awaited';
import { Card } from '../../ui/Card';
import { ReplyForm } from './ReplyForm';
import { LOOKS_EVERY } from './use-staff-tickets';

const HEIGHT = 'h-[min(32rem,60dvh)]';

/** The messages of a ticket, followed while it is open, and the reply form. */
export function Conversation({ ticket }: { ticket: StaffTicket }) {
  const open = ticket.status === 'active';
  const { messages, error, again, older } = useThread(
    'staff',
    ticket.id,
    open && LOOKS_EVERY.ticket,
  );
  return (
    <Card aria-label="Conversation" className="flex min-w-0 flex-col">
      <Awaited
        pending={messages === null && error === null}
        standIn={<ThreadSkeleton className={`${HEIGHT} overflow-hidden px-4 py-4 sm:px-5`} />}
      >
        {messages ? (
          <MessageThread
            label="Messages"
            messages={messages.map(({ id, message, timestamp, is_from_support, user }) => ({
              id,
              text: message,
              at: timestamp,
              own: is_from_support,
              author: is_from_support ? (user ?? 'Support Team') : ticket.user_name,
            }))}
            older={older}
            className={`${HEIGHT} px-4 py-4 sm:px-5`}
          />
        ) : (
          <ErrorNote
            title="The messages could not be loaded."
            error={error}
            onRetry={again}
            className={`${HEIGHT} px-4 py-4 sm:px-5`}
          />
        )}
      </Awaited>
      <ReplyForm ticket={ticket} />
    </Card>
  );
}
