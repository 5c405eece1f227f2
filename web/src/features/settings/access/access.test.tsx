import { accounts } from '@candor/domain/api/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/fake-server';
import { aSession, inSection, openSettings, settingsServer } from '../testing/open-settings';

const HERE = aSession({ id: 'session-here', current: true });
const PHONE = aSession({
  id: 'session-phone',
  last_used: '2026-02-27T09:00:00.000Z',
  user_agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
});
const OFFICE = aSession({
  id: 'session-office',
  last_used: '2026-03-01T09:00:00.000Z',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
});

async function openAccess() {
  const server = settingsServer();
  server.on(accounts.sessions, { body: { sessions: [PHONE, OFFICE, HERE] } });
  await openSettings({ server });
  const section = inSection('access');
  await section.findByText('Firefox on Windows');
  return { server, section };
}

async function changePassword(current: string, next: string) {
  const section = inSection('access');
  if (current) await userEvent.type(section.getByLabelText('Current password'), current);
  if (next) await userEvent.type(section.getByLabelText('New password'), next);
  await userEvent.click(section.getByRole('button', { name: 'Change password' }));
}

test('a changed password says that everybody else is signed out, and the list shows it', async () => {
  const { server, section } = await openAccess();
  server.on(accounts.changePassword, { body: { success: true } });
  server.on(accounts.sessions, { body: { sessions: [HERE] } });
  await changePassword('old-and-secret', 'new-and-secret');
  expect(
    await section.findByText('Your password is changed. You are signed out elsewhere.'),
  ).toBeVisible();
  expect(section.getByLabelText('New password')).toHaveValue('');
  await waitFor(() => expect(section.queryByText('Firefox on Windows')).toBeNull());
  expect(JSON.parse(String(server.requestsTo(accounts.changePassword)[0]?.body))).toEqual({
    current_password: 'old-and-secret',
    new_password: 'new-and-secret',
  });
});

test.each([
  ['old-and-secret', 'short', 'Must be at least 8 characters long'],
  ['', 'new-and-secret', 'This field is required'],
])('from %j to %j is refused before anything is sent', async (current, next, sentence) => {
  const { server, section } = await openAccess();
  await changePassword(current, next);
  expect(await section.findByText(sentence)).toBeVisible();
  expect(server.requestsTo(accounts.changePassword)).toEqual([]);
});

test('a wrong current password is said at its field, and nothing typed is lost', async () => {
  const { server, section } = await openAccess();
  const message = 'The current password is wrong.';
  server.on(
    accounts.changePassword,
    refusal('validation_error', { errors: [{ field: 'current_password', message }] }),
  );
  await changePassword('not-the-one', 'new-and-secret');
  expect(await section.findByText(message)).toBeVisible();
  expect(section.getByLabelText('Current password')).toBeInvalid();
  expect(section.getByLabelText('New password')).toHaveValue('new-and-secret');
});

test('too many guesses are said above the form', async () => {
  const { server, section } = await openAccess();
  server.on(accounts.changePassword, refusal('rate_limited'));
  await changePassword('not-the-one', 'new-and-secret');
  expect(await section.findByText('Rate limit exceeded. Please try again later.')).toBeVisible();
});

test('sessions are listed by device, this one first, which cannot be ended here', async () => {
  const { section } = await openAccess();
  const rows = section.getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Chrome on LinuxThis one'),
    expect.stringContaining('Firefox on Windows'),
    expect.stringContaining('Safari on an iPhone'),
  ]);
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
});

test('one session is ended alone', async () => {
  const { server, section } = await openAccess();
  server.on(accounts.endSession, { status: 204 });
  server.on(accounts.sessions, { body: { sessions: [HERE, OFFICE] } });
  await userEvent.click(section.getByRole('button', { name: 'Sign out Safari on an iPhone' }));
  expect(await section.findByText('1 session signed out.')).toBeVisible();
  await waitFor(() => expect(section.getByRole('list')).toHaveFocus());
  expect(section.queryByText('Safari on an iPhone')).toBeNull();
  expect(server.requestsTo(accounts.endSession).map(({ url }) => url)).toEqual([
    '/api/auth/sessions/session-phone',
  ]);
});

test('all others are ended at once, and one that ended by itself is no failure', async () => {
  const { server, section } = await openAccess();
  server.on(accounts.endSession, ({ url }) =>
    url.endsWith('session-phone') ? refusal('not_found') : { status: 204 },
  );
  server.on(accounts.sessions, { body: { sessions: [HERE] } });
  await userEvent.click(section.getByRole('button', { name: 'Sign out all others' }));
  expect(await section.findByText('2 sessions signed out.')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
});

test('a session that could not be ended stays in the list, and says why', async () => {
  const { server, section } = await openAccess();
  server.on(accounts.endSession, refusal('service_unavailable'));
  await userEvent.click(section.getByRole('button', { name: 'Sign out Firefox on Windows' }));
  expect(await section.findByRole('alert')).toHaveTextContent(
    'Service temporarily unavailable. Please try again.',
  );
  expect(section.getByText('Firefox on Windows')).toBeVisible();
});

test('sessions that cannot be loaded say so and can be tried again', async () => {
  const server = settingsServer();
  server.on(accounts.sessions, refusal('service_unavailable'));
  await openSettings({ server });
  expect(await screen.findByText('Your sessions could not be loaded.')).toBeVisible();
  server.on(accounts.sessions, { body: { sessions: [HERE] } });
  await userEvent.click(inSection('access').getByRole('button', { name: 'Try Again' }));
  expect(await inSection('access').findByText('This one')).toBeVisible();
});
