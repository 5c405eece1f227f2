// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isChatKey, messagesKey, ticketKey } from './chat-keys';
import { fromWire, systemNote, temporary } from './conversation';
import { createKeep } from './keep';
import { aTicket, aTold, at } from './testing/a-chat';

const told = fromWire(aTold());
const ticket = aTicket();

function filled(userId = 'mira') {
  const keep = createKeep(localStorage, userId);
  keep.setTicket(ticket);
  keep.setConversation(ticket.id, { messages: [told], readUpTo: at(5) });
  return keep;
}

test('ticket and messages are there after a reload, for the same person only', () => {
  filled();
  const again = createKeep(localStorage, 'mira');
  expect(again.ticket()).toEqual(ticket);
  expect(again.conversation(ticket.id)).toEqual({ messages: [told], readUpTo: at(5) });
  const other = createKeep(localStorage, 'tove');
  expect(other.ticket()).toBeNull();
  expect(other.conversation(ticket.id)).toBeNull();
});

test('messages belong to their ticket', () => {
  expect(filled().conversation('ticket-00000002')).toBeNull();
});

test('messages being sent and local notes are not stored', () => {
  const keep = filled();
  const now = new Date(at(6));
  const sending = temporary([], { id: 'temporary-1', content: 'And when?', now });
  const messages = [told, sending, systemNote([], 'Closed.', now)];
  keep.setConversation(ticket.id, { messages, readUpTo: null });
  expect(keep.conversation(ticket.id)?.messages).toEqual([told]);
});

test('forgetting leaves what belongs to others', () => {
  const keep = filled();
  filled('tove');
  keep.forget();
  expect(localStorage.getItem(ticketKey('mira'))).toBeNull();
  expect(localStorage.getItem(messagesKey('mira', ticket.id))).toBeNull();
  expect(createKeep(localStorage, 'tove').ticket()).toEqual(ticket);
});

test('after another tab has dismissed the ticket none of its messages are stored', () => {
  const keep = filled();
  keep.forget();
  keep.setConversation(ticket.id, { messages: [told], readUpTo: null });
  expect(keep.conversation(ticket.id)).toBeNull();
});

test.each(['not JSON', '{"id":1}', 'null'])('a storage that holds %s counts as empty', (text) => {
  localStorage.setItem(ticketKey('mira'), text);
  localStorage.setItem(messagesKey('mira', ticket.id), text);
  const keep = createKeep(localStorage, 'mira');
  expect(keep.ticket()).toBeNull();
  expect(keep.conversation(ticket.id)).toBeNull();
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
  const keep = createKeep(full, 'mira');
  keep.setTicket(ticket);
  expect(keep.ticket()).toBeNull();
});

test('another tab wrote about the chat of this person, or emptied everything', () => {
  expect(isChatKey(ticketKey('mira'), 'mira')).toBe(true);
  expect(isChatKey(null, 'mira')).toBe(true);
  expect(isChatKey(ticketKey('tove'), 'mira')).toBe(false);
  expect(isChatKey('candor.theme', 'mira')).toBe(false);
});
