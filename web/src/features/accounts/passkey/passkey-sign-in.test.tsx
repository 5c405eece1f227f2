import { passkeys } from '@candor/domain/api/passkeys';
import { serverMessages } from '@candor/domain/server-messages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answering, stubDevice } from '../../../passkeys/testing/stub-device';
import { refusal } from '../../../testing/fake-server';
import { aServer, renderApp } from '../../../testing/render-app';
import { aUser } from '../../../testing/samples';

afterEach(() => vi.unstubAllGlobals());

const AUTH = {
  access_token: 'token-9',
  token_type: 'bearer',
  expires_at: '2026-03-09T09:00:00.000Z',
  user: aUser(),
};

async function open(does?: Answering) {
  const { asked } = stubDevice(does);
  const server = aServer();
  server.on(passkeys.beginSignIn, {
    body: {
      challenge: 'AQID',
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    },
  });
  server.on(passkeys.signIn, { body: AUTH });
  const app = await renderApp('/login', { server, user: null });
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
  return { ...app, server, asked, button };
}

test('a passkey leads to the dashboard without anything typed', async () => {
  const { router, server, asked, button } = await open();
  await userEvent.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(asked).toMatchObject([{ publicKey: { rpId: 'localhost', userVerification: 'required' } }]);
  expect(JSON.parse(String(server.requestsTo(passkeys.signIn)[0]?.body))).toMatchObject({
    credential: { id: 'AQIDBA', type: 'public-key', response: { userHandle: 'AQIDBA' } },
  });
});

test('closing the browser’s dialog reports nothing', async () => {
  const { server, button } = await open({ fails: 'NotAllowedError' });
  await userEvent.click(button);
  await waitFor(() => expect(server.requestsTo(passkeys.beginSignIn)).toHaveLength(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.requestsTo(passkeys.signIn)).toEqual([]);
});

test.each([
  ['SecurityError', /do not work at this address/],
  ['UnknownError', 'Your device could not use a passkey. Please try again.'],
])('a device that fails with %s is said in plain words', async (fails, words) => {
  const { button } = await open({ fails });
  await userEvent.click(button);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a refused passkey is said under its button, and the password stays a way in', async () => {
  const { server, button, state } = await open();
  const detail = serverMessages.passkeyRefused;
  server.on(passkeys.signIn, refusal('authentication_required', { detail }));
  await userEvent.click(button);
  expect(await screen.findByText(detail)).toBeVisible();
  expect(state.get().user).toBeNull();
  expect(screen.getByLabelText('Password')).toBeEnabled();
});

test('a browser without passkeys is not offered any', async () => {
  await renderApp('/login', { user: null });
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull(),
  );
});
