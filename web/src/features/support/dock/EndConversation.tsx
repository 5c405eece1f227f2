import type { SupportTicket } from '@candor/domain/model/support';
import { useState } from 'react';
import { useChat } from '../../../chat/use-chat';
import { ticketNumber } from '../../../tickets/ticket-words';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

type EndConversationProps = { ticket: SupportTicket; open: boolean; onClose: () => void };

/** Asks once before a conversation ends for good. */
export function EndConversation({ ticket, open, onClose }: EndConversationProps) {
  const { end } = useChat();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const close = () => {
    setFailed(false);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    const isEnded = await end();
    setBusy(false);
    if (isEnded) close();
    else setFailed(true);
  };
  return (
    <ConfirmDialog
      open={open}
      title="End this conversation?"
      verb="End conversation"
      keep="Keep it open"
      busy={busy}
      problem={failed ? 'It could not be ended. Please try again.' : null}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p className="font-medium wrap-anywhere text-ink">
        {ticket.subject} <span className="font-mono text-12">{ticketNumber(ticket.id)}</span>
      </p>
      <p className="mt-2">
        Nobody can write to it any more. Its messages stay on the page of support to read.
      </p>
    </ConfirmDialog>
  );
}
