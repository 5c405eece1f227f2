import { users } from '@candor/domain/api/users';
import { preferencesWith } from '@candor/domain/rules/notification-preferences';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { inSection, openSettings, settingsServer } from '../testing/open-settings';

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const box = (name: string) => inSection('notifications').findByRole('checkbox', { name });
const sentTo = (server: FakeServer) =>
  server.requestsTo(users.savePreferences).map(({ body }) => JSON.parse(String(body)).preferences);

test('every kind of news is offered', async () => {
  await openSettings();
  await inSection('notifications').findByRole('table');
  const rows = inSection('notifications').getAllByRole('rowheader');
  expect(rows.map((row) => row.firstChild?.textContent)).toEqual([
    'All news',
    'Batch scored',
    'Batch failed',
    'Morning schedule',
    'Assessment step',
    'Assessment answers',
    'Shortlist answers',
    'Support',
    'Quota',
    'Trial',
    'Plan limit',
    'Service',
  ]);
});

test('a box is saved when it is pressed, alone, and pressing it again takes it back', async () => {
  const { server } = await openSettings();
  server.on(users.savePreferences, { body: { preferences: preferencesWith({}) } });
  const mail = await box('Batch scored, e-mail');
  expect(mail).not.toBeChecked();
  await userEvent.click(mail);
  expect(mail).toBeChecked();
  await userEvent.click(mail);
  expect(mail).not.toBeChecked();
  await waitFor(() =>
    expect(sentTo(server)).toEqual([
      { events: { batch_completed: { email: true } } },
      { events: { batch_completed: { email: false } } },
    ]),
  );
});

test('a channel that is off as a whole disables its boxes and keeps their values', async () => {
  const { server } = await openSettings();
  server.on(users.savePreferences, { body: { preferences: preferencesWith({}) } });
  await userEvent.click(await box('In app, all news'));
  const quota = await box('Quota, in app');
  expect(quota).toBeDisabled();
  expect(quota).toBeChecked();
  expect(await box('Quota, browser')).toBeEnabled();
  expect(sentTo(server)).toEqual([{ in_app: false }]);
});

test('what could not be saved goes back and is named, and only that', async () => {
  const { server } = await openSettings();
  server.on(users.savePreferences, ({ body }) =>
    String(body).includes('batch_failed')
      ? refusal('service_unavailable')
      : { body: { preferences: preferencesWith({}) } },
  );
  const failed = await box('Batch failed, e-mail');
  const scored = await box('Batch scored, e-mail');
  await userEvent.click(scored);
  await userEvent.click(failed);
  expect(await screen.findByText(/^“Batch failed, e-mail” was not saved/)).toBeVisible();
  expect(failed).not.toBeChecked();
  expect(scored).toBeChecked();
});

/** Lets the saving of each box be answered by hand, in the order in which they arrive. */
function heldSaving(server: FakeServer) {
  const held: ((answer: ReturnType<typeof refusal>) => void)[] = [];
  server.on(users.savePreferences, () => new Promise((answer) => held.push(answer)));
  const settle = async (nth: number, answer: ReturnType<typeof refusal>) => {
    await waitFor(() => expect(held.length).toBeGreaterThan(nth));
    held[nth]?.(answer);
  };
  return { settle };
}

test('of quick presses the last one wins, whichever of those before it failed', async () => {
  const { server } = await openSettings();
  const { settle } = heldSaving(server);
  const mail = await box('Batch scored, e-mail');
  for (let press = 0; press < 3; press += 1) await userEvent.click(mail);
  expect(mail).toBeChecked();
  await settle(0, refusal('permission_denied'));
  await settle(1, { body: { preferences: preferencesWith({}) } });
  expect(mail).toBeChecked();
  await settle(2, { body: { preferences: preferencesWith({}) } });
  await waitFor(() => expect(server.requestsTo(users.savePreferences)).toHaveLength(3));
  expect(sentTo(server).at(-1)).toEqual({ events: { batch_completed: { email: true } } });
  expect(mail).toBeChecked();
  expect(screen.queryByText(/was not saved/)).toBeNull();
});

test('if the last of quick presses fails, the box is what was saved before it', async () => {
  const { server } = await openSettings();
  const { settle } = heldSaving(server);
  const mail = await box('Batch scored, e-mail');
  for (let press = 0; press < 3; press += 1) await userEvent.click(mail);
  await settle(0, { body: { preferences: preferencesWith({}) } });
  await settle(1, refusal('permission_denied'));
  await settle(2, refusal('permission_denied'));
  expect(await screen.findByText(/^“Batch scored, e-mail” was not saved/)).toBeVisible();
  await waitFor(() => expect(mail).toBeChecked());
});

test('a failure is named even if another box was pressed meanwhile', async () => {
  const { server } = await openSettings();
  const { settle } = heldSaving(server);
  const mail = await box('Batch failed, e-mail');
  await userEvent.click(mail);
  await userEvent.click(await box('Batch scored, e-mail'));
  await settle(0, refusal('permission_denied'));
  await settle(1, { body: { preferences: preferencesWith({}) } });
  expect(await screen.findByText(/^“Batch failed, e-mail” was not saved/)).toBeVisible();
  await waitFor(() => expect(mail).not.toBeChecked());
});

test('notifications that cannot be loaded say so and can be tried again', async () => {
  const server = settingsServer();
  server.on(users.preferences, refusal('service_unavailable'));
  await openSettings({ server });
  const section = inSection('notifications');
  expect(await section.findByText('Your notifications could not be loaded.')).toBeVisible();
  server.on(users.preferences, { body: { preferences: preferencesWith({}) } });
  await userEvent.click(section.getByRole('button', { name: 'Try Again' }));
  expect(await section.findByRole('table')).toBeVisible();
});

test('the browser is asked only when somebody presses Ask', async () => {
  const notices = {
    permission: 'default' as NotificationPermission,
    requestPermission: vi.fn(async () => {
      notices.permission = 'granted';
    }),
  };
  vi.stubGlobal('Notification', notices);
  await openSettings();
  const section = inSection('notifications');
  expect(section.getByText(/This browser has not been asked yet/)).toBeVisible();
  expect(notices.requestPermission).not.toHaveBeenCalled();
  await userEvent.click(section.getByRole('button', { name: 'Ask' }));
  expect(await section.findByText('This browser may show notifications.')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Turn off here' }));
  expect(await section.findByRole('button', { name: 'Turn on here' })).toBeVisible();
});

test('a browser that blocks notices is told how to allow them', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  await openSettings();
  expect(inSection('notifications').getByText(/This browser blocks notifications/)).toBeVisible();
});
