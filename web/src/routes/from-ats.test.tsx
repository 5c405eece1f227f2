import { accounts } from '@candor/domain/api/accounts';
import { secondFactor } from '@candor/domain/api/second-factor';
import type { User } from '@candor/domain/model/user';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { paths } from '../paths';
import { readStoredAuth } from '../session/stored-auth';
import { refusal } from '../testing/fake-server';
import { aServer, renderApp } from '../testing/render-app';
import { aUser } from '../testing/samples';

const AUTH = {
  access_token: 'token-9',
  token_type: 'bearer',
  expires_at: '2026-03-09T09:00:00.000Z',
  user: aUser({ is_oauth: true, context: { ats_source: 'ashby' } }),
  return_to: null,
};

/** The page reads the browser's own address, so that the token can leave it. */
async function arriveWith(rest: string, server = aServer(), user: User | null = null) {
  window.history.replaceState(null, '', `${paths.fromAts}${rest}`);
  return renderApp(paths.fromAts, { server, user });
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
});

test('a valid token signs in, on a page with nothing around it', async () => {
  const server = aServer();
  let answer: (value: object) => void = () => undefined;
  server.on(accounts.ssoLogin, () => new Promise((resolve) => (answer = resolve)));
  const { router } = await arriveWith('#token=a.b.c', server);
  // One waiting page follows another with the same words.
  await waitFor(() => expect(screen.getByText('Authenticating...')).toBeVisible());
  expect(screen.queryByRole('banner')).toBeNull();
  expect(window.location.hash + window.location.search).toBe('');
  await waitFor(() => expect(server.requestsTo(accounts.ssoLogin)).toHaveLength(1));
  expect(screen.getByText('Authenticating...')).toBeVisible();
  expect(JSON.parse(String(server.requestsTo(accounts.ssoLogin)[0]?.body))).toEqual({
    token: 'a.b.c',
  });
  answer({ body: AUTH });
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.dashboard));
  expect(readStoredAuth(window.localStorage)).toMatchObject({ token: 'token-9' });
  expect(await screen.findByText(`Signed in as ${AUTH.user.email}`)).toBeVisible();
});

test('a token leads to the page that it names', async () => {
  const server = aServer();
  server.on(accounts.ssoLogin, { body: { ...AUTH, return_to: paths.settings } });
  const { router } = await arriveWith('#token=a.b.c', server);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.settings));
});

test('a token leads to the page that it names behind the second step', async () => {
  const server = aServer();
  const ticket = { ticket: 'ticket-1', expires_at: '2026-03-02T09:05:00.000Z' };
  server.on(accounts.ssoLogin, {
    body: { second_factor_required: true, ...ticket, return_to: paths.settings },
  });
  server.on(secondFactor.signIn, { body: AUTH });
  const { router } = await arriveWith('#token=a.b.c', server);
  await userEvent.type(await screen.findByLabelText(/code/i), '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.settings));
});

describe('somebody who is signed in', () => {
  const mira = aUser();

  test('is asked before the token is spent, and may stay', async () => {
    const { server, router } = await arriveWith('#token=a.b.c', aServer(), mira);
    expect(await screen.findByRole('heading', { name: 'You are signed in already' })).toBeVisible();
    expect(screen.getByText(mira.email)).toBeVisible();
    expect(window.location.hash).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.dashboard));
    expect(server.requestsTo(accounts.ssoLogin)).toEqual([]);
    expect(readStoredAuth(window.localStorage)?.user?.id).toBe(mira.id);
  });

  test('switches the user once they agree', async () => {
    const server = aServer();
    const rae = aUser({ id: 'user-rae', email: 'rae@example.com' });
    server.on(accounts.ssoLogin, { body: { ...AUTH, user: rae } });
    server.on(accounts.me, { body: rae });
    await arriveWith('#token=a.b.c', server, mira);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with the link' }));
    expect(await screen.findByText('Signed in as rae@example.com')).toBeVisible();
    expect(readStoredAuth(window.localStorage)?.user?.id).toBe(rae.id);
  });

  test('is signed in no longer where the token is refused', async () => {
    const server = aServer();
    server.on(accounts.ssoLogin, refusal('authentication_required', {}));
    const { router } = await arriveWith('#token=a.b.c', server, mira);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with the link' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login));
    expect(readStoredAuth(window.localStorage)).toBeNull();
  });
});

test.each([
  ['nobody', null],
  ['somebody', aUser()],
])(
  'without a token nothing is called, the sign-in page says why, and %s is signed in no longer',
  async (_who, user) => {
    const { server, router } = await arriveWith('?token=', aServer(), user);
    expect(await screen.findByText('SSO token is required')).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.login);
    expect(server.requestsTo(accounts.ssoLogin)).toEqual([]);
    expect(readStoredAuth(window.localStorage)).toBeNull();
  },
);

test('a refused token leads to the sign-in page with the reason, and nobody is signed in', async () => {
  const server = aServer();
  const detail = 'Sign-in from your ATS failed. Please start again there.';
  server.on(accounts.ssoLogin, refusal('authentication_required', { detail }));
  const { router } = await arriveWith('?token=a.b.c', server);
  expect(await screen.findByText(detail)).toBeVisible();
  expect(router.state.location.pathname).toBe(paths.login);
  expect(readStoredAuth(window.localStorage)).toBeNull();
});

test('the owner of an account signs in once, and it is connected', async () => {
  const server = aServer();
  const detail = 'An account with this address exists. Sign in once to connect it with your ATS.';
  server.on(
    accounts.ssoLogin,
    refusal('authentication_required', { detail, reason: 'sign_in_to_link' }),
  );
  server.on(accounts.login, { body: AUTH });
  server.on(accounts.ssoLink, { body: { ...AUTH.user, return_to: paths.settings } });
  const { router } = await arriveWith('?token=a.b.c&ats_source=greenhouse', server);
  expect(await screen.findByText(detail)).toBeVisible();
  await userEvent.type(screen.getByLabelText('E-mail'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  await waitFor(() => expect(server.requestsTo(accounts.ssoLink)).toHaveLength(1));
  expect(JSON.parse(String(server.requestsTo(accounts.ssoLink)[0]?.body))).toEqual({
    token: 'a.b.c',
    ats_source: 'greenhouse',
  });
  expect(window.sessionStorage.length).toBe(0);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.settings));
});
