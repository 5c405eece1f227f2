import type { PersistentNotification } from '@candor/domain/model/live';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ChatNews } from '../../../chat/chat-operations';
import { useChat, useChatNews } from '../../../chat/use-chat';
import { onDemand } from '../../../ui/on-demand';
import { useHidden } from '../../../ui/use-hidden';
import { supportMessage } from './support-message';

type ChatDockProps = {
  /** Announces a message that nobody is looking at; `open` is where a browser notification leads. */
  tell: (notification: PersistentNotification, open: () => void) => void;
  /** The messages are being read. Give it a stable function. */
  onRead: () => void;
  /** The way to notices of the browser, for those who have not decided about them. */
  offer: ReactNode;
};

const dock = onDemand(() => import('./Dock'));

/** The chat with support on every page, while a ticket is active: its button, its panel, and word of new messages. */
export function ChatDock({ tell, onRead, offer }: ChatDockProps) {
  const { state, openPanel } = useChat();
  const { ticket, ended, panel, phase } = state;
  useChatNews(
    useCallback((news: ChatNews) => tell(supportMessage(news), openPanel), [tell, openPanel]),
  );
  const hidden = useHidden();
  useEffect(() => {
    if (panel === 'open' && !hidden) onRead();
  }, [panel, hidden, onRead]);

  const shown = ticket ?? ended;
  const wanted = shown !== null;
  const [parts, setParts] = useState(dock.get);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be fetched is tried again when the line has changed
  useEffect(() => {
    if (!wanted || parts) return;
    let isHere = true;
    dock.load().then(
      (fetched) => isHere && setParts(() => fetched),
      // The page works without it.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [wanted, parts, phase]);
  return shown && parts && <parts.Dock key={shown.id} ticket={shown} offer={offer} />;
}
