import type { SupportTicket } from '@candor/domain/model/support';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askForNotices } from '../../../chat/ask-for-notices';
import { useChat } from '../../../chat/use-chat';
import { useUser } from '../../../session/app-context';
import { cx } from '../../../ui/class-names';
import { ChatButton } from './ChatButton';
import { ChatPanel } from './ChatPanel';
import { EndConversation } from './EndConversation';
import { useMessageDraft } from './use-message-draft';

type DockProps = { ticket: SupportTicket; offer: ReactNode };

/**
 * Above everything that pages keep at the lower edge of the window: the bar of results on a phone, the foot of a candidate.
 * A window that is too low for that has the whole height, over the navigation.
 */
const PLACE =
  'fixed right-3 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 flex max-w-[calc(100vw-1.5rem)] flex-col items-end gap-3 sm:right-6 print:hidden ' +
  '[@media(height<34rem)]:bottom-2';

/** Put away on a phone it stands beside the button: above it, the two would cover three lines of the page. */
const BESIDE = 'max-sm:flex-row max-sm:items-center';

/** The button and the panel of a chat. Typed text survives closing the panel and reloading the page. */
export function Dock({ ticket, offer }: DockProps) {
  const { state, openPanel, minimize, closePanel } = useChat();
  const { ended, panel, unreadCount } = state;
  const [ending, setEnding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { id: userId } = useUser();
  const goesOn = !ended;
  const [draft, setDraft] = useMessageDraft(ticket.id, goesOn);
  useEffect(() => {
    // A browser that refuses the question has answered it.
    if (goesOn) askForNotices(window.localStorage, { userId, ticketId: ticket.id }).catch(() => {});
  }, [goesOn, userId, ticket.id]);

  /** The focus goes to what reopens the panel, or to the page if there is nothing left to open. */
  const putAway = (away: () => void) => {
    away();
    (button.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* The end of every page can be scrolled clear of the button. */}
      {!ended && <div aria-hidden data-chat-dock className="h-16 shrink-0 print:hidden" />}
      <div
        className={cx(
          PLACE,
          panel === 'open' && 'max-[480px]:z-50',
          panel === 'minimized' && BESIDE,
        )}
      >
        {panel !== 'closed' && (
          <ChatPanel
            ticket={ticket}
            offer={offer}
            draft={draft}
            onDraft={setDraft}
            onEnd={() => setEnding(true)}
            onEscape={() => putAway(minimize)}
            onClose={() => putAway(closePanel)}
          />
        )}
        {!ended && (
          <ChatButton
            ref={button}
            unread={unreadCount}
            isOpen={panel === 'open'}
            onPress={panel === 'open' ? closePanel : openPanel}
          />
        )}
      </div>
      <EndConversation ticket={ticket} open={ending && !ended} onClose={() => setEnding(false)} />
    </>
  );
}
