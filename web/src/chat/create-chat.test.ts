// @vitest-environment jsdom
import { messages as sentences } from '@candor/domain/messages';
import type { SupportTicket } from '@candor/domain/model/support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientError } from '../api/client-error';
import { ticketKey } from './chat-keys';
import type { ChatNews } from './chat-operations';
import { createChatStorage } from './chat-storage';
import { createChat } from './create-chat';
import { GONE_AFTER_MS } from './create-talk';
import { aTicket, aTold, at } from './testing/a-chat';
import { handLine } from './testing/hand-line';
import { after } from './timer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ticket = aTicket();
const conflict = new ClientError({ code: 'conflict', status: 409 });
const unreachable = new ClientError({ code: 'network_error' });
const notFound = new ClientError({ code: 'not_found', status: 404 });

/** A chat whose server, socket and tab the test plays. */
function aChat({ userId = 'mira' } = {}) {
  const line = handLine();
  const server = {
    found: ticket as SupportTicket | ClientError,
    closing: null as ClientError | null,
    sent: [] as { text: string; key: string }[],
    answer: (_given: string | ClientError) => {},
  };
  const tab = { hidden: false, said: [] as string[], signedOut: 0 };
  const news: ChatNews[] = [];
  let ids = 0;
  const storage = createChatStorage(localStorage, userId);
  const chat = createChat({
    calls: {
      status: async () => {
        if (server.found instanceof ClientError) throw server.found;
        return server.found;
      },
      send: (_id, text, key) => {
        server.sent.push({ text, key });
        return new Promise((done, fail) => {
          server.answer = (given) => (given instanceof ClientError ? fail(given) : done(given));
        });
      },
      close: async () => {
        if (server.closing) throw server.closing;
      },
    },
    storage,
    open: (_ticketId, listeners) => line.open(listeners),
    after,
    now: () => new Date(at(30)),
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    hidden: () => tab.hidden,
    onSignedOut: () => {
      tab.signedOut += 1;
    },
    say: (sentence) => tab.said.push(sentence),
    log: () => undefined,
  });
  chat.onNews((told) => news.push(told));
  const texts = () => chat.state.get().messages.map(({ content }) => content);
  return { chat, ...chat.operations, storage, line, news, server, tab, texts };
}

/** A chat in the middle of a conversation. */
async function talking() {
  const it = aChat();
  await it.adopt(ticket.id);
  it.line.greet([
    aTold({ type: 'support_message', id: 'question-1', message: 'How?', is_from_support: false }),
  ]);
  return it;
}

async function failing(error = unreachable) {
  const it = await talking();
  const sent = it.send(' And when? ');
  it.server.answer(error);
  return { ...it, isSent: await sent };
}

test('a ticket that is created is active, kept, and connected', async () => {
  const { chat, storage, line } = aChat();
  expect(chat.state.get().ticket).toBeNull();
  await chat.operations.adopt(ticket.id);
  expect(chat.state.get()).toMatchObject({ ticket, phase: 'connecting', isConnected: false });
  expect(storage.ticket()).toEqual(ticket);
  line.greet();
  expect(chat.state.get()).toMatchObject({ phase: 'connected', isConnected: true });
});

test.each([
  ['closed', aTicket({ status: 'closed' }), 'This support ticket has been closed.'],
  ['not there any more', notFound, 'This support ticket has been closed.'],
  ['answered by e-mail', aTicket({ priority: null }), 'This ticket is answered by e-mail.'],
])(
  'a ticket that is %s has no chat, and whoever asked for one is told',
  async (_case, found, told) => {
    const { chat, adopt, line, server, tab } = aChat();
    server.found = found;
    await adopt(ticket.id);
    expect(chat.state.get().ticket).toBeNull();
    expect(line.opened).toHaveLength(0);
    expect(tab.said).toEqual([told]);
  },
);

test('a ticket that cannot be checked is announced', async () => {
  const { chat, adopt, server, tab } = aChat();
  server.found = unreachable;
  await adopt(ticket.id);
  expect(chat.state.get().ticket).toBeNull();
  expect(tab.said).toEqual(['Failed to get ticket status']);
});

test('a chat that is active is not connected twice', async () => {
  const { adopt, line } = await talking();
  await adopt(ticket.id);
  expect(line.opened).toHaveLength(1);
});

test('after a reload the conversation is there and goes on', async () => {
  await talking();
  const { chat, line, texts } = aChat();
  await chat.start();
  expect(chat.state.get()).toMatchObject({ ticket, panel: 'closed' });
  expect(texts()).toEqual(['How?']);
  line.greet();
  expect(chat.state.get().isConnected).toBe(true);
});

test('another user of the same browser sees nothing of it', async () => {
  await talking();
  const { chat, line } = aChat({ userId: 'tove' });
  await chat.start();
  expect(chat.state.get().ticket).toBeNull();
  expect(line.opened).toHaveLength(0);
});

test.each([
  ['is closed', aTicket({ status: 'closed' })],
  ['is not there any more', notFound],
])('a kept ticket that %s goes with its messages, without a word', async (_case, found) => {
  await talking();
  const { chat, storage, server, tab } = aChat();
  server.found = found;
  await chat.start();
  expect(chat.state.get().ticket).toBeNull();
  expect(storage.ticket()).toBeNull();
  expect(storage.conversation(ticket.id)).toBeNull();
  expect(tab.said).toEqual([]);
});

test('a stored ticket that cannot be checked is kept, and the panel says so until it is connected', async () => {
  await talking();
  const { chat, storage, line, server } = aChat();
  server.found = unreachable;
  await chat.start();
  expect(storage.ticket()).toEqual(ticket);
  expect(chat.state.get()).toMatchObject({ ticket, problem: 'Failed to get ticket status' });
  line.greet();
  expect(chat.state.get().problem).toBeNull();
});

test('a chat that was begun elsewhere is taken up, unless there is one', async () => {
  const { chat } = aChat();
  chat.offer(ticket);
  expect(chat.state.get().ticket?.id).toBe(ticket.id);
  chat.offer(aTicket({ id: 'ticket-00000002' }));
  expect(chat.state.get().ticket?.id).toBe(ticket.id);
});

test('the panel opens, is minimised and closes; the ticket stays', async () => {
  const { chat, openPanel, minimize, closePanel } = await talking();
  openPanel();
  expect(chat.state.get().panel).toBe('open');
  minimize();
  expect(chat.state.get().panel).toBe('minimized');
  closePanel();
  expect(chat.state.get()).toMatchObject({ panel: 'closed', ticket });
});

test('without a ticket there is no panel to open', () => {
  const { chat, openPanel } = aChat();
  openPanel();
  expect(chat.state.get().panel).toBe('closed');
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

test('a sent message appears at once, trimmed, and gets the server’s id', async () => {
  const { chat, line, send, server, texts } = await talking();
  const sent = send('  And when?\n');
  expect(texts()).toEqual(['How?', 'And when?']);
  expect(chat.state.get()).toMatchObject({ sending: true });
  expect(chat.state.get().messages.at(-1)).toMatchObject({ author: 'You', sending: true });
  server.answer('message-9');
  expect(await sent).toBe(true);
  expect(server.sent.map(({ text }) => text)).toEqual(['And when?']);
  expect(chat.state.get()).toMatchObject({ sending: false, problem: null });
  expect(chat.state.get().messages.at(-1)).toMatchObject({ id: 'message-9', sending: false });
  expect(line.said()).toEqual(['ping']);
});

test.each(['before', 'after'])('its echo %s the answer adds no second copy', async (when) => {
  const { line, send, server, texts } = await talking();
  const echo = aTold({ id: 'message-9', message: 'And when?', is_from_support: false });
  const sent = send('And when?');
  if (when === 'before') line.tell(echo);
  server.answer('message-9');
  await sent;
  if (when === 'after') line.tell(echo);
  expect(texts()).toEqual(['How?', 'And when?']);
});

test('a message that could not be sent disappears, and its author is told', async () => {
  const { chat, isSent, texts, line } = await failing();
  expect(isSent).toBe(false);
  expect(texts()).toEqual(['How?']);
  expect(chat.state.get()).toMatchObject({ problem: 'Failed to send message', sending: false });
  expect(line.said()).toEqual([]);
});

test.each([
  ['away', ['Failed to send support message']],
  ['open', []],
])('with the panel %s, the notices about what could not be sent are %j', async (panel, said) => {
  const it = await talking();
  if (panel === 'open') it.chat.operations.openPanel();
  const sent = it.send('And when?');
  it.server.answer(unreachable);
  await sent;
  expect(it.tab.said).toEqual(said);
});

test('sent once more it is the same message for the server, other words are another one', async () => {
  const { send, server } = await failing();
  const again = send('And when?');
  server.answer('message-9');
  await again;
  const other = send('And when?');
  server.answer('message-10');
  await other;
  const [first, second, third] = server.sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a message whose echo arrived counts as sent, even if its response was lost', async () => {
  const { line, send, server, texts } = await talking();
  const sent = send('And when?');
  line.tell(aTold({ id: 'message-9', message: 'And when?', is_from_support: false }));
  server.answer(unreachable);
  expect(await sent).toBe(true);
  expect(texts()).toEqual(['How?', 'And when?']);
});

test('the same words are another message once their echo has arrived', async () => {
  const { line, send, server } = await failing();
  const again = send('And when?');
  line.tell(aTold({ id: 'message-9', message: 'And when?', is_from_support: false }));
  server.answer(unreachable);
  await again;
  void send('And when?');
  const [, second, third] = server.sent.map(({ key }) => key);
  expect(third).not.toBe(second);
});

test.each([
  ['blank text', async () => ({ ...(await talking()), text: ' \n ' })],
  ['no ticket', async () => ({ ...aChat(), text: 'When?' })],
  [
    'no connection',
    async () => {
      const it = await talking();
      it.line.cut();
      return { ...it, text: 'When?' };
    },
  ],
  [
    'a message on its way',
    async () => {
      const it = await talking();
      void it.send('First');
      it.server.sent.length = 0;
      return { ...it, text: 'When?' };
    },
  ],
])('with %s nothing is sent', async (_case, standing) => {
  const { send, server, text } = await standing();
  expect(await send(text)).toBe(false);
  expect(server.sent).toEqual([]);
});

test('a message to a ticket that was closed meanwhile ends the chat', async () => {
  const it = await talking();
  it.server.found = aTicket({ status: 'closed' });
  const sent = it.send('And when?');
  it.server.answer(conflict);
  expect(await sent).toBe(false);
  await vi.waitFor(() => expect(it.chat.state.get().ticket).toBeNull());
  expect(it.tab.said).toEqual(['Support ticket has been closed.']);
});

test('after the fifth attempt the panel says so, and Try Again starts over', async () => {
  const { chat, line, retry } = await talking();
  for (const wait of [0, 3000, 6000, 12_000, 24_000, 30_000]) {
    vi.advanceTimersByTime(wait);
    line.cut();
  }
  expect(chat.state.get()).toMatchObject({
    phase: 'given_up',
    connectionAttempts: 5,
    problem: sentences.chatUnstable,
  });
  retry();
  expect(chat.state.get()).toMatchObject({
    phase: 'connecting',
    connectionAttempts: 0,
    problem: null,
  });
});

test('a device that is online again does not wait for its turn', async () => {
  const { chat, line } = await talking();
  line.cut();
  chat.comeBack();
  expect(line.opened).toHaveLength(2);
  line.greet();
  chat.comeBack();
  expect(line.opened).toHaveLength(2);
});

test('an error of the socket is shown', async () => {
  const { chat, line } = await talking();
  line.tell({ type: 'error', message: 'Please wait.', code: 'rate_limited', fatal: false });
  expect(chat.state.get().problem).toBe('Support chat error: Please wait.');
});

test('a refused token is told to the session', async () => {
  const { chat, line, tab } = await talking();
  line.cut(4401);
  expect(tab.signedOut).toBe(1);
  expect(chat.state.get().phase).toBe('off');
});

test('a ticket unknown to the server disappears without a message', async () => {
  const { chat, storage, line, server, tab } = await talking();
  server.found = notFound;
  line.cut(4404);
  await vi.waitFor(() => expect(chat.state.get().ticket).toBeNull());
  expect(storage.ticket()).toBeNull();
  expect(tab.said).toEqual([]);
});

const closed = { type: 'ticket_closed', ticket_id: ticket.id, timestamp: at(40), message: null };

test('a closed ticket disappears with all its stored data', async () => {
  const { chat, storage, line, tab } = await talking();
  line.tell({ ...closed, type: 'ticket_closed' });
  expect(chat.state.get()).toMatchObject({
    ticket: null,
    ended: null,
    messages: [],
    phase: 'off',
    isConnected: false,
    connectionAttempts: 0,
  });
  expect(storage.ticket()).toBeNull();
  expect(storage.conversation(ticket.id)).toBeNull();
  expect(tab.said).toEqual(['Support ticket has been closed.']);
  vi.advanceTimersByTime(600_000);
  expect(line.opened).toHaveLength(1);
});

test('in an open panel the conversation stays with a word of the system until it is closed', async () => {
  const { chat, storage, line, openPanel, closePanel } = await talking();
  openPanel();
  line.tell({ ...closed, type: 'ticket_closed', message: 'Solved.' });
  expect(chat.state.get()).toMatchObject({ ticket: null, ended: ticket, panel: 'open' });
  expect(chat.state.get().messages).toMatchObject([
    { content: 'How?' },
    { content: 'Solved.', author: 'System' },
  ]);
  expect(storage.conversation(ticket.id)).toBeNull();
  closePanel();
  expect(chat.state.get()).toMatchObject({ ended: null, panel: 'closed', messages: [] });
});

test('ending it closes the ticket, once', async () => {
  const { chat, end, line, tab } = await talking();
  expect(await end()).toBe(true);
  line.tell({ ...closed, type: 'ticket_closed' });
  expect(chat.state.get().ticket).toBeNull();
  expect(tab.said).toEqual(['Support ticket has been closed.']);
  expect(await end()).toBe(false);
});

test('one that support has ended meanwhile counts as ended', async () => {
  const { chat, end, server } = await talking();
  server.closing = conflict;
  expect(await end()).toBe(true);
  expect(chat.state.get().ticket).toBeNull();
});

test('if ending it fails it continues', async () => {
  const { chat, end, server } = await talking();
  server.closing = unreachable;
  expect(await end()).toBe(false);
  expect(chat.state.get()).toMatchObject({ ticket, isConnected: true });
});

test('a chat that another tab began is here, too', () => {
  const { chat, storage } = aChat();
  storage.setTicket(ticket);
  chat.follow();
  expect(chat.state.get().ticket?.id).toBe(ticket.id);
});

test('a chat that another tab has dismissed disappears here, too', async () => {
  const { chat, line, tab } = await talking();
  localStorage.removeItem(ticketKey('mira'));
  chat.follow();
  expect(chat.state.get().ticket?.id).toBe(ticket.id);
  vi.advanceTimersByTime(GONE_AFTER_MS);
  expect(chat.state.get().ticket).toBeNull();
  expect(line.opened[0]?.closed).toEqual([1000]);
  expect(tab.said).toEqual([]);
});

test('where the own line says why, the open panel says it', async () => {
  const { chat, line, openPanel } = await talking();
  openPanel();
  localStorage.removeItem(ticketKey('mira'));
  chat.follow();
  line.tell({ ...closed, type: 'ticket_closed' });
  vi.advanceTimersByTime(GONE_AFTER_MS);
  expect(chat.state.get()).toMatchObject({ ended: ticket, panel: 'open' });
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

test('a user who leaves while the server is asked is not connected any more', async () => {
  await talking();
  const { chat, line, adopt } = aChat();
  const answers = [chat.start(), adopt(ticket.id)];
  chat.stop();
  await Promise.all(answers);
  expect(line.opened).toHaveLength(0);
});

test('whoever leaves hangs up', async () => {
  const { chat, line } = await talking();
  chat.stop();
  expect(line.opened[0]?.closed).toEqual([1000]);
  expect(chat.state.get().ticket).toBeNull();
});
