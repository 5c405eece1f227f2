import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rateLimits, users } from '../../db/schema';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';

const verified = vi.hoisted(() => ({ times: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const verify: typeof real.verify = (...given) => {
    verified.times += 1;
    return real.verify(...given);
  };
  return { ...real, verify };
});

let t: TestApp;
/** One address for each state that an account can have, and one without an account. */
let addresses: Record<'confirmed' | 'unconfirmed' | 'signs in elsewhere' | 'unknown', string>;
beforeAll(async () => {
  t = await testApp();
  const email = 'quill@example.com';
  const form = { email, full_name: 'Nora Quill', password: 'correct horse battery' };
  await t.as().post('/api/auth/register', form);
  await t.db.update(users).set({ emailConfirmedAt: t.clock.now() });
  const unconfirmed = 'quoll@example.com';
  await t.as().post('/api/auth/register', { ...form, email: unconfirmed });
  const { email: oauth } = await aUser(t.db, { isOauth: true, email: 'quest@example.com' });
  addresses = {
    confirmed: email,
    unconfirmed,
    'signs in elsewhere': oauth,
    unknown: 'query@example.com',
  };
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(rateLimits);
});

const CALLS = {
  login: (email: string) => ['/api/auth/login', { email, password: 'not this one' }] as const,
  'the wish for a reset link': (email: string) =>
    ['/api/auth/password-reset-request', { email }] as const,
  'the wish for a confirmation link': (email: string) =>
    ['/api/auth/resend-confirmation', { email }] as const,
};

/** Everything that a caller can see but the two things that differ from call to call. */
async function seen(call: keyof typeof CALLS, email: string) {
  const [url, body] = CALLS[call](email);
  const reply = await t.as().post(url, body);
  const { 'x-request-id': id, date: _date, ...headers } = reply.headers;
  return { status: reply.statusCode, body: reply.body.replaceAll(String(id), 'id'), headers };
}

/** The statements that a call runs, and how many passwords it verifies. */
async function workOf(call: keyof typeof CALLS, email: string) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  verified.times = 0;
  await seen(call, email);
  const statements = query.mock.calls.map(([asked]) => {
    const given: unknown = asked;
    if (typeof given === 'string') return given;
    return typeof given === 'object' && given !== null && 'text' in given ? given.text : null;
  });
  query.mockRestore();
  return { statements, verified: verified.times };
}

describe.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('%s', (call) => {
  test('answers the same for every address: status, body and headers', async () => {
    const unknown = await seen(call, addresses.unknown);
    for (const address of Object.values(addresses)) {
      expect(await seen(call, address), address).toEqual(unknown);
    }
  });

  test('answers the same for every address after too many requests', async () => {
    const often = async (email: string) => {
      for (let i = 0; i < 10; i += 1) await seen(call, email);
      return seen(call, email);
    };
    const unknown = await often(addresses.unknown);
    expect(unknown.status).toBe(429);
    await t.db.delete(rateLimits);
    expect(await often(addresses.confirmed)).toEqual(unknown);
  });

  test('does the same work for every address before it answers', async () => {
    // The first call creates the hash used for unknown accounts.
    await seen(call, addresses.unknown);
    const unknown = await workOf(call, addresses.unknown);
    expect(unknown.statements.length).toBeGreaterThan(0);
    expect(unknown.verified).toBe(call === 'login' ? 1 : 0);
    for (const address of Object.values(addresses)) {
      expect(await workOf(call, address), address).toEqual(unknown);
    }
  });
});
