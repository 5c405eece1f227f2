import type { StaffTicket } from '@candor/domain/model/support';
import { useState } from 'react';
import { asClientError } from '../../api/client-error';
import { ticketNumber } from '../../tickets/ticket-words';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useCloseTicket } from './use-staff-tickets';

/** Closes a ticket, once that was confirmed. */
export function CloseTicket({ ticket }: { ticket: StaffTicket }) {
  const [asking, setAsking] = useState(false);
  const close = useCloseTicket(ticket.id);
  const leave = () => {
    setAsking(false);
    close.reset();
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Close ticket
      </Button>
      <ConfirmDialog
        open={asking}
        title="Close this ticket?"
        verb="Close ticket"
        keep="Keep it open"
        busy={close.isPending}
        problem={close.error ? asClientError(close.error).message : null}
        onConfirm={() => close.mutate(undefined, { onSuccess: leave })}
        onClose={leave}
      >
        <p className="font-medium wrap-anywhere text-ink">
          {ticket.subject} <span className="font-mono text-12">{ticketNumber(ticket.id)}</span>
        </p>
        <p className="mt-2">
          {ticket.user_name} is told, and nobody can write to it any more. This cannot be undone; a
          new ticket can be opened.
        </p>
      </ConfirmDialog>
    </>
  );
}
