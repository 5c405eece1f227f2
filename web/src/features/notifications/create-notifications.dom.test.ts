import { expect, onTestFinished, test, vi } from 'vitest';
import { createNotifications } from './create-notifications';
import { aNotification } from './testing/a-notification';

test('stored notifications survive a reload, for the same user only', () => {
  createNotifications(localStorage, 'mira').add(aNotification());
  expect(createNotifications(localStorage, 'mira').kept.get().items).toHaveLength(1);
  expect(createNotifications(localStorage, 'tove').kept.get().items).toEqual([]);
});

test('clearing can be undone, read marks included', () => {
  const notifications = createNotifications(localStorage, 'mira');
  notifications.add(aNotification({ id: 'a', read: true }));
  notifications.add(aNotification({ id: 'b' }));
  const before = notifications.kept.get();
  const undo = notifications.clear();
  expect(notifications.kept.get().items).toEqual([]);
  undo();
  expect(notifications.kept.get()).toEqual(before);
});

test('a storage that is full keeps nobody from being told', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  const notifications = createNotifications(localStorage, 'mira');
  expect(notifications.add(aNotification({ id: 'a' }))).toBe(true);
  expect(notifications.kept.get().items).toHaveLength(1);
});

test('two tabs do not overwrite each other’s', () => {
  const one = createNotifications(localStorage, 'mira');
  const other = createNotifications(localStorage, 'mira');
  one.add(aNotification({ id: 'a' }));
  other.add(aNotification({ id: 'b' }));
  one.follow('candor.notifications.mira');
  expect(
    one.kept
      .get()
      .items.map(({ id }) => id)
      .sort(),
  ).toEqual(['a', 'b']);
});

test.each(['not JSON', '{"items":[{"id":1}]}'])(
  'a storage that holds %s counts as empty',
  (text) => {
    localStorage.setItem('candor.notifications.mira', text);
    expect(createNotifications(localStorage, 'mira').kept.get().items).toEqual([]);
  },
);
