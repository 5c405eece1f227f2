import { users } from '@candor/domain/api/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { inSection, openSettings } from '../testing/open-settings';

afterEach(() => window.localStorage.clear());

async function ask(typed: string) {
  await userEvent.click(inSection('delete').getByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  if (typed) await userEvent.type(within(dialog).getByRole('textbox'), typed);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  return dialog;
}

test.each(['', 'somebody@example.com'])(
  'with %j in place of the address nothing is sent',
  async (typed) => {
    const { server } = await openSettings();
    const dialog = await ask(typed);
    expect(within(dialog).getByText('Type mira@example.com to confirm.')).toBeVisible();
    expect(server.requestsTo(users.deleteAccount)).toEqual([]);
  },
);

test('the question says what is lost and can be left', async () => {
  const { server } = await openSettings();
  const dialog = await ask('');
  for (const lost of [
    'batches',
    'invitations',
    'API keys',
    'Connections',
    'a paid one is cancelled',
  ])
    expect(dialog).toHaveTextContent(lost);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo(users.deleteAccount)).toEqual([]);
});

test('a refused deletion keeps the question open and the account signed in', async () => {
  const { server, state } = await openSettings();
  server.on(users.deleteAccount, refusal('conflict', { detail: 'A payment is still open.' }));
  const dialog = await ask('mira@example.com');
  expect(await within(dialog).findByText('A payment is still open.')).toBeVisible();
  expect(state.get().user?.id).toBe('user-0001');
});

test('a payment page that is still open is cancelled with the second press, not with the first', async () => {
  const { server, router } = await openSettings();
  const open = { detail: 'A payment page can still be paid.', reason: 'checkout_open' };
  server.on(users.deleteAccount, refusal('conflict', open));
  const dialog = await ask('mira@example.com');
  expect(await within(dialog).findByText(open.detail)).toBeVisible();
  server.on(users.deleteAccount, { body: { success: true } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel payment and delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.comparison));
  const sent = server.requestsTo(users.deleteAccount).map(({ body }) => JSON.parse(String(body)));
  expect(sent).toEqual([{ confirm: true }, { confirm: true, cancel_open_checkout: true }]);
});

test('a debit that was ordered meanwhile offers nothing to cancel', async () => {
  const { server } = await openSettings();
  server.on(users.deleteAccount, refusal('conflict', { detail: 'Open.', reason: 'checkout_open' }));
  const dialog = await ask('mira@example.com');
  const cancel = await within(dialog).findByRole('button', { name: 'Cancel payment and delete' });
  const later = { detail: 'A payment is being processed.', reason: 'payment_processing' };
  server.on(users.deleteAccount, refusal('conflict', later));
  await userEvent.click(cancel);
  expect(await within(dialog).findByText(later.detail)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Delete account' })).toBeVisible();
});

test('a deleted account is signed out, at the public page, and nothing of it stays here', async () => {
  const { server, router, state } = await openSettings();
  window.localStorage.setItem('candor.keys.user-0001', '{}');
  server.on(users.deleteAccount, { body: { success: true } });
  await ask('Mira@Example.com');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.comparison));
  expect(JSON.parse(String(server.requestsTo(users.deleteAccount)[0]?.body))).toEqual({
    confirm: true,
  });
  expect(state.get().user).toBeNull();
  expect(
    await screen.findByText(/^Your account is deleted, with everything in it\./),
  ).toBeVisible();
  await waitFor(() => expect(window.localStorage.getItem('candor.keys.user-0001')).toBeNull());
});
