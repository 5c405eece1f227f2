import { analytics } from '@candor/domain/api/analytics';
import { keys } from '@candor/domain/api/keys';
import { users } from '@candor/domain/api/users';
import type { PreferencesChange } from '@candor/domain/model/notification-preferences';
import { preferencesWith } from '@candor/domain/rules/notification-preferences';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../paths';
import { type FakeAnswer, refusal } from '../../testing/fake-server';
import { handStream } from '../../testing/hand-stream';
import { aServer, renderApp } from '../../testing/render-app';
import { aQuota, aSubscription } from '../../testing/samples';
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
  // News waits until it is known who wants it.
  await waitFor(() => expect(app.client.isFetching()).toBe(0));
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
  expect(await panel.findByText('Nothing new.')).toBeVisible();
  expect(panel.getByText(/^When a batch ends/)).toBeVisible();
});

test('a notification is counted on the bell, and reading it takes it off', async () => {
  const { send, router } = await listening();
  send();
  const bell = screen.getByRole('button', { name: 'Notifications, 1 unread' });
  expect(bell).toHaveTextContent(/^1$/);
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

test('an old one repeated after a reconnection waits in the panel', async () => {
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

test('a batch’s notice disappears when its results are opened another way', async () => {
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

test('a reader’s answers are announced next to the results as well, with a link to them', async () => {
  const { send, router } = await listening(paths.batch('batch-0001'));
  send({
    id: 'share:share-0001:2026-03-02',
    type: 'share',
    subtype: 'answered',
    title: 'Answers to your shortlist for Night Porter',
    priority: 'high',
    actionUrl: '/analytics?batchId=batch-0001&share=1',
    timestamp: new Date().toISOString(),
  });
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Read answers' }));
  await waitFor(() => expect(router.state.location.search).toContain('share=1'));
  const panel = await openPanel();
  expect(panel.getByRole('img', { name: 'Answers' })).toBeVisible();
});

test('the answers of an assessment are announced with a way to them', async () => {
  const { send, router } = await listening();
  send({
    id: 'sent',
    type: 'invitation',
    subtype: 'completed',
    title: 'Ada sent the assessment',
    actionUrl: '/invitations?open=code-0001',
    timestamp: new Date().toISOString(),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Read answers' }));
  await waitFor(() => expect(router.state.location.search).toBe('?open=code-0001'));
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
  expect(panel.getByRole('button', { name: 'Remove: Second' })).toHaveFocus();
  await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
  expect(await panel.findByText('Nothing new.')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
  expect(panel.getByText('Second')).toBeVisible();
});

test('a quota past a threshold is announced once, next to its banner', async () => {
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

test('a form sent beyond the plan raises it as well', async () => {
  const server = aServer();
  server.on(keys.list, { body: { api_keys: [] } });
  server.on(keys.create, refusal('api_key_limit_exceeded', { limit_type: 'api_key_limit' }));
  await listening(paths.apiKeys, server);
  await userEvent.click(await screen.findByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Nightly import');
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('Plan Limit Reached')).toBeVisible();
});

/** The same for somebody who changed which news they want. */
function wanting(changed: PreferencesChange) {
  const server = aServer();
  server.on(users.preferences, { body: { preferences: preferencesWith(changed) } });
  return listening(paths.dashboard, server);
}

test('news disabled in the application is neither stored nor announced', async () => {
  const { send } = await wanting({ events: { batch_completed: { in_app: false } } });
  send({ id: 'done', timestamp: new Date().toISOString() });
  expect(screen.queryByRole('button', { name: 'Open results' })).toBeNull();
  send({ id: 'broken', subtype: 'failed', title: 'Night Porter failed' });
  const panel = await openPanel();
  expect(await panel.findByText('Night Porter failed')).toBeVisible();
  expect(panel.queryByText('Night Porter is scored')).toBeNull();
});

test('if the application is off for all news nothing is stored', async () => {
  const { send } = await wanting({ in_app: false });
  send();
  const panel = await openPanel();
  expect(await panel.findByText('Nothing new.')).toBeVisible();
});

test('news waits until it is known who wants it', async () => {
  const server = aServer();
  let answer: (answer: FakeAnswer) => void = () => undefined;
  const held = new Promise<FakeAnswer>((done) => {
    answer = done;
  });
  server.on(users.preferences, () => held);
  const stream = handStream();
  await renderApp(paths.dashboard, { server, openStream: stream.openStream });
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  act(() => stream.send({ type: 'notification', notification: aNotification() }));
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  answer({ body: { preferences: preferencesWith({}) } });
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test('a user whose preferences cannot be read is told everything', async () => {
  const server = aServer();
  server.on(users.preferences, refusal('permission_denied'));
  const { send } = await listening(paths.dashboard, server);
  send();
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test('a trial that ended while its page was open is told by the next refusal', async () => {
  const server = aServer();
  const onTrial = { plan_type: 'trial' as const, trial_ends_at: '2026-03-02T09:00:00.000Z' };
  server.on(users.subscription, { body: aSubscription({ ...onTrial, days_remaining: 1 }) });
  const { client } = await listening(paths.dashboard, server);
  server.on(users.subscription, { body: aSubscription({ ...onTrial, days_remaining: 0 }) });
  server.on(analytics.dashboard, refusal('quota_exceeded'));
  await act(() =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[3] === analytics.dashboard.name,
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Trial Period Expired' })).toBeVisible();
});
