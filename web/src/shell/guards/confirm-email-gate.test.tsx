import { proof } from '@candor/domain/api/proof';
import { users } from '@candor/domain/api/users';
import { PROOF_REQUIRED } from '@candor/domain/errors';
import { serverMessages } from '@candor/domain/server-messages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { someSettings } from '../../features/settings/testing/open-settings';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aUser } from '../../testing/samples';

const UNCONFIRMED = aUser({ email_confirmed: false });

/** The dashboard of a user with an unconfirmed address. */
async function openUnconfirmed(pending: string | null = null) {
  const server = aServer();
  server.on(users.settings, {
    body: someSettings({ user: UNCONFIRMED, pending_email: pending }),
  });
  const app = await renderApp(paths.dashboard, { server, user: UNCONFIRMED });
  await screen.findByRole('heading', { name: 'Confirm your e-mail address' });
  return app;
}

const openForm = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Change the address' }));
  return screen.getByRole('textbox', { name: 'The right address' });
};

const mailThere = () => screen.getByRole('button', { name: 'Send the link' });

test('an address with a slip of the pen is corrected at the gate, and waits for its own link', async () => {
  const { server } = await openUnconfirmed();
  const field = await openForm();
  expect(field).toHaveValue('mira@example.com');
  expect(field).toHaveFocus();
  expect(mailThere()).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, 'mira@example.org');
  server.on(users.updateProfile, { body: UNCONFIRMED });
  server.on(users.settings, {
    body: someSettings({ user: UNCONFIRMED, pending_email: 'mira@example.org' }),
  });
  await userEvent.click(mailThere());
  expect(await screen.findByText(/waits for its confirmation/)).toHaveTextContent(
    'mira@example.org waits',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  const [sent] = server.requestsTo(users.updateProfile);
  expect(JSON.parse(String(sent?.body))).toEqual({ email: 'mira@example.org' });
});

test('an address that waits already is shown, with its link once more', async () => {
  await openUnconfirmed('mira@example.org');
  expect(await screen.findByRole('button', { name: 'Send the link again' })).toBeVisible();
});

test('an address that is none, and one that is taken, are refused in the form', async () => {
  const { server } = await openUnconfirmed();
  const field = await openForm();
  await userEvent.clear(field);
  await userEvent.type(field, 'mira at home');
  await userEvent.click(mailThere());
  expect(await screen.findByText('Please provide a valid email address')).toBeVisible();
  expect(server.requestsTo(users.updateProfile)).toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.type(field, 'taken@example.org');
  server.on(users.updateProfile, refusal('conflict', { detail: serverMessages.emailInUse }));
  await userEvent.click(mailThere());
  expect(await screen.findByText(serverMessages.emailInUse)).toBeVisible();
  expect(field).toHaveValue('taken@example.org');
});

test('a user who cannot confirm can export their data and leave', async () => {
  await openUnconfirmed();
  await userEvent.click(screen.getByRole('button', { name: 'Export my data' }));
  expect(screen.getByRole('button', { name: 'Export as JSON' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
});

test('calls that need a proof of identity ask for it at a gate, too', async () => {
  const { server } = await openUnconfirmed();
  server.on(
    users.exportData,
    refusal('permission_denied', { detail: serverMessages.proofRequired, reason: PROOF_REQUIRED }),
  );
  server.on(proof.ways, { body: { method: 'password', passkey: false } });
  await userEvent.click(screen.getByRole('button', { name: 'Export my data' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export as JSON' }));
  expect(await screen.findByRole('dialog', { name: 'Is it still you?' })).toBeVisible();
});
