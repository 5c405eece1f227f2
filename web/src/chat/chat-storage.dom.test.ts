import { expect, test } from 'vitest';
import { isChatKey, messagesKey, ticketKey } from './chat-keys';
import { createChatStorage } from './chat-storage';
import { fromWire, systemNote, temporary } from './conversation';
import { aTicket, aTold, at } from './testing/a-chat';

const told = fromWire(aTold());
const ticket = aTicket();

function filled(userId = 'mira') {
  const storage = createChatStorage(localStorage, userId);
  storage.setTicket(ticket);
  storage.setConversation(ticket.id, { messages: [told], readUpTo: at(5) });
  return storage;
}

test('ticket and messages are there after a reload, for the same person only', () => {
  filled();
  const again = createChatStorage(localStorage, 'mira');
  expect(again.ticket()).toEqual(ticket);
  expect(again.conversation(ticket.id)).toEqual({ messages: [told], readUpTo: at(5) });
  const other = createChatStorage(localStorage, 'tove');
  expect(other.ticket()).toBeNull();
  expect(other.conversation(ticket.id)).toBeNull();
});

test('messages belong to their ticket', () => {
  expect(filled().conversation('ticket-00000002')).toBeNull();
});

test('messages being sent and local notes are not stored', () => {
  const storage = filled();
  const now = new Date(at(6));
  const sending = temporary([], { id: 'temporary-1', content: 'And when?', now });
  const messages = [told, sending, systemNote([], 'Closed.', now)];
  storage.setConversation(ticket.id, { messages, readUpTo: null });
  expect(storage.conversation(ticket.id)?.messages).toEqual([told]);
});

test('forgetting leaves what belongs to others', () => {
  const storage = filled();
  filled('tove');
  storage.forget();
  expect(localStorage.getItem(ticketKey('mira'))).toBeNull();
  expect(localStorage.getItem(messagesKey('mira', ticket.id))).toBeNull();
  expect(createChatStorage(localStorage, 'tove').ticket()).toEqual(ticket);
});

test('after another tab has dismissed the ticket none of its messages are stored', () => {
  const storage = filled();
  storage.forget();
  storage.setConversation(ticket.id, { messages: [told], readUpTo: null });
  expect(storage.conversation(ticket.id)).toBeNull();
});

test.each(['not JSON', '{"id":1}', 'null'])('a storage that holds %s counts as empty', (text) => {
  localStorage.setItem(ticketKey('mira'), text);
  localStorage.setItem(messagesKey('mira', ticket.id), text);
  const storage = createChatStorage(localStorage, 'mira');
  expect(storage.ticket()).toBeNull();
  expect(storage.conversation(ticket.id)).toBeNull();
});

test('a storage that is full keeps nothing and breaks nothing', () => {
  const full: Storage = {
    length: 0,
    clear: () => undefined,
    getItem: () => null,
    key: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('It is full', 'QuotaExceededError');
    },
  };
  const storage = createChatStorage(full, 'mira');
  storage.setTicket(ticket);
  expect(storage.ticket()).toBeNull();
});

test('another tab wrote about the chat of this person, or emptied everything', () => {
  expect(isChatKey(ticketKey('mira'), 'mira')).toBe(true);
  expect(isChatKey(null, 'mira')).toBe(true);
  expect(isChatKey(ticketKey('tove'), 'mira')).toBe(false);
  expect(isChatKey('candor.theme', 'mira')).toBe(false);
});
