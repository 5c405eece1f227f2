import { accounts } from '@candor/domain/api/accounts';
import { proof } from '@candor/domain/api/proof';
import { secondFactor } from '@candor/domain/api/second-factor';
import { system } from '@candor/domain/api/system';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { readStoredAuth } from '../../../session/stored-auth';
import { refusal } from '../../../testing/fake-server';
import { aServer, renderApp } from '../../../testing/render-app';
import { aConfig, aUser } from '../../../testing/samples';
import { type Errand, keepErrand } from './google-address';

const ERRAND: Errand = {
  purpose: 'sign_in',
  state: 's'.repeat(32),
  nonce: 'n'.repeat(32),
  from: null,
};
const AUTH = {
  access_token: 'token-9',
  token_type: 'bearer',
  expires_at: '2026-03-09T09:00:00.000Z',
  user: aUser({ is_oauth: true }),
};

/** The address of the page is the browser's own here: the router of a test has another one. */
function comeBackWith(fragment: string) {
  window.history.replaceState(null, '', `/login${fragment}`);
}

function aServerWithGoogle() {
  const server = aServer();
  server.on(system.config, {
    body: aConfig({
      google_client_id: 'mine.apps.example',
      google_sign_in_url: 'https://accounts.example/auth',
    }),
  });
  server.on(accounts.google, { body: AUTH });
  return server;
}

afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

test('if it is not configured there is no button', async () => {
  const server = aServer();
  server.on(system.config, { body: aConfig({ google_client_id: null }) });
  await renderApp('/login', { server, user: null });
  await waitFor(() => expect(server.requestsTo(system.config).length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
});

test.each(['/login', '/signup'])('the button of %s leads to Google', async (path) => {
  await renderApp(path, { server: aServerWithGoogle(), user: null });
  const assign = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({
    ...window.location,
    origin: 'https://candor.example',
    assign,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  const address = new URL(String(assign.mock.calls[0]?.[0]));
  expect(address.origin + address.pathname).toBe('https://accounts.example/auth');
  expect(address.searchParams.get('redirect_uri')).toBe('https://candor.example/login');
});

test('returning with a token signs in, and the token is removed from the URL', async () => {
  keepErrand(window.sessionStorage, ERRAND);
  comeBackWith(`#state=${ERRAND.state}&id_token=a.b.c`);
  const server = aServerWithGoogle();
  const { router } = await renderApp('/login', { server, user: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(JSON.parse(String(server.requestsTo(accounts.google)[0]?.body))).toEqual({
    id_token: 'a.b.c',
    nonce: ERRAND.nonce,
  });
  expect(readStoredAuth(window.localStorage)).toMatchObject({ token: 'token-9' });
  expect(window.location.hash).toBe('');
});

test('returning without a token says so, and calls nothing', async () => {
  keepErrand(window.sessionStorage, ERRAND);
  comeBackWith(`#state=${ERRAND.state}&id_token=`);
  const server = aServerWithGoogle();
  await renderApp('/login', { server, user: null });
  expect(await screen.findByText('Google credential is required')).toBeVisible();
  expect(server.requestsTo(accounts.google)).toEqual([]);
});

test('a refused token says so and leaves nobody signed in', async () => {
  keepErrand(window.sessionStorage, ERRAND);
  comeBackWith(`#state=${ERRAND.state}&id_token=a.b.c`);
  const server = aServerWithGoogle();
  server.on(
    accounts.google,
    refusal('authentication_required', { detail: 'Google sign-in failed.' }),
  );
  await renderApp('/login', { server, user: null });
  expect(await screen.findByText('Google sign-in failed.')).toBeVisible();
  expect(readStoredAuth(window.localStorage)).toBeNull();
});

test('where the account has a second step the token leads to it, and the code leads in', async () => {
  keepErrand(window.sessionStorage, ERRAND);
  comeBackWith(`#state=${ERRAND.state}&id_token=a.b.c`);
  const server = aServerWithGoogle();
  server.on(accounts.google, {
    body: { second_factor_required: true, ticket: 't', expires_at: '2026-03-02T09:05:00.000Z' },
  });
  server.on(secondFactor.signIn, { body: AUTH });
  const { router } = await renderApp('/login', { server, user: null });
  await userEvent.type(
    await screen.findByLabelText('Code from your authenticator app'),
    '287082{Enter}',
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('returning from a proof of identity submits it and leads back to the page', async () => {
  keepErrand(window.sessionStorage, { ...ERRAND, purpose: 'proof', from: '/billing' });
  comeBackWith(`#state=${ERRAND.state}&id_token=a.b.c`);
  const server = aServerWithGoogle();
  server.on(proof.give, { body: { until: '2026-03-02T09:10:00.000Z' } });
  const { router } = await renderApp('/login', { server });
  await waitFor(() => expect(router.state.location.pathname).toBe('/billing'));
  expect(JSON.parse(String(server.requestsTo(proof.give)[0]?.body))).toEqual({
    id_token: 'a.b.c',
    nonce: ERRAND.nonce,
  });
  expect(window.location.hash).toBe('');
  expect(server.requestsTo(accounts.google)).toEqual([]);
});
