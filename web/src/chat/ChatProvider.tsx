import { guard } from '@candor/domain/rules/guard';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp, useSessionState } from '../session/app-context';
import { useGuardInput } from '../session/use-plan';
import { notify } from '../ui/toast';
import { ChatContext } from './chat-context';
import { createLazyChat, type LazyChat } from './create-lazy-chat';
import { after } from './timer';

/** The chat with support, for everything below it. It stays while its person goes from page to page. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const { api, session } = useApp();
  const { token, user, leaving } = useSessionState();
  const [chat, setChat] = useState<LazyChat | null>(null);
  const userId = user?.id;
  // Users who cannot continue need help most: it outlasts the trial.
  const mayChat = guard(useGuardInput(), { openAfterTrial: true }) === 'open';

  useEffect(() => {
    if (!token || !userId || !mayChat || leaving) return;
    const next = createLazyChat({
      userId,
      window,
      after,
      fetchChat: async () => {
        const { browserChat } = await import('./browser-chat');
        return browserChat({ api, token, userId, refused: session.refused });
      },
      fetchFinder: async () => {
        const { findTicket } = await import('./find-ticket');
        return () => findTicket(api);
      },
      say: (title) => notify({ kind: 'error', title }),
    });
    setChat(next);
    const leave = next.start();
    return () => {
      leave();
      setChat(null);
    };
  }, [api, session, token, userId, mayChat, leaving]);

  return <ChatContext value={chat}>{children}</ChatContext>;
}
