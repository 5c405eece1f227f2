import { createHmac, randomUUID } from 'node:crypto';
import type { AuditEntry } from '@candor/domain/model/settings';
import type { AuthResponse } from '@candor/domain/model/user';
import { eq } from 'drizzle-orm';
import { CompactSign, exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { atsIdentities, rateLimits, users } from '../../db/schema';
import { testClock } from '../../testing/clock';
import { aUser } from '../../testing/factories';
import {
  type Person,
  type SimulatedGoogle,
  startGoogle,
  type TokenWishes,
} from '../../testing/google/simulator';
import { codeOf, withSecondFactor } from '../../testing/second-factor';
import { type TestApp, testApp } from '../../testing/test-app';

let google: SimulatedGoogle;
let t: TestApp;
beforeAll(async () => {
  const clock = testClock();
  google = await startGoogle(clock);
  t = await testApp({ env: google.env });
});
afterAll(async () => {
  await t.close();
  await google.close();
});

const GOOGLE = '/api/auth/google';
const SECOND_STEP = '/api/auth/second-factor/sign-in';

const someone = (over: Partial<Person> = {}): Person => {
  const sub = randomUUID();
  return { sub, email: `${sub.slice(0, 8)}@gmail.example`, name: 'Odile Brandt', ...over };
};

async function signIn(person: Person, wishes?: TokenWishes, extra: object = {}) {
  return t.as().post(GOOGLE, { id_token: await google.token(person, wishes), ...extra });
}

async function rowOf(email: string) {
  const [row] = await t.db.select().from(users).where(eq(users.emailKey, email.toLowerCase()));
  return row;
}

const base64url = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

describe('the first time', () => {
  test('creates a confirmed account on a trial and signs it in', async () => {
    const person = someone();
    const reply = await signIn(person);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    const { access_token: token, user } = reply.json<AuthResponse>();
    expect(user).toMatchObject({
      email: person.email,
      full_name: 'Odile Brandt',
      is_oauth: true,
      email_confirmed: true,
      plan_info: { plan_type: 'trial', status: 'trialing' },
    });
    expect((await t.as({ token }).get('/api/v1/batch-jobs')).statusCode).toBe(200);
  });

  test('creates one account when it comes twice at the same moment', async () => {
    // Each round meets the other sign-ins at a different step.
    for (let round = 0; round < 12; round += 1) {
      await t.db.delete(rateLimits);
      const person = someone();
      const replies = await Promise.all([signIn(person), signIn(person), signIn(person)]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      const ids = replies.map((reply) => reply.json<AuthResponse>().user.id);
      expect(new Set(ids).size).toBe(1);
    }
    await t.db.delete(rateLimits);
  });

  test('is refused while Google has not verified the address', async () => {
    const person = someone({ email_verified: false });
    expect((await signIn(person)).statusCode).toBe(401);
    expect(await rowOf(person.email)).toBeUndefined();
  });
});

describe('the next time', () => {
  test('finds the account by the person, whatever became of their address', async () => {
    const person = someone();
    const first = (await signIn(person)).json<AuthResponse>();
    const moved = { ...person, email: `moved-${person.email}`, email_verified: false };
    const later = (await signIn(moved)).json<AuthResponse>();
    expect(later.user).toMatchObject({ id: first.user.id, email: person.email });
  });

  test('stops before the second step where the account has one', async () => {
    const person = someone();
    const { access_token: token } = (await signIn(person)).json<AuthResponse>();
    const { secret } = await withSecondFactor(t, { token });
    const reply = (await signIn(person)).json();
    expect(Object.keys(reply).sort()).toEqual(['expires_at', 'second_factor_required', 'ticket']);
    const code = codeOf(t, secret);
    const done = await t.as().post(SECOND_STEP, { ticket: reply.ticket, code });
    expect(done.json<AuthResponse>().user.email).toBe(person.email);
  });
});

describe('an address that has an account with a password', () => {
  test('is linked once by several sign-ins at the same moment', async () => {
    const person = someone();
    const owner = await aUser(t.db, { email: person.email });
    const replies = await Promise.all([signIn(person), signIn(person), signIn(person)]);
    expect(replies.map((reply) => reply.json<AuthResponse>().user?.id)).toEqual(
      Array.from(replies, () => owner.id),
    );
    const { entries } = (await t.as(owner).get('/api/audit-log')).json<{ entries: AuditEntry[] }>();
    expect(entries.filter(({ action }) => action === 'identity.linked')).toHaveLength(1);
  });

  test('is linked, and keeps the password that its owner set after confirming it', async () => {
    const person = someone();
    const owner = await aUser(t.db, { email: person.email.toUpperCase() });
    await t.db.update(users).set({ passwordHash: 'hash' }).where(eq(users.id, owner.id));
    const { user } = (await signIn(person)).json<AuthResponse>();
    expect(user).toMatchObject({ id: owner.id, is_oauth: true });
    expect((await rowOf(person.email))?.passwordHash).toBe('hash');
    expect((await t.as(owner).get('/api/auth/me')).statusCode).toBe(200);
  });

  test('throws out whoever waited inside without ever confirming it', async () => {
    const person = someone();
    const squatter = await aUser(t.db, { email: person.email, confirmed: false });
    await t.db.update(users).set({ passwordHash: 'hash' }).where(eq(users.id, squatter.id));
    const createdAt = t.clock.now();
    const known = { issuer: 'https://hub.example', subject: person.sub };
    await t.db.insert(atsIdentities).values({ ...known, userId: squatter.id, createdAt });
    const { user } = (await signIn(person)).json<AuthResponse>();
    expect(user).toMatchObject({ id: squatter.id, email_confirmed: true });
    expect(await t.db.$count(atsIdentities)).toBe(0);
    expect((await rowOf(person.email))?.passwordHash).toBeNull();
    expect((await t.as(squatter).get('/api/auth/me')).statusCode).toBe(401);
  });

  test('asks for no code of whoever waited inside', async () => {
    const person = someone();
    const wishes = { email: person.email, confirmed: false, isOauth: true, now: t.clock.now() };
    await withSecondFactor(t, await aUser(t.db, wishes));
    expect((await signIn(person)).json<AuthResponse>().access_token).toEqual(expect.any(String));
  });

  test('voids what was mailed for whoever waited inside', async () => {
    const person = someone();
    await aUser(t.db, { email: person.email, confirmed: false });
    await t.as().post('/api/auth/password-reset-request', { email: person.email });
    const letter = (await t.mails()).findLast(({ to }) => to === person.email);
    const token = new URL(letter?.link ?? 'missing:').searchParams.get('token');
    expect((await signIn(person)).statusCode).toBe(200);
    const reset = { token, new_password: 'quite a long secret' };
    const reply = await t.as().post('/api/auth/password-reset-confirm', reset);
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'link_expired']);
  });

  test('is not linked by a word of Google that is not its own, nor by a second person', async () => {
    const person = someone();
    await aUser(t.db, { email: person.email });
    expect((await signIn({ ...person, email_verified: false })).statusCode).toBe(401);
    expect((await signIn(person)).statusCode).toBe(200);
    expect((await signIn({ ...person, sub: randomUUID() })).statusCode).toBe(401);
  });
});

describe('a token', () => {
  test.each([undefined, '', '   '])('that is %j is asked for', async (id_token) => {
    const reply = await t.as().post(GOOGLE, { id_token });
    expect([reply.statusCode, reply.json().detail]).toEqual([400, 'Google credential is required']);
  });

  test('may name Google without the scheme', async () => {
    expect((await signIn(someone(), { claims: { iss: 'accounts.google.com' } })).statusCode).toBe(
      200,
    );
  });

  const now = () => Math.floor(t.clock.now().getTime() / 1000);
  const forgeries: Record<string, () => Promise<string>> = {
    'of another audience': () => google.token(someone(), { claims: { aud: 'somebody-else' } }),
    'of another issuer': () => google.token(someone(), { claims: { iss: 'https://evil.example' } }),
    'that is over': () =>
      google.token(someone(), { claims: { iat: now() - 7200, exp: now() - 3600 } }),
    'that is over for longer than clocks differ': () =>
      google.token(someone(), { claims: { iat: now() - 3901, exp: now() - 301 } }),
    'that was made further ahead than clocks differ': () =>
      google.token(someone(), { claims: { iat: now() + 301 } }),
    'without a beginning': () => google.token(someone(), { claims: { iat: undefined } }),
    'that lives a second longer than a day': () =>
      google.token(someone(), { claims: { exp: now() + 86_401 } }),
    'from the future': () =>
      google.token(someone(), { claims: { iat: now() + 3600, exp: now() + 7200 } }),
    'that lives for a year': () =>
      google.token(someone(), { claims: { exp: now() + 365 * 86_400 } }),
    'without an end': () => google.token(someone(), { claims: { exp: undefined } }),
    'that is not valid yet': () => google.token(someone(), { claims: { nbf: now() + 3600 } }),
    'signed by an unknown key': () => google.token(someone(), { signedBy: 'unpublished' }),
    'signed by one key and naming another': () =>
      google.token(someone(), { signedBy: 'unpublished', header: { kid: google.kid() } }),
    'that brings its own key': () =>
      google.token(someone(), {
        signedBy: 'unpublished',
        header: { kid: google.kid(), jku: 'https://evil.example/keys' },
      }),
    'that says where the certificate of its key lies': () =>
      google.token(someone(), {
        signedBy: 'unpublished',
        header: { kid: google.kid(), x5u: 'https://evil.example/certificate' },
      }),
    'that carries the key it was signed with': async () => {
      const own = await generateKeyPair('RS256');
      const [, payload = ''] = (await google.token(someone())).split('.');
      return new CompactSign(Buffer.from(payload, 'base64url'))
        .setProtectedHeader({
          alg: 'RS256',
          kid: google.kid(),
          jwk: await exportJWK(own.publicKey),
        })
        .sign(own.privateKey);
    },
    'whose kid asks a database': () =>
      google.token(someone(), { signedBy: 'unpublished', header: { kid: "' or 1=1 --" } }),
    'whose kid walks through folders': () =>
      google.token(someone(), { signedBy: 'unpublished', header: { kid: '../../etc/passwd' } }),
    'without a person': () => google.token({ ...someone(), sub: '' }),
    'without an address': () => google.token({ ...someone(), email: '' }),
    ...Object.fromEntries(
      ['none', 'None', 'nOnE', ''].map((alg) => [
        `without a signature ('${alg}')`,
        async () => {
          const [, payload] = (await google.token(someone())).split('.');
          return `${base64url({ alg, typ: 'JWT', kid: google.kid() })}.${payload}.`;
        },
      ]),
    ),
    'signed with the public key as a password': async () => {
      const [, payload] = (await google.token(someone())).split('.');
      const head = base64url({ alg: 'HS256', kid: google.kid() });
      const secret = await exportSPKI(google.publicKey());
      const signature = createHmac('sha256', secret).update(`${head}.${payload}`);
      return `${head}.${payload}.${signature.digest('base64url')}`;
    },
    'whose words were changed': async () => {
      const [head, payload = '', signature] = (await google.token(someone())).split('.');
      const words = JSON.parse(Buffer.from(payload, 'base64url').toString());
      return `${head}.${base64url({ ...words, email: 'boss@example.com' })}.${signature}`;
    },
    'that is cut': async () => (await google.token(someone())).slice(0, -20),
    'that is no token': async () => 'a.b.c',
    'of ours': async () => (await aUser(t.db)).token,
    'as long as a book': async () => 'x'.repeat(100_000),
  };

  test.each(Object.entries(forgeries))('%s is refused', async (_name, forge) => {
    const before = await t.db.$count(users);
    const reply = await t.as().post(GOOGLE, { id_token: await forge() });
    expect([reply.statusCode, reply.json().code, reply.json().detail]).toEqual([
      401,
      'authentication_required',
      'Google sign-in failed.',
    ]);
    const made = (await t.db.$count(users)) - before;
    expect(made).toBeLessThanOrEqual(_name === 'of ours' ? 1 : 0);
  });

  test.each([
    ['a few minutes late', -3600, -299],
    ['a few minutes early', 299, 3899],
    ['for a whole day', 0, 86_400],
  ])('%s is good: clocks differ', async (_when, begins, ends) => {
    const claims = { iat: now() + begins, exp: now() + ends };
    expect((await signIn(someone(), { claims })).statusCode).toBe(200);
  });

  test('has to carry the nonce that was asked for', async () => {
    const nonce = 'n'.repeat(32);
    expect((await signIn(someone(), { claims: { nonce } }, { nonce })).statusCode).toBe(200);
    expect((await signIn(someone(), { claims: { nonce: 'other' } }, { nonce })).statusCode).toBe(
      401,
    );
    expect((await signIn(someone(), {}, { nonce })).statusCode).toBe(401);
  });
});

describe('the keys of Google', () => {
  test('are fetched once for many sign-ins', async () => {
    await signIn(someone());
    const before = google.fetches();
    for (let n = 0; n < 5; n++) await signIn(someone());
    expect(google.fetches()).toBe(before);
  });

  test('are fetched again if a token names an unknown one, and old ones expire', async () => {
    const own = await startGoogle(t.clock);
    const app = await testApp({ env: own.env });
    const enter = async (wishes?: TokenWishes) =>
      (await app.as().post(GOOGLE, { id_token: await own.token(someone(), wishes) })).statusCode;
    expect(await enter()).toBe(200);
    await own.rotate();
    // Only the clock that paces the fetching; the rest of the test runs in real time.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await enter()).toBe(200);
    expect(await enter({ signedBy: 'retired' })).toBe(401);
    await app.close();
    await own.close();
  });
});

test('an address that Google calls unverified in a word is not verified', async () => {
  const claims = { email_verified: 'false' };
  expect((await signIn(someone(), { claims })).statusCode).toBe(401);
});

test('sixty tries from one place are enough', async () => {
  onTestFinished(async () => void (await t.db.delete(rateLimits)));
  await t.db.delete(rateLimits);
  const attempt = async () => (await t.as().post(GOOGLE, { id_token: 'a.b.c' })).statusCode;
  const tries = await Promise.all(Array.from({ length: 60 }, attempt));
  expect([...new Set(tries)]).toEqual([401]);
  expect(await attempt()).toBe(429);
});

test('an installation without Google says so plainly', async () => {
  const plain = await testApp();
  const reply = await plain.as().post(GOOGLE, { id_token: 'a.b.c' });
  expect([reply.statusCode, reply.json().reason]).toEqual([503, 'not_configured']);
  // Setting it up takes a person, so coming again in a few seconds would find the same.
  expect([reply.headers['retry-after'], reply.json().retry_after]).toEqual(['3600', 3600]);
  expect((await plain.as().get('/api/config')).json().google_client_id).toBeNull();
  await plain.close();
});

test('keys that cannot be had are an outage, not a forgery', async () => {
  const silent = await startGoogle(t.clock);
  const app = await testApp({ env: silent.env });
  silent.setDown(true);
  const reply = await app.as().post(GOOGLE, { id_token: await silent.token(someone()) });
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'service_unavailable']);
  silent.setDown(false);
  expect(
    (await app.as().post(GOOGLE, { id_token: await silent.token(someone()) })).statusCode,
  ).toBe(200);
  await app.close();
  await silent.close();
});

test('a client can find out that Google is set up, and where it is', async () => {
  expect((await t.as().get('/api/config')).json()).toMatchObject({
    google_client_id: google.env.GOOGLE_CLIENT_ID,
    google_sign_in_url: google.env.GOOGLE_SIGN_IN_URL,
  });
});
