import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createNotifications } from '../features/notifications/create-notifications';
import { aNotification } from '../features/notifications/testing/a-notification';
import { forgetEverywhere, forgetLeft, forgetWork } from './forget-work';
import { LEFT_KEY } from './left-key';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const noticesOf = (userId: string) => createNotifications(window.localStorage, userId);

test('what was written and not sent goes; settings, notices and what others have here stay', async () => {
  const drafts = ['profile-draft.mira', 'ticket-draft.mira.mail', 'assessment-draft.mira.new'];
  const gone = [...drafts, 'integration.mira'];
  const stays = ['profile-draft.tove', 'compact-rows'];
  for (const name of [...gone, ...stays]) window.sessionStorage.setItem(`candor.${name}`, '{}');
  window.localStorage.setItem('candor.keys.mira', '{}');
  noticesOf('mira').add(aNotification({ id: 'a' }));
  await forgetWork('mira');
  expect(Object.keys({ ...window.sessionStorage }).sort()).toEqual(
    stays.map((name) => `candor.${name}`).sort(),
  );
  expect(window.localStorage.getItem('candor.keys.mira')).toBe('{}');
  expect(noticesOf('mira').kept.get().items).toHaveLength(1);
});

test('other tabs are told who has left, and nothing of that is kept', async () => {
  const told = vi.spyOn(Storage.prototype, 'setItem');
  onTestFinished(() => told.mockRestore());
  window.sessionStorage.setItem('candor.profile-draft.mira', '{}');
  told.mockClear();
  await forgetEverywhere('mira');
  expect(told.mock.calls).toEqual([[LEFT_KEY, 'mira']]);
  expect(window.localStorage).toHaveLength(0);
  expect(window.sessionStorage).toHaveLength(0);
});

test('what another tab tells is forgotten here, too, and its end changes nothing', async () => {
  for (const name of ['mira', 'tove']) {
    window.sessionStorage.setItem(`candor.profile-draft.${name}`, '{}');
  }
  await forgetLeft(new StorageEvent('storage', { key: LEFT_KEY, newValue: 'mira' }));
  await forgetLeft(new StorageEvent('storage', { key: LEFT_KEY, newValue: null }));
  expect(Object.keys({ ...window.sessionStorage })).toEqual(['candor.profile-draft.tove']);
});
