import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientError } from '../api/client-error';
import { aTicket, at } from './testing/a-chat';
import { talking, ticket } from './testing/hand-chat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const conflict = new ClientError({ code: 'conflict', status: 409 });
const unreachable = new ClientError({ code: 'network_error' });
const notFound = new ClientError({ code: 'not_found', status: 404 });

test('a message to a ticket that was closed meanwhile ends the chat', async () => {
  const it = await talking();
  it.server.found = aTicket({ status: 'closed' });
  const sent = it.send('And when?');
  it.server.answer(conflict);
  expect(await sent).toBe(false);
  await vi.waitFor(() => expect(it.chat.state.get().ticket).toBeNull());
  expect(it.tab.said).toEqual(['Support ticket has been closed.']);
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
