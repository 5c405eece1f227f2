import { messages } from '@candor/domain/messages';
import type { SupportTicket } from '@candor/domain/model/support';
import { useState } from 'react';
import { asClientError } from '../../../api/client-error';
import { ticketNumber } from '../../../tickets/ticket-words';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { problemText } from './problem-text';
import { useEndTicket } from './use-tickets';

const CHAT = { title: 'End this conversation?', verb: 'End conversation' };
const MAIL = { title: 'Close this ticket?', verb: 'Close ticket' };

/** Ends a conversation or closes a ticket by mail, once that was confirmed. */
export function EndTicket({ ticket }: { ticket: SupportTicket }) {
  const words = ticket.priority === null ? MAIL : CHAT;
  const [asking, setAsking] = useState(false);
  const end = useEndTicket(ticket.id);
  const close = () => {
    setAsking(false);
    end.reset();
  };
  const problem = end.error && asClientError(end.error);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.verb}
      </Button>
      <ConfirmDialog
        open={asking}
        {...words}
        keep="Keep it open"
        busy={end.isPending}
        problem={problemText(problem, messages.ticketUnknown)}
        onConfirm={() => end.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <p className="font-medium wrap-anywhere text-ink">
          {ticket.subject} <span className="font-mono text-12">{ticketNumber(ticket.id)}</span>
        </p>
        <p className="mt-2">
          Nobody can write to it any more. Its messages stay here to read, and you can start a new
          one.
        </p>
      </ConfirmDialog>
    </>
  );
}
