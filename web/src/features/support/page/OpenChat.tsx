import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useChat } from '../../../chat/use-chat';
import { Button } from '../../../ui/Button';

type OpenChatProps = { ticketId: string; onOpened?: () => void };

/** Opens the panel of a live chat, also of one that was begun in another browser. */
export function OpenChat({ ticketId, onOpened }: OpenChatProps) {
  const { state, adopt, openPanel } = useChat();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      if (state.ticket?.id !== ticketId) await adopt(ticketId);
      onOpened?.();
      openPanel();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="primary" icon={MessageCircle} busy={busy} onClick={() => void open()}>
      Open chat
    </Button>
  );
}
