import { support } from '@candor/domain/api/support';
import { messages } from '@candor/domain/messages';
import type { SupportTicket } from '@candor/domain/model/support';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { asClientError } from '../../../api/client-error';
import { ErrorNote } from '../../../session/ErrorNote';
import { useInvalidate } from '../../../session/use-call';
import { MessageThread } from '../../../tickets/MessageThread';
import { ThreadSkeleton } from '../../../tickets/ThreadSkeleton';
import { TYPE_WORD, ticketNumber } from '../../../tickets/ticket-words';
import { useThread } from '../../../tickets/use-thread';
import { Awaited } from '../../../ui/Awaited';
import { Button, IconButton } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { formatMoment } from '../../../ui/format';
import { goToPart } from '../../../ui/go-to-part';
import { useFocusAfter } from '../../../ui/use-focus-after';
import { EndTicket } from './EndTicket';
import { OpenChat } from './OpenChat';
import { ASK_ID } from './SupportWays';
import { TicketTags } from './TicketTags';
import { LOOKS_EVERY, useTicket } from './use-tickets';

type TicketSheetProps = { id: string; onClose: () => void };

/** One ticket with all that was written. It is read here; a live chat is written in its panel. */
export function TicketSheet({ id, onClose }: TicketSheetProps) {
  const { data, error, isPending, refetch } = useTicket(id);
  const ticket = data?.status;
  const title = ticket?.subject ?? `Ticket ${ticketNumber(id)}`;
  return (
    <Dialog open onClose={onClose} title={title} kind="sheet" hideTitle>
      <div className="flex h-full flex-col">
        <div className="flex items-start gap-3 border-b border-border px-4 py-3 sm:px-6">
          <div className="min-w-0 flex-1">
            <p aria-hidden className="text-16 font-strong wrap-anywhere">
              {title}
            </p>
            {ticket && <TicketFacts ticket={ticket} />}
          </div>
          <IconButton
            label="Close"
            icon={X}
            onClick={onClose}
            className="-my-1 -mr-2 pointer-coarse:-my-2.5 pointer-coarse:-mr-3.5"
          />
        </div>
        <Awaited pending={isPending} standIn={<ThreadSkeleton className="p-4 sm:px-6" />}>
          {ticket && <TicketMessages ticket={ticket} onClose={onClose} />}
          {!ticket && error && asClientError(error).code === 'not_found' && (
            <EmptyState
              kind="no_result"
              title="No such ticket"
              action={<Button onClick={onClose}>All tickets</Button>}
            >
              Its address is incomplete, or it belongs to another account.
            </EmptyState>
          )}
          {!ticket && error && asClientError(error).code !== 'not_found' && (
            <ErrorNote
              title={messages.ticketUnknown}
              error={error}
              onRetry={() => void refetch()}
              className="p-4 sm:px-6"
            />
          )}
        </Awaited>
      </div>
    </Dialog>
  );
}

function TicketFacts({ ticket }: { ticket: SupportTicket }) {
  return (
    <p className="num mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3">
      <TicketTags ticket={ticket} />
      <span className="font-mono">{ticketNumber(ticket.id)}</span>
      <span>{TYPE_WORD[ticket.type]}</span>
      <time dateTime={ticket.created_at}>{formatMoment(ticket.created_at)}</time>
    </p>
  );
}

type TicketMessagesProps = { ticket: SupportTicket; onClose: () => void };

function TicketMessages({ ticket, onClose }: TicketMessagesProps) {
  const { id, status, priority, unread } = ticket;
  const active = status === 'active';
  const thread = useThread('owner', id, active && LOOKS_EVERY);
  const standingLine = useFocusAfter<HTMLParagraphElement>(!active);
  useSeen(thread.messages !== null && unread > 0);
  return (
    <>
      <Awaited
        pending={thread.messages === null && thread.error === null}
        standIn={<ThreadSkeleton className="p-4 sm:px-6" />}
      >
        {thread.messages ? (
          <MessageThread
            label="Messages"
            messages={thread.messages.map(({ id: key, message, timestamp, is_from_support }) => ({
              id: key,
              text: message,
              at: timestamp,
              own: !is_from_support,
              author: is_from_support ? 'Support Team' : 'You',
            }))}
            older={thread.older}
            className="min-h-0 flex-1 px-4 py-4 sm:px-6"
          />
        ) : (
          <ErrorNote
            title="The messages could not be loaded."
            error={thread.error}
            onRetry={thread.again}
            className="p-4 sm:px-6"
          />
        )}
      </Awaited>
      <div className="mt-auto border-t border-border px-4 py-3 sm:px-6">
        <p ref={standingLine} tabIndex={-1} className="text-13 text-ink-2">
          {standing(ticket)}
        </p>
        {!active && <NewConversation onClose={onClose} />}
        {active && (
          <div className="mt-3 flex flex-wrap gap-2">
            {priority !== null && <OpenChat ticketId={id} onOpened={onClose} />}
            <EndTicket ticket={ticket} />
          </div>
        )}
      </div>
    </>
  );
}

/** Leaves for the form in which one begins. The sheet gives the focus back as it goes, so the form takes it after that. */
function NewConversation({ onClose }: { onClose: () => void }) {
  const wanted = useRef(false);
  useEffect(
    () => () => {
      if (wanted.current) goToPart(document.getElementById(ASK_ID));
    },
    [],
  );
  return (
    <Button
      variant="primary"
      className="mt-3"
      onClick={() => {
        wanted.current = true;
        onClose();
      }}
    >
      New conversation
    </Button>
  );
}

/** Reading the messages is being shown them: what counted as new is counted again. */
function useSeen(seen: boolean): void {
  const invalidate = useInvalidate();
  useEffect(() => {
    if (seen) void invalidate(support.list, support.status);
  }, [seen, invalidate]);
}

/** A day is not parted from its month. */
function unbroken(moment: string): string {
  return moment.replaceAll(' ', '\u00a0');
}

function standing({ status, priority, closed_at: closed }: SupportTicket): string {
  if (status === 'closed') {
    const when = closed ? ` It ended on ${unbroken(formatMoment(closed))}.` : '';
    return `${messages.ticketClosedAlready}${when}`;
  }
  return priority === null
    ? messages.ticketWithoutChat
    : 'You can write in the chat, from every page.';
}
