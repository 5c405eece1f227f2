import { proof } from '@candor/domain/api/proof';
import { users } from '@candor/domain/api/users';
import { PROOF_REQUIRED } from '@candor/domain/errors';
import type { ProofMethod } from '@candor/domain/model/proof';
import { serverMessages } from '@candor/domain/server-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../passkeys/testing/stub-device';
import { paths } from '../../paths';
import { type FakeAnswer, refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';

afterEach(() => vi.unstubAllGlobals());

const REFUSED = refusal('permission_denied', {
  detail: serverMessages.proofRequired,
  reason: PROOF_REQUIRED,
});

/** The dashboard of an account whose changes are refused until it has shown again who it is. */
async function open(method: ProofMethod, passkey = false) {
  const server = aServer();
  let given = false;
  const answer = (good: FakeAnswer) => () => (given ? good : REFUSED);
  server.on(users.deleteAccount, answer({ body: { success: true } }));
  server.on(users.exportData, answer({ body: {} }));
  server.on(proof.ways, { body: { method, passkey } });
  server.on(proof.give, () => {
    given = true;
    return { body: { until: '2026-03-02T09:10:00.000Z' } };
  });
  const app = await renderApp(paths.dashboard, { server });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return { ...app, server, api: app.api };
}

const asked = async () => within(await screen.findByRole('dialog', { name: 'Is it still you?' }));

test('a call that needs a proof asks for the password, and is repeated once it was given', async () => {
  const { api, server } = await open('password');
  const call = api.call(users.deleteAccount, { body: { confirm: true } });
  const box = await asked();
  const field = await box.findByLabelText('Your password');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'old-and-secret{Enter}');
  expect(await call).toEqual({ success: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo(users.deleteAccount)).toHaveLength(2);
  expect(JSON.parse(String(server.requestsTo(proof.give)[0]?.body))).toEqual({
    password: 'old-and-secret',
  });
});

test('a user who declines is told why the call was refused', async () => {
  const { api, server } = await open('password');
  const call = api.call(users.deleteAccount, { body: { confirm: true } });
  const refused = expect(call).rejects.toThrow(serverMessages.proofRequired);
  await userEvent.click((await asked()).getByRole('button', { name: 'Close' }));
  await refused;
  expect(server.requestsTo(users.deleteAccount)).toHaveLength(1);
});

test('two calls at the same moment ask once', async () => {
  const { api, server } = await open('code');
  const calls = Promise.all([
    api.call(users.deleteAccount, { body: { confirm: true } }),
    api.download(users.exportData, {}),
  ]);
  const box = await asked();
  await userEvent.type(
    await box.findByLabelText('Code from your authenticator app'),
    '287082{Enter}',
  );
  await calls;
  expect(server.requestsTo(proof.give)).toHaveLength(1);
});

test('a wrong one is said at its field, and nothing is repeated', async () => {
  const { api, server } = await open('password');
  server.on(
    proof.give,
    refusal('validation_error', {
      errors: [{ field: 'password', message: serverMessages.passwordWrong }],
    }),
  );
  const call = api.call(users.deleteAccount, { body: { confirm: true } }).catch(() => 'refused');
  const box = await asked();
  await userEvent.type(await box.findByLabelText('Your password'), 'not-the-one{Enter}');
  expect(await box.findByText(serverMessages.passwordWrong)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(box.getByRole('button', { name: 'Cancel' }));
  expect(await call).toBe('refused');
  expect(server.requestsTo(users.deleteAccount)).toHaveLength(1);
});

test('a proof that does not help is not asked for twice', async () => {
  const { api, server } = await open('password');
  server.on(users.deleteAccount, REFUSED);
  const call = api.call(users.deleteAccount, { body: { confirm: true } }).catch(() => 'refused');
  await userEvent.type(await (await asked()).findByLabelText('Your password'), 'right{Enter}');
  expect(await call).toBe('refused');
  expect(server.requestsTo(users.deleteAccount)).toHaveLength(2);
});

test('a user who can prove nothing here is told to sign in again', async () => {
  const { api } = await open('sign_in');
  void api.call(users.deleteAccount, { body: { confirm: true } }).catch(() => undefined);
  const box = await asked();
  expect(await box.findByRole('button', { name: 'Sign out' })).toBeVisible();
});

const TO_SIGN = {
  challenge: 'AQID',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [{ id: 'AQIDBA', type: 'public-key', transports: ['internal'] }],
};

test('a passkey of the account will do, and nothing is typed', async () => {
  const { asked: askedOfDevice } = stubDevice();
  const { api, server } = await open('sign_in', true);
  server.on(proof.passkey, { body: TO_SIGN });
  const call = api.call(users.deleteAccount, { body: { confirm: true } });
  await userEvent.click(await (await asked()).findByRole('button', { name: 'Use a passkey' }));
  expect(await call).toEqual({ success: true });
  expect(askedOfDevice).toMatchObject([
    { publicKey: { allowCredentials: [{ type: 'public-key', transports: ['internal'] }] } },
  ]);
  expect(JSON.parse(String(server.requestsTo(proof.give)[0]?.body))).toMatchObject({
    credential: { id: 'AQIDBA', type: 'public-key' },
  });
});

test('a passkey that is refused says so, and the other way stays open', async () => {
  stubDevice();
  const { api, server } = await open('password', true);
  server.on(proof.passkey, { body: TO_SIGN });
  const detail = serverMessages.passkeyNoProof;
  server.on(proof.give, refusal('validation_error', { detail }));
  void api.call(users.deleteAccount, { body: { confirm: true } }).catch(() => undefined);
  const box = await asked();
  expect(await box.findByLabelText('Your password')).toHaveFocus();
  await userEvent.click(box.getByRole('button', { name: 'Use a passkey' }));
  expect(await box.findByRole('alert')).toHaveTextContent(detail);
  expect(box.getByLabelText('Your password')).toBeEnabled();
});

test('closing the browser’s dialog keeps the question open', async () => {
  const { asked: askedOfDevice } = stubDevice({ fails: 'NotAllowedError' });
  const { api, server } = await open('password', true);
  server.on(proof.passkey, { body: TO_SIGN });
  void api.call(users.deleteAccount, { body: { confirm: true } }).catch(() => undefined);
  const box = await asked();
  const button = await box.findByRole('button', { name: 'Use a passkey' });
  await userEvent.click(button);
  await waitFor(() => expect(askedOfDevice).toHaveLength(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(box.queryByRole('alert')).toBeNull();
  expect(server.requestsTo(proof.give)).toEqual([]);
});

test('if the kind of proof cannot be determined it says so and can be retried', async () => {
  const { api, server } = await open('password');
  server.on(proof.ways, refusal('conflict'));
  void api.call(users.deleteAccount, { body: { confirm: true } }).catch(() => undefined);
  const box = await asked();
  const again = await box.findByRole('button', { name: 'Try Again' });
  server.on(proof.ways, { body: { method: 'password', passkey: false } });
  await userEvent.click(again);
  expect(await box.findByLabelText('Your password')).toBeVisible();
});
