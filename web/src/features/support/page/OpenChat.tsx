import { support } from '@candor/domain/api/support';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useChat } from '../../../chat/use-chat';
import { useInvalidate } from '../../../session/use-call';
import { Button } from '../../../ui/Button';

type OpenChatProps = { ticketId: string; onOpened?: () => void };

/** Opens the panel of a live chat, also of one that was begun in another browser. */
export function OpenChat({ ticketId, onOpened }: OpenChatProps) {
  const { state, adopt, openPanel } = useChat();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      if (state.ticket?.id !== ticketId) {
        await adopt(ticketId);
        // Support may have closed it meanwhile.
        void invalidate(support.list, support.status);
      }
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
