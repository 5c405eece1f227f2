import { randomUUID } from 'node:crypto';
import { endpoints } from '@candor/domain/api/contract';
import type { PasskeyRequest } from '@candor/domain/model/passkey';
import { serverMessages } from '@candor/domain/server-messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../access/passwords';
import { oneTimeTokens, passkeys, rateLimits, users } from '../../db/schema';
import { aSession, aUser, type TestUser } from '../../testing/factories';
import { type SimulatedGoogle, startGoogle } from '../../testing/google/simulator';
import type { DeviceWishes, PasskeyDevice } from '../../testing/passkey-device';
import { withPasskey } from '../../testing/passkeys';
import { codeOf, withSecondFactor } from '../../testing/second-factor';
import { type As, type TestApp, testApp } from '../../testing/test-app';

let google: SimulatedGoogle;
let t: TestApp;
let passwordHash: string;
beforeAll(async () => {
  google = await startGoogle({ now: () => t.clock.now() });
  t = await testApp({ env: google.env });
  passwordHash = await hashPassword(PASSWORD, 'stranger');
});
afterAll(async () => {
  await t.close();
  await google.close();
});
beforeEach(() => t.db.delete(rateLimits));

const PASSWORD = 'a lamp in the window';
const AT = '/api/auth/proof';
const MINUTE = 60_000;
const REFUSED = { code: 'permission_denied', reason: 'proof_required' };

/** An account whose session is eleven minutes old. */
async function settled(row: Partial<typeof users.$inferInsert> = { passwordHash }) {
  const user = await aUser(t.db, { now: t.clock.now(), plan: 'professional' });
  await t.db.update(users).set(row).where(eq(users.id, user.id));
  t.clock.advance(11 * MINUTE);
  return { user, as: t.as(user) };
}

/** The same for somebody who signs in with Google. */
async function settledByGoogle() {
  const sub = randomUUID();
  const known = await settled({ googleSubject: sub, isOauth: true });
  return { ...known, person: { sub, email: known.user.email } };
}

const makeKey = (user: Pick<TestUser, 'token'>) =>
  t.as(user).post('/api/keys', { name: `Key ${randomUUID().slice(0, 8)}` });

const ofAccounts = endpoints.filter(({ access }) => access.kind === 'account');
const proven = (how: string) =>
  ofAccounts.flatMap((endpoint) =>
    endpoint.access.kind === 'account' && endpoint.access.proven === how ? [endpoint] : [],
  );

test('calls that open, copy or close an account need a recent proof, and either bring one or are partly open by decision', () => {
  expect(proven('always').map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'secondFactor.begin',
      'users.exportData',
      'users.deleteAccount',
      'keys.create',
    ]),
  );
  expect(proven('in_part').map(({ name }) => name)).toContain('users.updateProfile');
  expect(proven('by_input').map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'accounts.changePassword',
      'secondFactor.confirm',
      'secondFactor.renewCodes',
      'secondFactor.switchOff',
    ]),
  );
});

test.each(proven('always').map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is refused eleven minutes after the sign-in, before any of it is read',
  async (_name, { method, path }) => {
    const { user } = await settled();
    const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    const headers = { authorization: `Bearer ${user.token}` };
    const reply = await t.app.inject({ method, url, headers });
    // Calls for staff reject everybody else first.
    expect([403, 404]).toContain(reply.statusCode);
    if (reply.json().reason !== 'staff_only') {
      expect(reply.json()).toMatchObject({ ...REFUSED, detail: serverMessages.proofRequired });
    }
  },
);

test('a proof counts for ten minutes, from the sign-in and from every new one', async () => {
  const user = await aUser(t.db, { now: t.clock.now(), plan: 'professional' });
  await t.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  t.clock.advance(10 * MINUTE - 1);
  expect((await makeKey(user)).statusCode).toBe(201);
  t.clock.advance(1);
  expect((await makeKey(user)).json()).toMatchObject(REFUSED);
  const given = await t.as(user).post(AT, { password: PASSWORD });
  expect(given.json()).toEqual({
    until: new Date(t.clock.now().getTime() + 10 * MINUTE).toISOString(),
  });
  t.clock.advance(10 * MINUTE - 1);
  expect((await makeKey(user)).statusCode).toBe(201);
  t.clock.advance(1);
  expect((await makeKey(user)).json()).toMatchObject(REFUSED);
});

test('a proof is worth nothing for another session of the same account', async () => {
  const { user, as } = await settled();
  const other = await aSession(t.db, user.id, new Date(t.clock.now().getTime() - 11 * MINUTE));
  await as.post(AT, { password: PASSWORD });
  expect((await makeKey(user)).statusCode).toBe(201);
  expect((await makeKey(other)).json()).toMatchObject(REFUSED);
});

test('an API key proves nothing and cannot give a proof', async () => {
  const { user, as } = await settled();
  await as.post(AT, { password: PASSWORD });
  const { key } = (await makeKey(user)).json();
  const program = t.as({ token: key });
  for (const reply of [
    await program.post(AT, { password: PASSWORD }),
    await program.get('/api/users/export-data'),
    await program.post('/api/keys', { name: 'Another' }),
  ]) {
    expect(reply.json()).toMatchObject({ reason: 'not_for_api_keys' });
  }
});

test('another name needs no proof, another address does', async () => {
  const { user, as } = await settled();
  const change = (body: object) => as.put('/api/users/profile', body);
  expect((await change({ full_name: 'Robin Vale-Brandt' })).statusCode).toBe(200);
  expect((await change({ email: user.email.toUpperCase() })).statusCode).toBe(200);
  const body = { email: `${randomUUID().slice(0, 8)}@example.com` };
  expect((await change(body)).json()).toMatchObject(REFUSED);
  await as.post(AT, { password: PASSWORD });
  expect((await change(body)).statusCode).toBe(200);
});

test('a new password is a proof itself', async () => {
  const { user, as } = await settled();
  await as.post('/api/auth/change-password', {
    current_password: PASSWORD,
    new_password: 'a lamp in the hall',
  });
  expect((await makeKey(user)).statusCode).toBe(201);
});

describe('by password', () => {
  test('is what an account with one is asked for', async () => {
    const { user, as } = await settled();
    expect((await as.get(AT)).json()).toEqual({ method: 'password', passkey: false });
    for (const body of [{ password: 'not this one' }, { code: '123456' }]) {
      const reply = await as.post(AT, body);
      expect([reply.statusCode, reply.json().errors[0].field]).toEqual([400, Object.keys(body)[0]]);
    }
    expect((await makeKey(user)).json()).toMatchObject(REFUSED);
  });

  test('ends after ten guesses', async () => {
    const { as } = await settled();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => as.post(AT, { password: 'not this one' })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    expect((await as.post(AT, { password: PASSWORD })).statusCode).toBe(429);
  });
});

describe('by code', () => {
  test('is what an account with a second factor is asked for: its password alone does not count', async () => {
    const user = await aUser(t.db, { now: t.clock.now(), plan: 'professional' });
    await t.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    const { secret, codes } = await withSecondFactor(t, user);
    const as = t.as(user);
    t.clock.advance(11 * MINUTE);
    expect((await as.get(AT)).json()).toEqual({ method: 'code', passkey: false });
    const byPassword = await as.post(AT, { password: PASSWORD });
    expect(byPassword.json().errors).toEqual([
      { field: 'password', message: serverMessages.proofByCode },
    ]);
    expect((await makeKey(user)).json()).toMatchObject(REFUSED);
    const code = codeOf(t, secret);
    expect((await as.post(AT, { code })).statusCode).toBe(200);
    expect((await makeKey(user)).statusCode).toBe(201);
    expect((await as.post(AT, { code })).statusCode).toBe(400);
    expect((await as.post(AT, { code: codes[0] })).statusCode).toBe(200);
  });
});

describe('by Google', () => {
  test('accepts a token for this account that was requested here, once', async () => {
    const { user, as, person } = await settledByGoogle();
    expect((await as.get(AT)).json()).toEqual({ method: 'google', passkey: false });
    const { nonce } = (await as.post(`${AT}/nonce`)).json();
    const id_token = await google.token(person, { claims: { nonce } });
    expect((await as.post(AT, { id_token, nonce })).statusCode).toBe(200);
    expect((await makeKey(user)).statusCode).toBe(201);
    expect((await as.post(AT, { id_token, nonce })).statusCode).toBe(400);
  });

  test('rejects a token of somebody else, without our nonce, or with one that is expired or another account’s', async () => {
    const { as, person } = await settledByGoogle();
    const stranger = await settledByGoogle();
    const { nonce } = (await as.post(`${AT}/nonce`)).json();
    const { nonce: foreign } = (await stranger.as.post(`${AT}/nonce`)).json();
    const own = randomUUID();
    const give = async (of: typeof person, inToken: string, sent = inToken) => {
      const id_token = await google.token(of, { claims: { nonce: inToken } });
      return (await as.post(AT, { id_token, nonce: sent })).statusCode;
    };
    expect(await give(stranger.person, nonce)).toBe(400);
    expect(await give(person, own)).toBe(400);
    expect(await give(person, own, nonce)).toBe(400);
    expect(await give(person, foreign)).toBe(400);
    await t.db.update(oneTimeTokens).set({ expiresAt: t.clock.now() });
    expect(await give(person, nonce)).toBe(400);
  });
});

describe('by passkey', () => {
  /** An account with a passkey whose session is eleven minutes old. */
  async function settledWithPasskey(row: Partial<typeof users.$inferInsert> = { passwordHash }) {
    const user = await aUser(t.db, { now: t.clock.now(), plan: 'professional' });
    await t.db.update(users).set(row).where(eq(users.id, user.id));
    const { id, device } = await withPasskey(t, user);
    t.clock.advance(11 * MINUTE);
    return { user, as: t.as(user), id, device };
  }
  const ask = async (as: As) => (await as.post(`${AT}/passkey`)).json();
  const show = async (as: As, device: PasskeyDevice, wishes: DeviceWishes = {}) =>
    as.post(AT, { credential: device.sign(await ask(as), wishes) });

  test.each([
    ['a password', { passwordHash: 'set' }, 'password'],
    ['no password', { isOauth: true }, 'sign_in'],
  ])('proves who sits there in an account with %s', async (_, row, method) => {
    const { user, as, device } = await settledWithPasskey(row);
    expect((await as.get(AT)).json()).toEqual({ method, passkey: true });
    expect((await makeKey(user)).json()).toMatchObject(REFUSED);
    expect((await show(as, device)).json()).toEqual({
      until: new Date(t.clock.now().getTime() + 10 * MINUTE).toISOString(),
    });
    expect((await makeKey(user)).statusCode).toBe(201);
    const [listed] = (await as.get('/api/auth/passkeys')).json().passkeys;
    expect(listed.last_used).toBe(t.clock.now().toISOString());
  });

  test('stands for both factors: no code is required in addition', async () => {
    const { user, as, device } = await settledWithPasskey();
    await as.post(AT, { password: PASSWORD });
    await withSecondFactor(t, user);
    t.clock.advance(11 * MINUTE);
    expect((await as.get(AT)).json()).toEqual({ method: 'code', passkey: true });
    expect((await show(as, device)).statusCode).toBe(200);
    expect((await makeKey(user)).statusCode).toBe(201);
  });

  /** What a device signs that does not say whose it is. */
  function nameless(device: PasskeyDevice, asked: PasskeyRequest) {
    const { response, ...credential } = device.sign(asked);
    const { userHandle: _, ...signed } = response;
    return { credential: { ...credential, response: signed } };
  }

  test('needs no word of its device about whose it is, since that is known', async () => {
    const { as, device } = await settledWithPasskey();
    expect((await as.post(AT, nameless(device, await ask(as)))).statusCode).toBe(200);
    const toSignIn = (await t.as().post('/api/auth/passkeys/sign-in/begin')).json();
    const reply = await t.as().post('/api/auth/passkeys/sign-in', nameless(device, toSignIn));
    expect(reply.statusCode).toBe(401);
  });

  test('is asked of the passkeys of this account alone', async () => {
    const { as, device } = await settledWithPasskey();
    const asked = await ask(as);
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(asked.allowCredentials).toEqual([
      { id: device.sign(asked).id, type: 'public-key', transports: ['internal'] },
    ]);
    const { as: without } = await settled();
    expect((await without.post(`${AT}/passkey`)).statusCode).toBe(409);
  });

  test.each<[string, DeviceWishes]>([
    ['at another address', { origin: 'https://localhost.example' }],
    ['for another site', { rpId: 'example.com' }],
    ['without making sure who was there', { verified: false }],
    ['something that was not asked', { challenge: 'a'.repeat(43) }],
    ['in the name of somebody else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['as a passkey that nobody added', { credentialId: 'bm9ib2R5' }],
  ])('is refused when it signed %s', async (_, wishes) => {
    const { user, as, device } = await settledWithPasskey();
    const reply = await show(as, device, wishes);
    expect([reply.statusCode, reply.json().errors]).toEqual([
      400,
      [{ field: 'credential', message: serverMessages.passkeyNoProof }],
    ]);
    expect((await makeKey(user)).json()).toMatchObject(REFUSED);
  });

  test('counts once, also of many at the same moment, and for five minutes', async () => {
    const { as, device } = await settledWithPasskey();
    const credential = device.sign(await ask(as));
    const replies = await Promise.all(Array.from({ length: 5 }, () => as.post(AT, { credential })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    const asked = await ask(as);
    t.clock.advance(5 * MINUTE);
    expect((await as.post(AT, { credential: device.sign(asked) })).statusCode).toBe(400);
  });

  test('of another account proves nothing here, whoever was asked', async () => {
    const [ada, bob] = [await settledWithPasskey(), await settledWithPasskey()];
    const askedAda = await ask(ada.as);
    const byBob = bob.device.sign(askedAda);
    expect((await ada.as.post(AT, { credential: byBob })).statusCode).toBe(400);
    const silently = nameless(bob.device, await ask(ada.as));
    expect((await ada.as.post(AT, silently)).statusCode).toBe(400);
    const askedBob = await ask(bob.as);
    const byAda = ada.device.sign(askedBob);
    expect((await ada.as.post(AT, { credential: byAda })).statusCode).toBe(400);
    expect((await makeKey(ada.user)).json()).toMatchObject(REFUSED);
  });

  test('signed for a sign-in proves nothing, and a proof opens no session', async () => {
    const { as, device } = await settledWithPasskey();
    const toSignIn = (await t.as().post('/api/auth/passkeys/sign-in/begin')).json();
    expect((await as.post(AT, { credential: device.sign(toSignIn) })).statusCode).toBe(400);
    const credential = device.sign(await ask(as));
    const reply = await t.as().post('/api/auth/passkeys/sign-in', { credential });
    expect(reply.statusCode).toBe(401);
  });

  test('that was removed or copied proves nothing', async () => {
    const copied = await settledWithPasskey();
    expect((await show(copied.as, copied.device, { counter: 7 })).statusCode).toBe(200);
    expect((await show(copied.as, copied.device, { counter: 7 })).statusCode).toBe(400);
    const removed = await settledWithPasskey();
    const credential = removed.device.sign(await ask(removed.as));
    await t.db.delete(passkeys).where(eq(passkeys.id, removed.id));
    expect((await removed.as.post(AT, { credential })).statusCode).toBe(400);
  });
});

test('somebody who can prove nothing signs in again', async () => {
  const { as } = await settled({ isOauth: true });
  expect((await as.get(AT)).json()).toEqual({ method: 'sign_in', passkey: false });
  const reply = await as.post(AT, { password: PASSWORD });
  expect(reply.json().errors[0].message).toContain('Please sign in again');
});
