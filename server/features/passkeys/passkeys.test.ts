import { MAX_PASSKEYS, type PasskeyRequest } from '@candor/domain/model/passkey';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetEnded } from '../../access/end-sessions';
import { buildApp } from '../../app';
import { oneTimeTokens, passkeyChallenges, passkeys, rateLimits, users } from '../../db/schema';
import { entriesOf } from '../../testing/entries-of';
import { aSession, aUser, type TestUser, type UserWishes } from '../../testing/factories';
import { aDevice, type DeviceWishes, type PasskeyDevice } from '../../testing/passkey-device';
import { withPasskey } from '../../testing/passkeys';
import { withSecondFactor } from '../../testing/second-factor';
import { type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  t = await testApp({ onLog: (line) => logged.push(line) });
});
afterAll(() => t.close());
beforeEach(() => t.db.delete(rateLimits));

const AT = '/api/auth/passkeys';
const REFUSED = {
  code: 'authentication_required',
  detail: expect.stringContaining('could not be used'),
};

const aPerson = (wishes: UserWishes = {}) => aUser(t.db, { now: t.clock.now(), ...wishes });

/** An account with a passkey. */
async function aHolder() {
  const user = await aPerson();
  return { user, as: t.as(user), ...(await withPasskey(t, user)) };
}

const asked = async (): Promise<PasskeyRequest> =>
  (await t.as().post(`${AT}/sign-in/begin`)).json();
const send = (credential: object) => t.as().post(`${AT}/sign-in`, { credential });
const signIn = async (device: PasskeyDevice, wishes: DeviceWishes = {}) =>
  send(device.sign(await asked(), wishes));
const statusOf = async (replies: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(replies)).map(({ statusCode }) => statusCode).sort();
const actionsOf = async ({ id }: TestUser) => {
  const rows = await entriesOf(t.db, id);
  return rows.map(({ action }) => action);
};
const lastMailTo = async ({ email }: TestUser) =>
  (await t.mails()).filter(({ to }) => to === email).at(-1);

describe('adding a passkey', () => {
  const add = (as: ReturnType<TestApp['as']>, credential: object, name = 'Phone') =>
    as.post(AT, { name, credential });
  const setUp = async (user: { token: string }) => (await t.as(user).post(`${AT}/setup`)).json();

  test('asks for one that is found without a user name, by a device that makes sure who uses it', async () => {
    const { user, as } = await aHolder();
    const options = await setUp(user);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Candor' },
      user: { name: user.email },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      attestation: 'none',
      timeout: 300_000,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(options.user.id).not.toContain(user.id);
    expect(options.excludeCredentials).toHaveLength(1);
    expect((await as.get(AT)).json().passkeys).toHaveLength(1);
  });

  test('shows it in the list, and its owner hears of it', async () => {
    const user = await aPerson();
    const as = t.as(user);
    expect((await as.get(AT)).json()).toEqual({ passkeys: [], limit: MAX_PASSKEYS });
    const made = aDevice().make(await setUp(user), { backedUp: true });
    const reply = await add(as, made, '  Blue key ');
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        id: expect.any(String),
        name: 'Blue key',
        last_used: null,
        backed_up: true,
        created_at: t.clock.now().toISOString(),
      },
    ]);
    expect((await as.get(AT)).json().passkeys).toEqual([reply.json()]);
    expect(await actionsOf(user)).toContain('passkey.added');
    expect((await lastMailTo(user))?.subject).toBe('A passkey was added');
  });

  test.each<[string, DeviceWishes]>([
    ['at another address', { origin: 'http://localhost:3001' }],
    ['by a page that only looks like ours', { origin: 'https://localhost.example' }],
    ['for another site', { rpId: 'example.com' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['by a device that did not make sure who used it', { verified: false }],
    ['for something that was not asked', { challenge: 'a'.repeat(43) }],
  ])('refuses one that was made %s', async (_, wishes) => {
    const user = await aPerson();
    const reply = await add(t.as(user), aDevice().make(await setUp(user), wishes));
    expect([reply.statusCode, reply.json().errors[0].field]).toEqual([400, 'credential']);
    expect((await t.as(user).get(AT)).json().passkeys).toEqual([]);
  });

  test('refuses one that signs in a way that was not offered', async () => {
    const user = await aPerson();
    const reply = await add(t.as(user), aDevice('ES384').make(await setUp(user)));
    expect([reply.statusCode, reply.json().errors[0].field]).toEqual([400, 'credential']);
  });

  test('refuses one that says who made its device, and opens nothing of what it says', async () => {
    const user = await aPerson();
    logged.length = 0;
    const reply = await add(t.as(user), aDevice().make(await setUp(user), { certified: true }));
    expect([reply.statusCode, reply.json().errors[0].field]).toEqual([400, 'credential']);
    // What verifies a statement says what is wrong with it.
    expect(logged.filter((line) => line.includes('a passkey was refused'))).toEqual([]);
  });

  test('accepts a challenge once, even with many concurrent calls, and for five minutes', async () => {
    const user = await aPerson();
    const options = await setUp(user);
    const made = Array.from({ length: 20 }, () => aDevice().make(options));
    const replies = made.map((one) => add(t.as(user), one));
    expect(await statusOf(replies)).toEqual([201, ...Array.from({ length: 19 }, () => 400)]);
    const later = await setUp(user);
    t.clock.advance(300_000);
    expect((await add(t.as(user), aDevice().make(later))).statusCode).toBe(400);
  });

  test('uses the challenge up even if the response was invalid', async () => {
    const user = await aPerson();
    const options = await setUp(user);
    const device = aDevice();
    const bad = await add(t.as(user), device.make(options, { verified: false }));
    const good = await add(t.as(user), device.make(options));
    expect([bad.statusCode, good.statusCode]).toEqual([400, 400]);
  });

  test('refuses what another account was asked', async () => {
    const [ada, bob] = [await aPerson(), await aPerson()];
    const made = aDevice().make(await setUp(ada));
    expect((await add(t.as(bob), made)).statusCode).toBe(400);
  });

  test('refuses a credential that is another account’s already', async () => {
    const { device } = await aHolder();
    const bob = await aPerson();
    const made = device.make(await setUp(bob));
    expect((await add(t.as(bob), made)).statusCode).toBe(409);
  });

  test('ends at ten, also for calls at the same moment', async () => {
    const user = await aPerson();
    for (let n = 1; n < MAX_PASSKEYS; n++) await withPasskey(t, user);
    const asked = [await setUp(user), await setUp(user), await setUp(user)];
    const replies = asked.map((options) => add(t.as(user), aDevice().make(options)));
    expect(await statusOf(replies)).toEqual([201, 409, 409]);
    const eleventh = await t.as(user).post(`${AT}/setup`);
    expect([eleventh.statusCode, eleventh.json().detail]).toEqual([
      409,
      `You can have up to ${MAX_PASSKEYS} passkeys.`,
    ]);
  });

  test('asks for a proof first once the sign-in is some time ago', async () => {
    const user = await aPerson();
    t.clock.advance(11 * 60_000);
    const reply = await t.as(user).post(`${AT}/setup`);
    expect([reply.statusCode, reply.json().reason]).toEqual([403, 'proof_required']);
  });

  test('is not for whoever has not confirmed the address', async () => {
    const user = await aPerson({ confirmed: false });
    expect((await t.as(user).post(`${AT}/setup`)).statusCode).toBe(403);
  });
});

describe('signing in', () => {
  test('a passkey leads in, and the list says when', async () => {
    const { user, as, device } = await aHolder();
    t.clock.advance(60_000);
    const reply = await signIn(device);
    const { access_token: token, user: known } = reply.json();
    expect([reply.statusCode, known.id]).toEqual([200, user.id]);
    expect((await t.as({ token }).get('/api/auth/me')).json().email).toBe(user.email);
    const [listed] = (await as.get(AT)).json().passkeys;
    expect(listed.last_used).toBe(t.clock.now().toISOString());
    expect(await actionsOf(user)).toContain('session.opened');
  });

  test.each(['ES256', 'RS256'] as const)('takes what a device signs by %s', async (kind) => {
    const { device } = await withPasskey(t, await aPerson(), aDevice(kind));
    expect((await signIn(device)).statusCode).toBe(200);
  });

  test('needs no code if there is a second factor, and counts as a proof', async () => {
    const { user, device } = await aHolder();
    await withSecondFactor(t, user);
    t.clock.advance(86_400_000);
    const { access_token: token } = (await signIn(device)).json();
    expect(token).toEqual(expect.any(String));
    expect((await t.as({ token }).post(`${AT}/setup`)).statusCode).toBe(200);
  });

  test('needs no name and tells nothing about anybody', async () => {
    expect(await asked()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  test.each<[string, DeviceWishes]>([
    ['at another address', { origin: 'https://candor.example' }],
    ['for another site', { rpId: 'candor.example' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['without making sure who was there', { verified: false }],
    ['something that was not asked', { challenge: 'a'.repeat(43) }],
    ['in the name of somebody else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['as a passkey that nobody added', { credentialId: 'bm9ib2R5' }],
  ])('is refused in the same words to a passkey that signed %s', async (_, wishes) => {
    const { device } = await aHolder();
    const reply = await signIn(device, wishes);
    expect([reply.statusCode, reply.json()]).toMatchObject([401, REFUSED]);
  });

  test('is refused to a passkey that signs in the place of another account’s', async () => {
    const [ada, bob] = [await aHolder(), await aHolder()];
    const [row] = await t.db.select().from(passkeys).where(eq(passkeys.id, ada.id));
    const reply = await signIn(bob.device, { credentialId: row?.credentialId ?? '' });
    expect(reply.json()).toMatchObject(REFUSED);
  });

  test('takes a signature once, also of many at the same moment', async () => {
    const { device } = await aHolder();
    const signed = device.sign(await asked());
    const replies = Array.from({ length: 20 }, () => send(signed));
    expect(await statusOf(replies)).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
  });

  test('accepts its challenge for five minutes', async () => {
    const { device } = await aHolder();
    const request = await asked();
    t.clock.advance(300_000);
    expect((await send(device.sign(request))).json()).toMatchObject(REFUSED);
  });

  test('works at any process of the installation', async () => {
    const { device } = await aHolder();
    const other = await buildApp({ ...t.deps }, { webFolder: 'none' });
    const credential = device.sign(await asked());
    const url = `${AT}/sign-in`;
    const reply = await other.inject({ method: 'POST', url, payload: { credential } });
    await other.close();
    expect(reply.statusCode).toBe(200);
  });

  test('is refused to a passkey that was copied, and that stands in the log', async () => {
    const { user, device } = await aHolder();
    expect((await signIn(device, { counter: 7 })).statusCode).toBe(200);
    for (const counter of [7, 6, 0]) {
      expect((await signIn(device, { counter })).json()).toMatchObject(REFUSED);
    }
    expect(await actionsOf(user)).toContain('passkey.refused');
    expect((await signIn(device, { counter: 8 })).statusCode).toBe(200);
  });

  test('a device that does not count may be used again and again', async () => {
    const { user, device } = await aHolder();
    for (let n = 0; n < 3; n++) {
      expect((await signIn(device, { counter: 0 })).statusCode).toBe(200);
    }
    expect(await actionsOf(user)).not.toContain('passkey.refused');
  });

  test.each([
    ['is suspended', { suspendedAt: new Date('2026-03-02T09:00:00.000Z') }, 'account_suspended'],
    ['has not confirmed the address', { emailConfirmedAt: null }, 'email_not_confirmed'],
  ])('lets somebody who %s as far in as a password does', async (_, standing, reason) => {
    const { user, device } = await aHolder();
    await t.db.update(users).set(standing).where(eq(users.id, user.id));
    const { access_token: token } = (await signIn(device)).json();
    expect((await t.as({ token }).get('/api/auth/me')).statusCode).toBe(200);
    const closed = await t.as({ token }).get('/api/v1/batch-jobs');
    expect([closed.statusCode, closed.json().reason]).toEqual([403, reason]);
  });

  test('is refused to whoever erased the account', async () => {
    const { as, device } = await aHolder();
    const erased = await t.app.inject({
      method: 'DELETE',
      url: '/api/users/account',
      payload: { confirm: true },
      headers: { authorization: `Bearer ${await tokenOf(device)}` },
    });
    expect(erased.statusCode).toBe(200);
    expect((await as.get(AT)).statusCode).toBe(401);
    expect((await signIn(device)).json()).toMatchObject(REFUSED);
  });

  test('ends after sixty tries from one place', async () => {
    const { device } = await aHolder();
    const bad = device.sign(await asked(), { challenge: 'a'.repeat(43) });
    for (let n = 0; n < 60; n++) expect((await send(bad)).statusCode).toBe(401);
    expect((await signIn(device)).statusCode).toBe(429);
  });

  const tokenOf = async (device: PasskeyDevice) => (await signIn(device)).json().access_token;
});

describe('what an account has', () => {
  test('gets another name', async () => {
    const { user, as, id } = await aHolder();
    const reply = await as.patch(`${AT}/${id}`, { name: ' Office key ' });
    expect([reply.statusCode, reply.json().name]).toEqual([200, 'Office key']);
    expect((await as.patch(`${AT}/${id}`, { name: '  ' })).statusCode).toBe(400);
    expect((await as.patch(`${AT}/${id}`, { name: 'a'.repeat(61) })).statusCode).toBe(400);
    expect(await actionsOf(user)).toContain('passkey.renamed');
  });

  test('is removed, no longer works, and everybody else is signed out', async () => {
    const { user, as, id, device } = await aHolder();
    const elsewhere = await aSession(t.db, user.id, t.clock.now());
    expect((await as.delete(`${AT}/${id}`)).statusCode).toBe(204);
    expect((await as.delete(`${AT}/${id}`)).statusCode).toBe(404);
    expect((await signIn(device)).json()).toMatchObject(REFUSED);
    expect((await t.as(elsewhere).get('/api/auth/me')).statusCode).toBe(401);
    expect((await as.get(AT)).json().passkeys).toEqual([]);
    expect(await actionsOf(user)).toContain('passkey.removed');
    expect((await lastMailTo(user))?.subject).toBe('A passkey was removed');
  });

  test('is removed after a proof alone', async () => {
    const { as, id } = await aHolder();
    t.clock.advance(11 * 60_000);
    const reply = await as.delete(`${AT}/${id}`);
    expect([reply.statusCode, reply.json().reason]).toEqual([403, 'proof_required']);
  });

  test('is unknown to everybody else', async () => {
    const { id, as, device } = await aHolder();
    const stranger = t.as(await aPerson());
    expect((await stranger.patch(`${AT}/${id}`, { name: 'Mine now' })).statusCode).toBe(404);
    expect((await stranger.delete(`${AT}/${id}`)).statusCode).toBe(404);
    expect((await stranger.delete(`${AT}/not-an-id-at-all`)).statusCode).toBe(404);
    expect((await as.get(AT)).json().passkeys[0].name).toBe('Phone');
    expect((await signIn(device)).statusCode).toBe(200);
  });

  test('stands in the export without what its device knows it by', async () => {
    const { as, id } = await aHolder();
    const [row] = await t.db.select().from(passkeys).where(eq(passkeys.id, id));
    const { body } = await as.get('/api/users/export-data');
    expect(JSON.parse(body).passkeys).toMatchObject([{ name: 'Phone', last_used_at: null }]);
    for (const word of ['public_key', row?.publicKey ?? '-', row?.credentialId ?? '-']) {
      expect(body).not.toContain(word);
    }
  });
});

test('unanswered challenges are deleted', async () => {
  const { user, as } = await aHolder();
  await as.post(`${AT}/setup`);
  await as.post('/api/auth/proof/passkey');
  await asked();
  expect(await t.db.$count(passkeyChallenges)).toBeGreaterThan(0);
  await forgetEnded(t.db, new Date(t.clock.now().getTime() + 300_000));
  expect(await t.db.select().from(passkeyChallenges)).toEqual([]);
  const left = await t.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
  expect(left).toEqual([]);
});
