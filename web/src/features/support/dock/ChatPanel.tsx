import type { SupportTicket } from '@candor/domain/model/support';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useChat } from '../../../chat/use-chat';
import { cx } from '../../../ui/class-names';
import { ChatHead } from './ChatHead';
import { ChatMessages } from './ChatMessages';
import { ChatProblem } from './ChatProblem';
import { Composer } from './Composer';

type ChatPanelProps = {
  ticket: SupportTicket;
  offer: ReactNode;
  draft: string;
  onDraft: (by: (before: string) => string) => void;
  onEnd: () => void;
  onEscape: () => void;
  onClose: () => void;
};

const BOX =
  'flex w-[320px] min-w-0 max-w-full flex-col overflow-hidden rounded-card border border-border bg-surface text-13 text-ink shadow-pop outline-none animate-[rise-in_180ms_var(--ease-out)]';

/** Leaves the navigation above it free; a window that is too low for that is used to its top, a narrow one whole. */
const OPEN =
  'h-[500px] max-h-[calc(100dvh-13.5rem)] [@media(height<34rem)]:max-h-[calc(100dvh-5rem)] ' +
  'max-[480px]:fixed max-[480px]:inset-0 max-[480px]:z-10 max-[480px]:h-dvh max-[480px]:max-h-none max-[480px]:w-full max-[480px]:max-w-none max-[480px]:rounded-none max-[480px]:border-0';

/** The panel of a chat: open, or one line high. */
export function ChatPanel(props: ChatPanelProps) {
  const { ticket, offer, draft, onDraft, onEnd, onEscape, onClose } = props;
  const { state } = useChat();
  const { ended } = state;
  const isOpen = state.panel === 'open';
  const box = useRef<HTMLElement>(null);

  // Only a person opens it, and goes on in it.
  useEffect(() => {
    if (isOpen) focusIn(box.current);
  }, [isOpen]);

  // The focused element may have disappeared with the end of the conversation.
  useEffect(() => {
    if (ended && document.activeElement === document.body) focusIn(box.current);
  }, [ended]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The page behind has something to close, too.
    event.stopPropagation();
    onEscape();
  };
  return (
    <section
      ref={box}
      aria-label="Support chat"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={cx(BOX, isOpen ? OPEN : 'h-[60px]')}
    >
      <ChatHead ticket={ticket} onEnd={onEnd} onClose={onClose} />
      {isOpen && (
        <>
          <ChatMessages ticket={ticket} />
          <ChatProblem />
          <Offer>{offer}</Offer>
          {!ended && <Composer draft={draft} onDraft={onDraft} />}
        </>
      )}
    </section>
  );
}

function focusIn(box: HTMLElement | null): void {
  (box?.querySelector('textarea') ?? box)?.focus({ preventScroll: true });
}

/** Somebody waiting for an answer may want to be notified elsewhere. The browser is asked once. */
function Offer({ children }: { children: ReactNode }) {
  const [undecided] = useState(
    () => 'Notification' in window && Notification.permission === 'default',
  );
  return undecided && <div className="border-t border-border px-3 py-1">{children}</div>;
}
