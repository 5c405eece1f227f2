import { useContext, useEffect, useSyncExternalStore } from 'react';
import { ChatContext } from './chat-context';
import { type ChatNews, type ChatOperations, NO_OPERATIONS } from './chat-operations';
import { type ChatState, NO_CHAT } from './chat-state';

/** The chat with support as it stands now, and what can be done with it. Its operations stay the same while it lasts. */
export function useChat(): { state: ChatState } & ChatOperations {
  const chat = useContext(ChatContext);
  const get = () => chat?.state.get() ?? NO_CHAT;
  const state = useSyncExternalStore(chat?.state.subscribe ?? never, get, get);
  return { state, ...(chat?.operations ?? NO_OPERATIONS) };
}

/** Hears every new message of support that nobody is looking at. Give it a stable function. */
export function useChatNews(listener: (news: ChatNews) => void): void {
  const chat = useContext(ChatContext);
  useEffect(() => chat?.onNews(listener), [chat, listener]);
}

function never(): () => void {
  return () => undefined;
}
