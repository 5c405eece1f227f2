import { expect, test } from 'vitest';
import {
  fromWire,
  merge,
  named,
  readUpToBefore,
  systemNote,
  temporary,
  unreadAfter,
  without,
} from './conversation';
import { aTold, at } from './testing/a-chat';

const now = new Date(at(30));
const typed = (content = 'And when?') => temporary([], { id: 'temporary-1', content, now });

test('the author of a message follows from its origin', () => {
  expect(fromWire(aTold({ is_from_support: true })).author).toBe('Support Team');
  expect(fromWire(aTold({ is_from_support: false })).author).toBe('You');
  expect(systemNote([], 'Closed.', now)).toMatchObject({ author: 'System', sending: false });
});

test('messages stand by their time, whatever order they arrive in', () => {
  const late = merge([], fromWire(aTold({ id: 'b', timestamp: at(2) })));
  const both = merge(late, fromWire(aTold({ id: 'a', timestamp: at(1) })));
  expect(both.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a repeated message appears once', () => {
  const told = fromWire(aTold());
  const once = merge([], told);
  expect(merge(once, told)).toBe(once);
});

test('an echo before the response replaces the typed text, and the response adds nothing', () => {
  const sent = typed();
  const echo = fromWire(aTold({ id: 'm-9', message: 'And when?', is_from_support: false }));
  const echoed = merge([sent], echo);
  expect(echoed).toEqual([echo]);
  expect(named(echoed, sent, 'm-9')).toEqual([echo]);
});

test('an echo after the response brings the server’s time and no second copy', () => {
  const sent = typed();
  const answered = named([sent], sent, 'm-9');
  expect(answered).toMatchObject([{ id: 'm-9', sending: false }]);
  const echo = fromWire(aTold({ id: 'm-9', message: 'And when?', is_from_support: false }));
  expect(merge(answered, echo)).toEqual([echo]);
});

test('the same words from support do not replace the typed text', () => {
  const sent = typed('Thank you');
  const answer = fromWire(aTold({ message: 'Thank you', is_from_support: true }));
  expect(merge([sent], answer)).toHaveLength(2);
});

test('typed text comes last even if the device’s clock is behind', () => {
  const told = merge([], fromWire(aTold({ timestamp: at(59) })));
  const sent = temporary(told, { id: 'temporary-1', content: 'And when?', now });
  expect(Date.parse(sent.timestamp)).toBeGreaterThan(Date.parse(at(59)));
});

test('a message that could not be sent goes without a trace', () => {
  expect(without([typed()], 'temporary-1')).toEqual([]);
});

test('only what support wrote after the last look is unread', () => {
  const messages = [
    fromWire(aTold({ id: 'a', timestamp: at(1) })),
    fromWire(aTold({ id: 'b', timestamp: at(2), is_from_support: false })),
    fromWire(aTold({ id: 'c', timestamp: at(3) })),
  ];
  expect(unreadAfter(messages, at(1))).toBe(1);
  expect(unreadAfter(messages, null)).toBe(2);
  expect(unreadAfter(messages, at(3))).toBe(0);
});

test.each([0, 1, 2, 5])(
  'where the server knows of %i unread ones as many are counted',
  (unread) => {
    const messages = ['a', 'b', 'c', 'd', 'e'].map((id, minute) =>
      fromWire(aTold({ id, timestamp: at(minute) })),
    );
    expect(unreadAfter(messages, readUpToBefore(messages, unread))).toBe(unread);
  },
);
