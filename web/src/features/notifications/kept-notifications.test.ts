import { expect, test } from 'vitest';
import {
  keep,
  MOST_KEPT,
  markRead,
  NOTHING_KEPT,
  pass,
  remove,
  removeAll,
} from './kept-notifications';
import { aNotification } from './testing/a-notification';

const minute = (count: number) => new Date(Date.UTC(2026, 2, 2, 9, count)).toISOString();

function filled(count: number) {
  let kept = NOTHING_KEPT;
  for (let at = 0; at < count; at += 1) {
    kept = keep(kept, aNotification({ id: `n-${at}`, timestamp: minute(at) }));
  }
  return kept;
}

test('the newest stands first, whatever order they arrive in', () => {
  const kept = keep(filled(2), aNotification({ id: 'late', timestamp: minute(-5) }));
  expect(kept.items.map(({ id }) => id)).toEqual(['n-1', 'n-0', 'late']);
});

test('the 51st drops the oldest', () => {
  const { items } = filled(MOST_KEPT + 1);
  expect(items).toHaveLength(50);
  expect(items.at(-1)?.id).toBe('n-1');
});

test('one dropped for lack of room is not announced again', () => {
  const full = filled(MOST_KEPT + 1);
  expect(keep(full, aNotification({ id: 'n-0', timestamp: minute(0) }))).toBe(full);
});

test('a known one is not announced twice, and its read mark stays', () => {
  const read = markRead(filled(1), () => true);
  expect(keep(read, aNotification({ id: 'n-0' }))).toBe(read);
});

test('a removed one does not come back', () => {
  const removed = remove(filled(2), 'n-0');
  expect(keep(removed, aNotification({ id: 'n-0' }))).toBe(removed);
  const cleared = removeAll(removed);
  expect(cleared.items).toEqual([]);
  expect(keep(cleared, aNotification({ id: 'n-1' }))).toBe(cleared);
});

test('only the intended one is marked as read', () => {
  const kept = markRead(filled(2), ({ id }) => id === 'n-1');
  expect(kept.items.map(({ read }) => read)).toEqual([true, false]);
});

test('one that is passed on is known from then on and never stored', () => {
  const passed = pass(NOTHING_KEPT, aNotification());
  expect(passed.items).toEqual([]);
  expect(pass(passed, aNotification())).toBe(passed);
  expect(keep(passed, aNotification())).toBe(passed);
});
