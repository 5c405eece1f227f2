import { accounts } from '@candor/domain/api/accounts';
import { users } from '@candor/domain/api/users';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../../paths';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { aUser } from '../../../testing/samples';
import { inSection, openSettings, settingsServer, someSettings } from '../testing/open-settings';

afterEach(() => window.sessionStorage.clear());

const nameField = () => inSection('profile').findByRole('textbox', { name: 'Full name' });
const emailField = () => inSection('profile').findByRole('textbox', { name: 'E-mail' });
const sentTo = (server: FakeServer) =>
  server.requestsTo(users.updateProfile).map(({ body }) => JSON.parse(String(body)));

/** Goes to another page as a link does. */
const goTo = (router: Awaited<ReturnType<typeof openSettings>>['router'], path: string) =>
  act(async () => {
    await router.navigate(path);
  });

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

const save = () => userEvent.click(inSection('profile').getByRole('button', { name: 'Save' }));

test('the address has its status, and where somebody came from is shown', async () => {
  const user = aUser({ context: { ats_source: 'ashby' } });
  const server = settingsServer();
  server.on(users.settings, { body: someSettings({ user }) });
  await openSettings({ server, user });
  expect(await emailField()).toHaveValue('mira@example.com');
  expect(inSection('profile').getByText('Confirmed')).toBeVisible();
  expect(inSection('profile').getByText('Ashby')).toBeVisible();
  await retype(await emailField(), 'mira.quill@example.com');
  expect(inSection('profile').queryByText('Confirmed')).toBeNull();
});

test('a user who signs in elsewhere is told so, and has no password to change', async () => {
  const user = aUser({ is_oauth: true });
  const server = settingsServer();
  server.on(users.settings, { body: someSettings({ user }) });
  await openSettings({ server, user });
  expect(await inSection('profile').findByText('Signs in with another service')).toBeVisible();
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

test('a new name is saved alone, and the frame shows it', async () => {
  const { server } = await openSettings();
  await retype(await nameField(), 'Mira Quill');
  const renamed = aUser({ full_name: 'Mira Quill' });
  server.on(users.updateProfile, { body: renamed });
  server.on(users.settings, { body: someSettings({ user: renamed }) });
  server.on(accounts.me, { body: renamed });
  await save();
  expect(await inSection('profile').findByText('Saved.')).toBeVisible();
  expect(sentTo(server)).toEqual([{ full_name: 'Mira Quill' }]);
  expect(await screen.findByRole('button', { name: 'Account of Mira Quill' })).toBeVisible();
});

test('an address that was confirmed in another tab is no edit of this one', async () => {
  const server = settingsServer();
  server.on(users.settings, { body: someSettings({ pending_email: 'quill@example.com' }) });
  await openSettings({ server });
  const section = inSection('profile');
  await retype(await nameField(), 'Mira Quill');
  const again = await section.findByRole('button', { name: 'Send the link again' });
  const confirmed = aUser({ email: 'quill@example.com' });
  server.on(users.updateProfile, { body: confirmed });
  server.on(users.settings, { body: someSettings({ user: confirmed }) });
  await userEvent.click(again);
  await waitFor(async () => expect(await emailField()).toHaveValue('quill@example.com'));
  expect(await nameField()).toHaveValue('Mira Quill');
  server.on(users.updateProfile, { body: confirmed });
  await save();
  expect(sentTo(server).at(-1)).toEqual({ full_name: 'Mira Quill' });
});

test('a new address is pending: the old one applies, the link can be resent, the change cancelled', async () => {
  const { server } = await openSettings();
  await retype(await emailField(), 'quill@example.com');
  server.on(users.updateProfile, { body: aUser() });
  server.on(users.settings, { body: someSettings({ pending_email: 'quill@example.com' }) });
  await save();
  const section = inSection('profile');
  expect(await section.findByText(/waits for its confirmation/)).toHaveTextContent(
    'mira@example.com stands: you sign in with it',
  );
  expect(await emailField()).toHaveValue('mira@example.com');
  await userEvent.click(section.getByRole('button', { name: 'Send the link again' }));
  expect(await section.findByText('Sent. It works for 24 hours.')).toBeVisible();
  server.on(users.settings, { body: someSettings() });
  await userEvent.click(section.getByRole('button', { name: 'Keep the old address' }));
  await waitFor(() => expect(section.queryByText(/waits for its confirmation/)).toBeNull());
  expect(sentTo(server)).toEqual([
    { email: 'quill@example.com' },
    { email: 'quill@example.com' },
    { email: 'mira@example.com' },
  ]);
});

test.each([
  ['', 'This field is required'],
  ['m', 'Must be at least 2 characters long'],
  ['m'.repeat(201), 'Must be less than 200 characters long'],
])('the name %j is refused before anything is sent', async (name, sentence) => {
  const { server } = await openSettings();
  const field = await nameField();
  await userEvent.clear(field);
  if (name) await userEvent.click(field).then(() => userEvent.paste(name));
  await save();
  expect(await inSection('profile').findByText(sentence)).toBeVisible();
  expect(sentTo(server)).toEqual([]);
});

test('an address that is none is refused before anything is sent', async () => {
  const { server } = await openSettings();
  await retype(await emailField(), 'quill at home');
  await save();
  expect(
    await inSection('profile').findByText('Please provide a valid email address'),
  ).toBeVisible();
  expect(sentTo(server)).toEqual([]);
});

test.each([
  refusal('conflict', { detail: 'An account with this email already exists.' }),
  refusal('validation_error', { detail: 'Profile data is required' }),
  refusal('rate_limited'),
  refusal('service_unavailable'),
])('what the server refuses is said in its words, and what was typed stays (%#)', async (no) => {
  const { server } = await openSettings();
  server.on(users.updateProfile, no);
  await retype(await emailField(), 'quill@example.com');
  await save();
  const { detail } = no.body as { detail: string };
  expect(await inSection('profile').findByText(detail)).toBeVisible();
  expect(await emailField()).toHaveValue('quill@example.com');
});

test('without a change there is nothing to save, and a discarded one is none', async () => {
  await openSettings();
  const field = await nameField();
  expect(inSection('profile').getByRole('button', { name: 'Save' })).toBeDisabled();
  await retype(field, 'Mira Quill');
  expect(inSection('profile').getByRole('button', { name: 'Save' })).toBeEnabled();
  await userEvent.click(inSection('profile').getByRole('button', { name: 'Discard' }));
  expect(field).toHaveValue('Mira Tolland');
  expect(window.sessionStorage.getItem('candor.profile-draft.user-0001')).toBeNull();
});

test('leaving with something unsaved asks, and it is there again on return', async () => {
  const { router } = await openSettings();
  await retype(await nameField(), 'Mira Quill');
  await goTo(router, paths.billing);
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(paths.settings);
  await goTo(router, paths.billing);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.billing));
  await goTo(router, paths.settings);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(await nameField()).toHaveValue('Mira Quill');
  expect(inSection('profile').getByText('Not saved yet')).toBeVisible();
});

test('what was not edited is not kept, and is what was saved elsewhere once the page loads again', async () => {
  const { unmount } = await openSettings();
  await retype(await nameField(), 'Mira Quill');
  unmount();
  const user = aUser({ email: 'mira@new.example' });
  const server = settingsServer();
  server.on(users.settings, { body: someSettings({ user }) });
  server.on(users.updateProfile, { body: { ...user, full_name: 'Mira Quill' } });
  await openSettings({ server });
  expect(await nameField()).toHaveValue('Mira Quill');
  expect(await emailField()).toHaveValue('mira@new.example');
  await save();
  await waitFor(() => expect(sentTo(server)).toEqual([{ full_name: 'Mira Quill' }]));
});

test('signing out is not held up by something unsaved', async () => {
  const { router, session } = await openSettings();
  await retype(await nameField(), 'Mira Quill');
  await act(() => session.logout());
  expect(router.state.location.pathname).toBe(paths.login);
});

test('closing the tab asks while something is unsaved', async () => {
  await openSettings();
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const field = await nameField();
  expect(closes()).toBe(true);
  await retype(field, 'Mira Quill');
  expect(closes()).toBe(false);
});

test('a profile that cannot be loaded says so and can be tried again, beside sections that work', async () => {
  const server = settingsServer();
  server.on(users.settings, refusal('service_unavailable'));
  await openSettings({ server });
  const section = inSection('profile');
  expect(await section.findByText('Your profile could not be loaded.')).toBeVisible();
  expect(await inSection('notifications').findByRole('table')).toBeVisible();
  server.on(users.settings, { body: someSettings() });
  await userEvent.click(section.getByRole('button', { name: 'Try Again' }));
  expect(await nameField()).toHaveValue('Mira Tolland');
});
