import { messages as sentences } from '@candor/domain/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientError } from '../api/client-error';
import { ticketKey } from './chat-keys';
import { GONE_AFTER_MS } from './create-talk';
import { aTicket, at } from './testing/a-chat';
import { aChat, talking, ticket } from './testing/hand-chat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const unreachable = new ClientError({ code: 'network_error' });
const notFound = new ClientError({ code: 'not_found', status: 404 });

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

const closed = { type: 'ticket_closed', ticket_id: ticket.id, timestamp: at(40), message: null };

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
