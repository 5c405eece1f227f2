import { analytics } from '@candor/domain/api/analytics';
import { users } from '@candor/domain/api/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { handStream } from '../../testing/hand-stream';
import { aServer, renderApp } from '../../testing/render-app';
import { aQuota } from '../../testing/samples';
import { takeAllBack } from '../../ui/notice/notice-stack';
import { aNotification } from './testing/a-notification';

afterEach(() => {
  act(takeAllBack);
});

/** The application with a live stream; what is sent arrives like from the server. */
async function listening(path: string = paths.dashboard, server = aServer()) {
  const stream = handStream();
  const app = await renderApp(path, { server, openStream: stream.openStream });
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  return {
    ...app,
    send: (over: Parameters<typeof aNotification>[0] = {}) =>
      act(() => stream.send({ type: 'notification', notification: aNotification(over) })),
  };
}

async function openPanel() {
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

test('without notifications the panel says so', async () => {
  await listening();
  const panel = await openPanel();
  expect(panel.getByText('Nothing new.')).toBeVisible();
});

test('a notification is counted on the bell, and reading it takes it off', async () => {
  const { send, router } = await listening();
  send();
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const panel = await openPanel();
  await userEvent.click(panel.getByRole('link', { name: /Night Porter is scored/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?batchId=batch-0001'));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('a fresh notification of a batch is said aloud with the way to its results', async () => {
  const { send } = await listening();
  send({ timestamp: new Date().toISOString() });
  expect(await screen.findByRole('button', { name: 'Open results' })).toBeVisible();
});

test('an old one that a reconnection tells again waits in the panel', async () => {
  const { send } = await listening();
  send({ timestamp: new Date(Date.now() - 3_600_000).toISOString() });
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open results' })).toBeNull();
});

test('news is what happened within the last minute', async () => {
  const { send } = await listening();
  send({ timestamp: new Date(Date.now() - 61_000).toISOString() });
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open results' })).toBeNull();
});

test('what was said of a batch leaves when its results are opened another way', async () => {
  const { send, router } = await listening();
  send({ timestamp: new Date().toISOString() });
  await screen.findByRole('button', { name: 'Open results' });
  await act(() => router.navigate(paths.candidate('batch-0001', 'person-0001')));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open results' })).toBeNull());
});

test('what was said of a batch stays while another one is opened', async () => {
  const { send, router } = await listening();
  send({ timestamp: new Date().toISOString() });
  await screen.findByRole('button', { name: 'Open results' });
  await act(() => router.navigate(paths.batch('batch-0002')));
  expect(screen.getByRole('button', { name: 'Open results' })).toBeVisible();
});

test('a batch whose page is open is not announced there', async () => {
  const { send } = await listening(paths.batch('batch-0001'));
  send({ timestamp: new Date().toISOString() });
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open results' })).toBeNull();
});

test('what is unread can be picked out, marked, removed, and all of it cleared and brought back', async () => {
  const { send } = await listening();
  send({ id: 'a', title: 'First' });
  send({ id: 'b', title: 'Second', priority: 'critical' });
  const panel = await openPanel();
  await userEvent.click(panel.getByRole('button', { name: 'Mark as read: First' }));
  await userEvent.click(panel.getByRole('button', { name: /^Unread/ }));
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(panel.getByRole('button', { name: /^All/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Mark all read' }));
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Remove: First' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
  expect(panel.getByText('Nothing new.')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
  expect(panel.getByText('Second')).toBeVisible();
});

test('a quota past a threshold is told once, beside its banner', async () => {
  const server = aServer();
  server.on(users.quotaStatus, { body: aQuota({ candidates_used: 460 }) });
  await listening(paths.dashboard, server);
  const panel = await openPanel();
  expect(panel.getAllByText('90% of your candidates are used')).toHaveLength(1);
  expect(panel.getByRole('img', { name: 'Critical' })).toBeVisible();
});

test('a call that the plan refuses raises Plan Limit Reached', async () => {
  const server = aServer();
  server.on(analytics.dashboard, refusal('feature_not_available'));
  await listening(paths.dashboard, server);
  const panel = await openPanel();
  expect(panel.getByText('Plan Limit Reached')).toBeVisible();
  expect(panel.getByRole('link', { name: /Plan Limit Reached/ }).getAttribute('href')).toBe(
    '/pricing',
  );
});
