// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createNotifications } from '../features/notifications/create-notifications';
import { aNotification } from '../features/notifications/testing/a-notification';
import { forgetWork } from './forget-work';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const noticesOf = (userId: string) => createNotifications(window.localStorage, userId);

test('what notices say goes; those that were read are not told again, the others may be', async () => {
  const notices = noticesOf('mira');
  notices.add(aNotification({ id: 'old', read: true, title: 'Mail to Kim Lund' }));
  notices.add(aNotification({ id: 'new', read: false, title: 'Night porter is scored' }));
  await forgetWork('mira');
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/Kim Lund|Night porter/);
  const next = noticesOf('mira');
  expect(next.add(aNotification({ id: 'old' }))).toBe(false);
  expect(next.add(aNotification({ id: 'new' }))).toBe(true);
});

test('what was written and not sent goes; settings, and what others have here, stay', async () => {
  const gone = ['profile-draft.mira', 'ticket-draft.mira.mail', 'assessment-draft.mira.new'];
  const stays = ['profile-draft.tove', 'compact-rows'];
  for (const name of [...gone, ...stays]) window.sessionStorage.setItem(`candor.${name}`, '{}');
  window.localStorage.setItem('candor.keys.mira', '{}');
  noticesOf('tove').add(aNotification({ id: 'a' }));
  await forgetWork('mira');
  expect(Object.keys({ ...window.sessionStorage }).sort()).toEqual(
    stays.map((name) => `candor.${name}`).sort(),
  );
  expect(window.localStorage.getItem('candor.keys.mira')).toBe('{}');
  expect(noticesOf('tove').kept.get().items).toHaveLength(1);
});
