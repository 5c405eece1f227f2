import { accounts } from '@candor/domain/api/accounts';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { expect, test, vi } from 'vitest';
import { ClientError } from '../api/client-error';
import { createApi } from '../api/create-api';
import { createValue } from '../api/value';
import { fakeServer, refusal } from '../testing/fake-server';
import { aUser } from '../testing/samples';
import { createSession, type Session } from './create-session';
import { type SessionState, SIGNED_OUT } from './session-state';
import { readStoredAuth, writeStoredAuth } from './stored-auth';

function aSession() {
  const server = fakeServer();
  server.on(accounts.me, { body: aUser() });
  server.on(accounts.logout, { status: 204 });
  const state = createValue<SessionState>({ ...SIGNED_OUT, phase: 'loading' });
  const leaveTo = vi.fn(() => Promise.resolve());
  const forget = vi.fn();
  const readAgain = vi.fn();
  const sleep = vi.fn((_milliseconds: number) => Promise.resolve());
  let now = 0;
  const api = createApi({
    fetch: server.transport,
    upload: server.transport,
    token: () => state.get().token,
    onUnauthorized: (token, endpoint) => session.refused(token, endpoint),
    onLimits: () => undefined,
    sleep: () => Promise.resolve(),
    newKey: () => 'key',
  });
  const session = createSession({
    state,
    storage: window.localStorage,
    api,
    now: () => now,
    sleep,
    forget,
    readAgain,
    leaveTo,
  });
  const signedIn = () => writeStoredAuth(window.localStorage, { token: 'token-1', user: aUser() });
  return {
    server,
    state,
    session,
    leaveTo,
    forget,
    readAgain,
    sleep,
    signedIn,
    passTime: (by: number) => (now += by),
  };
}

const credentials = { email: 'mira@example.com', password: 'long enough' };
const authAnswer = {
  access_token: 'token-2',
  token_type: 'bearer',
  expires_at: '2026-03-09T09:00:00.000Z',
  user: aUser(),
};

test('without a stored token no profile is requested on load', async () => {
  const { server, state, session } = aSession();
  await session.start();
  expect(server.requestsTo(accounts.me)).toHaveLength(0);
  expect(state.get()).toEqual(SIGNED_OUT);
});

test('a stored token brings its owner back', async () => {
  const { state, session, signedIn } = aSession();
  signedIn();
  await session.start();
  expect(state.get()).toMatchObject({
    phase: 'ready',
    token: 'token-1',
    user: { full_name: 'Mira Tolland' },
  });
});

test.each(['timeout', 'network_error'] as const)(
  'a profile that ends in %s signs out',
  async (code) => {
    const { server, state, session, signedIn } = aSession();
    signedIn();
    server.on(accounts.me, () => {
      throw new ClientError({ code });
    });
    await session.start();
    expect(state.get().token).toBeNull();
    expect(readStoredAuth(window.localStorage)).toBeNull();
  },
);

test('a failing server on load leaves the sign-in as it was', async () => {
  const { server, state, session, signedIn } = aSession();
  signedIn();
  server.on(accounts.me, refusal('service_unavailable'));
  await session.start();
  expect(state.get()).toMatchObject({ phase: 'ready', token: 'token-1' });
});

test('a profile that is refused on load removes nothing by itself', async () => {
  const { server, state, session, signedIn } = aSession();
  signedIn();
  let asked = 0;
  server.on(accounts.me, () => {
    asked += 1;
    return asked === 1 ? refusal('authentication_required') : { body: aUser() };
  });
  await session.start();
  expect(state.get()).toMatchObject({ phase: 'ready', token: 'token-1' });
  expect(readStoredAuth(window.localStorage)).toMatchObject({ token: 'token-1' });
  await vi.waitFor(() => expect(state.get().doubted).toBe(false));
  expect(state.get().token).toBe('token-1');
});

test('a profile may take ten seconds on load, then nobody is signed in', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const { server, state, session, signedIn } = aSession();
  signedIn();
  server.on(accounts.me, () => {
    clock.abort();
    throw new ClientError({ code: 'unknown' });
  });
  await session.start();
  expect(timeout.mock.calls[0]).toEqual([10_000]);
  timeout.mockRestore();
  expect(state.get().token).toBeNull();
  expect(readStoredAuth(window.localStorage)).toBeNull();
});

test('signing in keeps token and user in this browser', async () => {
  const { server, session } = aSession();
  server.on(accounts.login, { body: authAnswer });
  await session.login(credentials);
  expect(readStoredAuth(window.localStorage)).toMatchObject({
    token: 'token-2',
    user: { id: 'user-0001' },
  });
});

const WAYS_IN: [
  name: string,
  endpoint: EndpointSpec,
  enter: (session: Session) => Promise<unknown>,
][] = [
  ['password', accounts.login, (session) => session.login(credentials)],
  ['Google', accounts.google, (session) => session.google({ id_token: 'a.b.c' }, null)],
];

test.each(
  WAYS_IN.flatMap((way) =>
    (['authentication_required', 'network_error', 'service_unavailable'] as const).map(
      (code) => [...way, code] as const,
    ),
  ),
)(
  'a failed sign-in by %s ends the session that was there before',
  async (_name, endpoint, enter, code) => {
    const { server, state, session, signedIn } = aSession();
    signedIn();
    await session.start();
    server.on(endpoint, () => {
      throw new ClientError({ code });
    });
    await expect(enter(session)).rejects.toBeInstanceOf(ClientError);
    expect(state.get()).toMatchObject({ token: null, user: null });
    expect(readStoredAuth(window.localStorage)).toBeNull();
  },
);

test('a profile that arrives too late does not affect somebody who signed in meanwhile', async () => {
  const { server, state, session, signedIn } = aSession();
  signedIn();
  server.on(accounts.login, { body: authAnswer });
  server.on(accounts.me, async () => {
    await session.login(credentials);
    throw new ClientError({ code: 'timeout' });
  });
  await session.start();
  expect(state.get().token).toBe('token-2');
  expect(readStoredAuth(window.localStorage)).toMatchObject({ token: 'token-2' });
});

test('signing out clears everything even when the server cannot be reached', async () => {
  const { server, state, session, signedIn, leaveTo, forget } = aSession();
  signedIn();
  await session.start();
  server.on(accounts.logout, () => {
    throw new ClientError({ code: 'network_error' });
  });
  await session.logout();
  expect(state.get()).toEqual({ ...SIGNED_OUT, leaving: 'logout' });
  session.arrived();
  expect(state.get()).toEqual(SIGNED_OUT);
  expect(leaveTo).toHaveBeenCalledWith('logout');
  expect(forget).toHaveBeenCalled();
});

test('signing out shows that for half a second and then redirects, however long the server takes', async () => {
  const { server, session, state, sleep, signedIn, leaveTo } = aSession();
  signedIn();
  await session.start();
  server.on(accounts.logout, () => new Promise(() => {}));
  let wake = () => {};
  sleep.mockImplementation(
    (milliseconds) =>
      new Promise((resolve) => {
        if (milliseconds === 500) wake = resolve;
      }),
  );
  const gone = session.logout();
  await vi.waitFor(() => expect(state.get().leaving).toBe('logout'));
  expect(leaveTo).not.toHaveBeenCalled();
  wake();
  await gone;
  expect(leaveTo).toHaveBeenCalledWith('logout');
});

test('signing out at a gate forgets the user first and then leads home', async () => {
  const { server, state, session, signedIn, leaveTo } = aSession();
  signedIn();
  await session.start();
  server.on(accounts.logout, { status: 204 });
  leaveTo.mockImplementation(async () => {
    expect(state.get().token).toBeNull();
  });
  await session.logout('home');
  expect(leaveTo).toHaveBeenCalledWith('logout_home');
  session.arrived();
  expect(state.get()).toEqual(SIGNED_OUT);
});

test('a user without an account any more goes home, and nothing is requested on its behalf', async () => {
  const { server, state, session, signedIn, leaveTo } = aSession();
  signedIn();
  await session.start();
  leaveTo.mockImplementation(async () => {
    expect(state.get().token).toBeNull();
  });
  await session.leaveForGood();
  expect(leaveTo).toHaveBeenCalledWith('deleted');
  expect(server.requestsTo(accounts.logout)).toEqual([]);
});

test('one stray 401 costs nobody the session', async () => {
  const { state, session, signedIn, leaveTo } = aSession();
  signedIn();
  await session.start();
  session.refused('token-1', 'batches.list');
  expect(state.get().doubted).toBe(true);
  await vi.waitFor(() => expect(state.get().doubted).toBe(false));
  expect(leaveTo).not.toHaveBeenCalled();
});

test('what a stray 401 kept off the screen is read again once another one would end nothing', async () => {
  const { session, sleep, signedIn, readAgain } = aSession();
  signedIn();
  await session.start();
  let wake = () => {};
  sleep.mockImplementation(() => new Promise((resolve) => (wake = resolve)));
  session.refused('token-1', 'batches.list');
  await vi.waitFor(() => expect(sleep).toHaveBeenCalledWith(2000));
  expect(readAgain).not.toHaveBeenCalled();
  wake();
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
});

test('nothing is read again for a session that is over', async () => {
  const { server, session, state, signedIn, readAgain } = aSession();
  signedIn();
  await session.start();
  server.on(accounts.me, refusal('authentication_required'));
  session.refused('token-1', 'batches.list');
  await vi.waitFor(() => expect(state.get().token).toBeNull());
  expect(readAgain).not.toHaveBeenCalled();
});

test('a token that the server no longer knows leads to the sign-in page once', async () => {
  const { server, state, session, signedIn, leaveTo } = aSession();
  signedIn();
  await session.start();
  server.on(accounts.me, refusal('authentication_required'));
  session.refused('token-1', 'batches.list');
  await vi.waitFor(() => expect(state.get().token).toBeNull());
  session.refused('token-1', 'batches.list');
  expect(leaveTo.mock.calls).toEqual([['session_expired']]);
});

test('a check that is refused ends the session, however long it took', async () => {
  const { server, state, session, signedIn, passTime } = aSession();
  signedIn();
  await session.start();
  server.on(accounts.me, () => {
    passTime(5_000);
    return refusal('authentication_required');
  });
  session.refused('token-1', 'batches.list');
  await vi.waitFor(() => expect(state.get().token).toBeNull());
});

test('a lost session is announced for half a second before the redirect', async () => {
  const { server, session, state, sleep, signedIn, leaveTo } = aSession();
  signedIn();
  await session.start();
  server.on(accounts.me, refusal('authentication_required'));
  let wake = () => {};
  sleep.mockImplementation(
    (milliseconds) =>
      new Promise((resolve) => {
        if (milliseconds === 500) wake = resolve;
      }),
  );
  session.refused('token-1', 'batches.list');
  await vi.waitFor(() => expect(state.get().leaving).toBe('expired'));
  expect(leaveTo).not.toHaveBeenCalled();
  wake();
  await vi.waitFor(() => expect(state.get().token).toBeNull());
  expect(leaveTo).toHaveBeenCalledWith('session_expired');
});

test('a lost session takes none away that another tab has begun meanwhile', async () => {
  const { server, session, state, sleep, signedIn, leaveTo, forget } = aSession();
  signedIn();
  await session.start();
  server.on(accounts.me, refusal('authentication_required'));
  let wake = () => {};
  sleep.mockImplementation(() => new Promise((resolve) => (wake = resolve)));
  session.refused('token-1', 'batches.list');
  await vi.waitFor(() => expect(state.get().leaving).toBe('expired'));
  writeStoredAuth(window.localStorage, { token: 'token-2', user: aUser() });
  session.follow();
  expect(forget).toHaveBeenCalledTimes(1);
  wake();
  await Promise.resolve();
  expect(state.get()).toMatchObject({ token: 'token-2', leaving: null });
  expect(readStoredAuth(window.localStorage)?.token).toBe('token-2');
  expect(leaveTo).not.toHaveBeenCalled();
});

test('of two profiles the one that was asked for last is shown, whichever arrives first', async () => {
  const { server, state, session, signedIn } = aSession();
  signedIn();
  await session.start();
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on(accounts.me, async () => {
    await late;
    return { body: aUser({ full_name: 'Mira Before' }) };
  });
  const first = session.reloadProfile();
  server.on(accounts.me, { body: aUser({ full_name: 'Mira After' }) });
  await session.reloadProfile();
  answer();
  await first;
  expect(state.get().user?.full_name).toBe('Mira After');
});

test('somebody who signs in again is not redirected a second time within ten seconds', async () => {
  const { server, state, session, signedIn, leaveTo, passTime } = aSession();
  signedIn();
  await session.start();
  server.on(accounts.me, refusal('authentication_required'));
  session.refused('token-1', 'batches.list');
  await vi.waitFor(() => expect(state.get().token).toBeNull());
  session.arrived();

  server.on(accounts.login, { body: authAnswer });
  await session.login(credentials);
  passTime(9_000);
  session.refused('token-2', 'batches.list');
  await vi.waitFor(() => expect(server.requestsTo(accounts.me)).toHaveLength(3));
  // The profile is refused as well by then.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(state.get()).toMatchObject({ token: 'token-2', doubted: true, leaving: null });
  expect(leaveTo).toHaveBeenCalledTimes(1);
  passTime(3_000);
  session.refused('token-2', 'batches.list');
  await vi.waitFor(() => expect(state.get().token).toBeNull());
  expect(leaveTo).toHaveBeenCalledTimes(2);
});

test('a 401 to a call with an older token is nobody\u2019s business', async () => {
  const { server, session, signedIn, state } = aSession();
  signedIn();
  await session.start();
  session.refused('token-0', 'batches.list');
  expect(state.get().doubted).toBe(false);
  expect(server.requestsTo(accounts.me)).toHaveLength(1);
});

test('a different plan in a response reloads the profile and empties the cache', async () => {
  const { server, state, session, signedIn, forget } = aSession();
  signedIn();
  await session.start();
  server.on(accounts.me, { body: aUser({}, 'professional') });
  session.planSeen('professional');
  await vi.waitFor(() => expect(state.get().user?.plan_info.plan_type).toBe('professional'));
  expect(forget).toHaveBeenCalledTimes(1);
});

test('a rate limit on load keeps the sign-in, says how long it lasts, and retries', async () => {
  const { server, state, session, signedIn, forget } = aSession();
  signedIn();
  const limits: unknown[] = [];
  state.subscribe(() => limits.push(state.get().limited));
  let asked = 0;
  server.on(accounts.me, () => {
    asked += 1;
    if (asked > 1) return { body: aUser() };
    return { ...refusal('rate_limited'), headers: { 'Retry-After': '12' } };
  });
  await session.start();
  expect(limits).toContainEqual({ seconds: 12 });
  expect(forget).toHaveBeenCalled();
  expect(state.get()).toMatchObject({ phase: 'ready', token: 'token-1', limited: null });
});

test('somebody who signed out in another tab is not requested after a rate limit', async () => {
  const { server, state, session, signedIn } = aSession();
  signedIn();
  server.on(accounts.me, () => {
    window.localStorage.clear();
    session.follow();
    return refusal('rate_limited');
  });
  await session.start();
  expect(server.requestsTo(accounts.me)).toHaveLength(1);
  expect(state.get()).toEqual(SIGNED_OUT);
});

test('an address that was confirmed in another tab counts here, too', async () => {
  const { server, state, session, signedIn } = aSession();
  const unconfirmed = aUser({ email_confirmed: false });
  server.on(accounts.me, { body: unconfirmed });
  signedIn();
  await session.start();
  expect(state.get().user?.email_confirmed).toBe(false);
  const { token } = state.get();
  writeStoredAuth(window.localStorage, { token: token ?? '', user: aUser() });
  session.follow();
  expect(state.get()).toMatchObject({ token, phase: 'ready', user: { email_confirmed: true } });
});

test('a page restored by the browser unlocks what was paid for meanwhile', async () => {
  const { server, state, session, signedIn } = aSession();
  server.on(accounts.me, { body: aUser({}, 'trial') });
  signedIn();
  await session.start();
  server.on(accounts.me, { body: aUser({}, 'starter') });
  session.cameBack();
  await vi.waitFor(() => expect(state.get().user?.plan_info.plan_type).toBe('starter'));
});

test('a page that the browser shows again is nobody’s once its person has signed out', async () => {
  const { server, state, session, signedIn } = aSession();
  signedIn();
  await session.start();
  window.localStorage.clear();
  session.cameBack();
  expect(state.get()).toEqual(SIGNED_OUT);
  expect(server.requestsTo(accounts.me)).toHaveLength(1);
});

test('a sign-in that waits for its second step keeps waiting when its page is restored', () => {
  const { state, session } = aSession();
  const waiting = { ...SIGNED_OUT, secondStep: { ticket: 'ticket-1', from: null } };
  state.set(waiting);
  session.cameBack();
  expect(state.get()).toEqual(waiting);
});
