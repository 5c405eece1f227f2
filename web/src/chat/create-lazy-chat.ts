import { messages } from '@candor/domain/messages';
import type { SupportTicket } from '@candor/domain/model/support';
import { createValue, type Value } from '../api/value';
import { onDemand } from '../ui/on-demand';
import { isChatKey, ticketKey } from './chat-keys';
import type { ChatNews, ChatOperations } from './chat-operations';
import { type ChatState, NO_CHAT } from './chat-state';
import type { Chat } from './create-chat';
import type { After } from './create-connection';

export type LazyChat = {
  state: Pick<Value<ChatState>, 'get' | 'subscribe'>;
  onNews: (listener: (news: ChatNews) => void) => () => void;
  operations: ChatOperations;
  /** Looks for a chat that is open; the answered function leaves it. */
  start: () => () => void;
};

type LazyChatDeps = {
  userId: string;
  window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'localStorage'>;
  after: After;
  /** Fetches the code of the chat. */
  fetchChat: () => Promise<Chat>;
  /** Fetches what asks the server for a chat that was begun elsewhere. */
  fetchFinder: () => Promise<() => Promise<SupportTicket | null>>;
  say: (sentence: string) => void;
};

/** Long enough that nothing of the first view waits for it. */
export const SETTLED_MS = 4_000;

/** The way to the chat. It is there at once; what the chat needs is fetched when there is one. */
export function createLazyChat(deps: LazyChatDeps): LazyChat {
  const state = createValue<ChatState>(NO_CHAT);
  const listeners = new Set<(news: ChatNews) => void>();
  let isLeft = false;

  const chat = onDemand(async () => {
    const fetched = await deps.fetchChat();
    if (isLeft) return fetched;
    fetched.state.subscribe(() => state.set(fetched.state.get()));
    fetched.onNews((news) => {
      for (const listener of [...listeners]) listener(news);
    });
    void fetched.start();
    return fetched;
  });
  const now = () => chat.get()?.operations;
  const isKept = () => deps.window.localStorage.getItem(ticketKey(deps.userId)) !== null;

  /** Nobody is waiting for it yet: without its code, or without a response, there is no chat on this page. */
  async function inTheBackground(work: () => Promise<unknown>): Promise<void> {
    await work().catch(() => undefined);
  }

  async function lookForOne(): Promise<void> {
    const findTicket = await deps.fetchFinder();
    // Whoever has left meanwhile would be refused.
    if (isLeft) return;
    const ticket = await findTicket();
    if (ticket && !isLeft) (await chat.load()).offer(ticket);
  }

  function followTabs({ key }: StorageEvent): void {
    if (!isChatKey(key, deps.userId)) return;
    const here = chat.get();
    if (here) here.follow();
    else if (isKept()) void inTheBackground(chat.load);
  }

  function comeBack(): void {
    chat.get()?.comeBack();
  }

  return {
    state,
    onNews: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    operations: {
      adopt: async (ticketId) => {
        const fetched = await chat.load().catch(() => null);
        if (isLeft) return;
        if (fetched) await fetched.operations.adopt(ticketId);
        else deps.say(messages.ticketUnknown);
      },
      openPanel: () => now()?.openPanel(),
      minimize: () => now()?.minimize(),
      closePanel: () => now()?.closePanel(),
      send: async (text) => (await now()?.send(text)) ?? false,
      retry: () => now()?.retry(),
      end: async () => (await now()?.end()) ?? false,
    },
    start: () => {
      deps.window.addEventListener('storage', followTabs);
      deps.window.addEventListener('online', comeBack);
      const forget = isKept()
        ? none
        : deps.after(SETTLED_MS, () => void inTheBackground(lookForOne));
      if (isKept()) void inTheBackground(chat.load);
      return () => {
        isLeft = true;
        forget();
        deps.window.removeEventListener('storage', followTabs);
        deps.window.removeEventListener('online', comeBack);
        chat.get()?.stop();
      };
    },
  };
}

function none(): void {}
