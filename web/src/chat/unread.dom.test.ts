import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aTicket, aTold, at } from './testing/a-chat';
import { aChat, talking, ticket } from './testing/hand-chat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test.each(['closePanel', 'minimize'] as const)(
  'what support writes after %s is counted and told, and opening clears it',
  async (leave) => {
    const { chat, line, news, ...operations } = await talking();
    operations.openPanel();
    operations[leave]();
    line.tell(aTold({ id: 'answer-01' }));
    line.tell(aTold({ id: 'answer-02', timestamp: at(6) }));
    expect(chat.state.get()).toMatchObject({ unreadCount: 2, hasUnread: true });
    expect(news.map(({ message }) => message.id)).toEqual(['answer-01', 'answer-02']);
    operations.openPanel();
    expect(chat.state.get()).toMatchObject({ unreadCount: 0, hasUnread: false });
    operations.closePanel();
    expect(chat.state.get().unreadCount).toBe(0);
  },
);

test('messages read as they arrive are neither counted nor announced', async () => {
  const { chat, line, news, openPanel } = await talking();
  openPanel();
  line.tell(aTold({ id: 'answer-01' }));
  expect(chat.state.get().unreadCount).toBe(0);
  expect(news).toEqual([]);
});

test('in a hidden tab they are announced even if the panel is open', async () => {
  const { line, news, openPanel, tab } = await talking();
  openPanel();
  tab.hidden = true;
  line.tell(aTold({ id: 'answer-01' }));
  expect(news).toHaveLength(1);
});

test('a late answer appears where it was written, and what it moves is announced once', async () => {
  const { chat, line, news, texts } = await talking();
  line.tell(aTold({ id: 'answer-02', message: 'Two', timestamp: at(6) }));
  line.tell(aTold({ id: 'answer-01', message: 'One', timestamp: at(6) }));
  line.tell(aTold({ id: 'answer-02', message: 'Two', timestamp: at(7) }));
  expect(texts()).toEqual(['How?', 'One', 'Two']);
  expect(chat.state.get().unreadCount).toBe(2);
  expect(news.map(({ message }) => message.content)).toEqual(['Two', 'One']);
});

test('what one wrote oneself in another tab is shown and not counted', async () => {
  const { chat, line, news, texts } = await talking();
  line.tell(aTold({ id: 'own-00001', message: 'Also this.', is_from_support: false }));
  expect(texts()).toEqual(['How?', 'Also this.']);
  expect(chat.state.get().unreadCount).toBe(0);
  expect(news).toEqual([]);
});

test('after a reconnection the history fills in what was missed, and only that is new', async () => {
  const { chat, line, news, texts } = await talking();
  line.tell(aTold({ id: 'answer-01', message: 'One' }));
  line.cut();
  vi.advanceTimersByTime(3000);
  const missed = { message: 'Two', timestamp: at(7) };
  line.greet([
    aTold({ id: 'question-1', message: 'How?', is_from_support: false }),
    { ...aTold({ id: 'answer-01', message: 'One' }), type: 'history_message' },
    { ...aTold({ id: 'answer-02', ...missed }), type: 'history_message' },
  ]);
  expect(texts()).toEqual(['How?', 'One', 'Two']);
  expect(chat.state.get().unreadCount).toBe(2);
  expect(news.map(({ message }) => message.content)).toEqual(['One', 'Two']);
});

test('what was unread before a reload is unread after it', async () => {
  const before = await talking();
  before.line.tell(aTold({ id: 'answer-01' }));
  const { chat } = aChat();
  await chat.start();
  expect(chat.state.get().unreadCount).toBe(1);
});

test('a browser that stored nothing uses the server’s count, and announces no old messages', async () => {
  const { chat, adopt, line, news, server } = aChat();
  server.found = aTicket({ unread: 1 });
  await adopt(ticket.id);
  expect(chat.state.get().unreadCount).toBe(1);
  line.greet([aTold({ id: 'answer-01' }), aTold({ id: 'answer-02', timestamp: at(6) })]);
  expect(chat.state.get().unreadCount).toBe(1);
  expect(news).toEqual([]);
});

test('messages shown in another tab count as read here, too', async () => {
  const [here, there] = [await talking(), aChat()];
  await there.chat.start();
  for (const { line } of [here, there]) line.tell(aTold({ id: 'answer-01' }));
  there.line.greet();
  there.openPanel();
  here.chat.follow();
  expect(here.chat.state.get().unreadCount).toBe(0);
});
