import { users } from '@candor/domain/api/users';
import type { PreferencesChange } from '@candor/domain/model/notification-preferences';
import { preferencesWith } from '@candor/domain/rules/notification-preferences';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths';
import { handStream } from '../../testing/hand-stream';
import { aServer, renderApp } from '../../testing/render-app';
import { takeAllBack } from '../../ui/notice/notice-stack';
import { aNotification } from './testing/a-notification';

/** The browser's own notices, which the test browser lacks. */
class BrowserNotice {
  static permission: NotificationPermission = 'default';
  static readonly requestPermission = vi.fn(async () => {
    BrowserNotice.permission = 'granted';
    return BrowserNotice.permission;
  });
  static shown: string[] = [];
  onclick: (() => void) | null = null;
  constructor(title: string) {
    BrowserNotice.shown.push(title);
  }
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Notification', BrowserNotice);
  BrowserNotice.shown = [];
  BrowserNotice.requestPermission.mockClear();
});
afterEach(() => {
  act(takeAllBack);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

type Hearing = { looking?: boolean; wanting?: PreferencesChange };

async function hearOfBatch(permission: NotificationPermission, hearing: Hearing = {}) {
  const { looking = false, wanting = {} } = hearing;
  BrowserNotice.permission = permission;
  const stream = handStream();
  const server = aServer();
  server.on(users.preferences, { body: { preferences: preferencesWith(wanting) } });
  const { client } = await renderApp(paths.dashboard, { server, openStream: stream.openStream });
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!looking);
  const send = (id: string) =>
    act(() => stream.send({ type: 'notification', notification: aNotification({ id }) }));
  send('first');
  return { send };
}

test('with permission the browser announces what happened to users who look elsewhere', async () => {
  await hearOfBatch('granted');
  expect(BrowserNotice.shown).toEqual(['Night Porter is scored']);
});

test.each(['denied', 'default'] as const)(
  'if permission is %s nothing is shown, and nobody is asked unprompted',
  async (permission) => {
    await hearOfBatch(permission);
    expect(BrowserNotice.shown).toEqual([]);
    expect(BrowserNotice.requestPermission).not.toHaveBeenCalled();
  },
);

test('the bell turns them on, which asks the browser once, and off again', async () => {
  const { send } = await hearOfBatch('default');
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Turn on browser notices' }));
  expect(BrowserNotice.requestPermission).toHaveBeenCalledOnce();
  send('second');
  expect(BrowserNotice.shown).toHaveLength(1);
  await userEvent.click(await panel.findByRole('button', { name: 'Browser notices are on' }));
  send('third');
  expect(BrowserNotice.shown).toHaveLength(1);
});

test('news disabled for the browser is stored without it', async () => {
  await hearOfBatch('granted', { wanting: { events: { batch_completed: { browser: false } } } });
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(BrowserNotice.shown).toEqual([]);
});

test('news enabled for the browser only is announced by it once', async () => {
  const { send } = await hearOfBatch('granted', { wanting: { in_app: false } });
  send('first');
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(BrowserNotice.shown).toEqual(['Night Porter is scored']);
});

test('users who look at the page are not notified by the browser as well', async () => {
  await hearOfBatch('granted', { looking: true });
  expect(BrowserNotice.shown).toEqual([]);
});
