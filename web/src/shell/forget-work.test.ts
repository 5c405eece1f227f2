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

test('what was written and not sent goes; settings, notices and what others have here stay', async () => {
  const gone = ['profile-draft.mira', 'ticket-draft.mira.mail', 'assessment-draft.mira.new'];
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
