import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createValue } from '../api/value';
import { ticketKey } from './chat-keys';
import type { ChatNews } from './chat-operations';
import { type ChatState, NO_CHAT } from './chat-state';
import type { Chat } from './create-chat';
import { createLazyChat, SETTLED_MS } from './create-lazy-chat';
import { aTicket } from './testing/a-chat';
import { after } from './timer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ticket = aTicket();

/** Access to a chat whose code and server are simulated by the test. */
function aLazyChat() {
  const state = createValue<ChatState>(NO_CHAT);
  const operations = {
    adopt: vi.fn(async () => undefined),
    openPanel: vi.fn(),
    minimize: vi.fn(),
    closePanel: vi.fn(),
    send: vi.fn(async () => true),
    retry: vi.fn(),
    end: vi.fn(async () => true),
  };
  let tell: (news: ChatNews) => void = () => undefined;
  const chat = {
    state,
    operations,
    onNews: (listener: (news: ChatNews) => void) => {
      tell = listener;
      return () => undefined;
    },
    start: vi.fn(async () => undefined),
    offer: vi.fn(),
    follow: vi.fn(),
    comeBack: vi.fn(),
    stop: vi.fn(),
  } satisfies Chat;
  const fetchChat = vi.fn(async (): Promise<Chat> => chat);
  const findTicket = vi.fn(async (): Promise<typeof ticket | null> => null);
  const fetchFinder = vi.fn(async () => findTicket);
  const say = vi.fn();
  const lazy = createLazyChat({ userId: 'mira', window, after, fetchChat, fetchFinder, say });
  const settle = () => vi.advanceTimersByTimeAsync(SETTLED_MS);
  return {
    lazy,
    chat,
    state,
    fetchChat,
    fetchFinder,
    findTicket,
    say,
    settle,
    tell: (n: ChatNews) => tell(n),
  };
}

const keepTicket = () => localStorage.setItem(ticketKey('mira'), JSON.stringify(ticket));
const fromOtherTab = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('a chat that is kept is fetched at once', async () => {
  keepTicket();
  const { lazy, chat, findTicket, settle } = aLazyChat();
  const leave = lazy.start();
  await settle();
  expect(chat.start).toHaveBeenCalledOnce();
  expect(findTicket).not.toHaveBeenCalled();
  leave();
});

test('without one the server is asked once, when the first view has settled', async () => {
  const { lazy, fetchChat, findTicket, settle } = aLazyChat();
  const leave = lazy.start();
  await vi.advanceTimersByTimeAsync(SETTLED_MS - 1);
  expect(findTicket).not.toHaveBeenCalled();
  await settle();
  await settle();
  expect(findTicket).toHaveBeenCalledOnce();
  expect(fetchChat).not.toHaveBeenCalled();
  leave();
});

test('a chat that was begun on another device is taken up', async () => {
  const { lazy, chat, findTicket, settle } = aLazyChat();
  findTicket.mockResolvedValue(ticket);
  const leave = lazy.start();
  await settle();
  expect(chat.offer).toHaveBeenCalledWith(ticket);
  leave();
});

test('for a user who has left nothing is requested', async () => {
  const { lazy, findTicket, settle } = aLazyChat();
  lazy.start()();
  await settle();
  expect(findTicket).not.toHaveBeenCalled();
});

test('for a user who leaves while the code is fetched nothing is requested', async () => {
  const { lazy, fetchFinder, findTicket, settle } = aLazyChat();
  let arrive = () => {};
  const fetched = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fetchFinder.mockImplementation(() => fetched.then(() => findTicket));
  const leave = lazy.start();
  await settle();
  leave();
  arrive();
  await settle();
  expect(fetchFinder).toHaveBeenCalledOnce();
  expect(findTicket).not.toHaveBeenCalled();
});

test('a server that does not answer brings no chat and no error', async () => {
  const { lazy, fetchChat, findTicket, say, settle } = aLazyChat();
  findTicket.mockRejectedValue(new Error('It is down'));
  const leave = lazy.start();
  await settle();
  expect(fetchChat).not.toHaveBeenCalled();
  expect(say).not.toHaveBeenCalled();
  leave();
});

test('the state and the news of the chat are passed on', async () => {
  const { lazy, state, tell } = aLazyChat();
  const heard = vi.fn();
  lazy.onNews(heard);
  const leave = lazy.start();
  await lazy.operations.adopt(ticket.id);
  state.set({ ...NO_CHAT, ticket });
  expect(lazy.state.get().ticket).toBe(ticket);
  const news = { ticket, message: { id: 'm' } } as ChatNews;
  tell(news);
  expect(heard).toHaveBeenCalledWith(news);
  leave();
});

test('before the chat is there nothing can be sent or ended', async () => {
  const { lazy } = aLazyChat();
  lazy.operations.openPanel();
  expect(await lazy.operations.send('When?')).toBe(false);
  expect(await lazy.operations.end()).toBe(false);
});

test('a chat whose code cannot be fetched is announced', async () => {
  const { lazy, fetchChat, say } = aLazyChat();
  fetchChat.mockRejectedValue(new Error('It is gone'));
  await lazy.operations.adopt(ticket.id);
  expect(say).toHaveBeenCalledWith('Failed to get ticket status');
});

test('a chat that another tab begins is fetched, and followed from then on', async () => {
  const { lazy, chat, fetchChat, settle } = aLazyChat();
  const leave = lazy.start();
  fromOtherTab('candor.theme');
  fromOtherTab(ticketKey('mira'));
  await settle();
  expect(fetchChat).not.toHaveBeenCalled();
  keepTicket();
  fromOtherTab(ticketKey('mira'));
  await settle();
  expect(chat.start).toHaveBeenCalledOnce();
  fromOtherTab(ticketKey('mira'));
  expect(chat.follow).toHaveBeenCalledOnce();
  leave();
});

test('the chat returns when back online, and leaving stops it', async () => {
  keepTicket();
  const { lazy, chat, settle } = aLazyChat();
  const leave = lazy.start();
  await settle();
  window.dispatchEvent(new Event('online'));
  expect(chat.comeBack).toHaveBeenCalledOnce();
  leave();
  expect(chat.stop).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(chat.comeBack).toHaveBeenCalledOnce();
});
