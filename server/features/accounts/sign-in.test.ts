import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits, sessions } from '../../db/schema';
import { aUser } from '../../testing/factories';
import { login, newEmail, password, register } from '../../testing/sign-up';
import { type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(rateLimits);
});

describe('signing in', () => {
  test('answers a token and the user, who has no password or hash', async () => {
    const { email } = await register(t);
    const reply = await login(t, email.toLowerCase(), password);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    const body = reply.json();
    expect(body.access_token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const me = await t.as({ token: body.access_token }).get('/api/auth/me');
    expect(me.json()).toEqual(body.user);
    expect(Object.keys(body.user).sort()).toEqual([
      'context',
      'created_at',
      'email',
      'email_confirmed',
      'full_name',
      'id',
      'is_integration_partner',
      'is_oauth',
      'plan_info',
      'role',
      'suspended',
    ]);
    expect(reply.body).not.toContain('argon2');
  });

  test('a wrong password and an unknown address get one and the same refusal', async () => {
    const { email } = await register(t);
    const wrong = await login(t, email, 'another password');
    const unknown = await login(t, newEmail(), 'another password');
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    const { request_id: _one, ...wrongBody } = wrong.json();
    const { request_id: _two, ...unknownBody } = unknown.json();
    expect(wrongBody).toEqual({
      code: 'authentication_required',
      detail: 'Invalid email or password.',
    });
    expect(unknownBody).toEqual(wrongBody);
  });

  test('an account that signs in elsewhere has no password to guess', async () => {
    const user = await aUser(t.db, { isOauth: true });
    expect((await login(t, user.email, '')).statusCode).toBe(400);
    expect((await login(t, user.email, 'null')).statusCode).toBe(401);
  });

  test('asks for both fields', async () => {
    const reply = await t.as().post('/api/auth/login', {});
    expect(reply.json().errors).toEqual([
      { field: 'email', message: 'This field is required' },
      { field: 'password', message: 'This field is required' },
    ]);
  });

  test('the database keeps no token that opens anything', async () => {
    const { token } = await register(t);
    const stored = await t.db.select().from(sessions).where(eq(sessions.tokenHash, token));
    expect(stored).toEqual([]);
    const [row] = await t.db.select().from(sessions).limit(1);
    expect((await t.as({ token: row?.tokenHash ?? '' }).get('/api/auth/me')).statusCode).toBe(401);
  });
});

describe('guessing passwords', () => {
  const guess = (email: string, ip: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: 'not this one' },
      remoteAddress: ip,
    });
  const right = (email: string, ip: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      remoteAddress: ip,
    });

  test('the eleventh guess at an account from one place is not looked at', async () => {
    const { email } = await register(t);
    for (let i = 0; i < 10; i++) expect((await guess(email, '203.0.113.5')).statusCode).toBe(401);
    const refused = await right(email, '203.0.113.5');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBe(600);
  });

  test('guesses at the same moment count, too', async () => {
    const { email } = await register(t);
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => guess(email, '203.0.113.6')),
    );
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(10);
  });

  test('the owner signs in from elsewhere while somebody is guessing', async () => {
    const { email } = await register(t);
    for (let i = 0; i < 12; i++) await guess(email, '203.0.113.7');
    expect((await right(email, '198.51.100.1')).statusCode).toBe(200);
  });

  test('a place that guesses at many accounts is stopped, but not whoever signed in there before', async () => {
    const { email } = await register(t);
    await right(email, '203.0.113.8');
    for (let i = 0; i < 51; i++) await guess(`victim-${i}@example.com`, '203.0.113.8');
    expect((await guess('victim-99@example.com', '203.0.113.8')).statusCode).toBe(429);
    expect((await right(email, '203.0.113.8')).statusCode).toBe(200);
  }, 120_000);

  test('while two hundred places guess at once, the owner comes in from where they signed in before (P19)', async () => {
    const { email } = await register(t);
    await right(email, '198.51.100.7');
    const answered = new Set<number>();
    for (let volley = 0; volley < 2; volley++) {
      const flood = Array.from({ length: 200 }, (_, n) => guess(email, `203.0.113.${n}`));
      expect((await right(email, '198.51.100.7')).statusCode).toBe(200);
      for (const { statusCode } of await Promise.all(flood)) answered.add(statusCode);
    }
    // Some were turned away: without that the owner had no line to wait in.
    expect([...answered].sort()).toEqual([401, 503]);
  }, 120_000);

  test('a right password starts the count anew, and the window passes', async () => {
    const { email } = await register(t);
    for (let i = 0; i < 9; i++) await guess(email, '203.0.113.9');
    expect((await right(email, '203.0.113.9')).statusCode).toBe(200);
    for (let i = 0; i < 10; i++) await guess(email, '203.0.113.9');
    expect((await right(email, '203.0.113.9')).statusCode).toBe(429);
    t.clock.advance(10 * 60_000);
    expect((await right(email, '203.0.113.9')).statusCode).toBe(200);
  });
});

test('every answer about an account forbids to be stored', async () => {
  const { email, token } = await register(t);
  const replies = [
    await t.as({ token }).get('/api/auth/me'),
    await t.as({ token }).get('/api/auth/sessions'),
    await t.as().post('/api/auth/password-reset-request', { email }),
    await login(t, email, 'wrong password'),
  ];
  expect(replies.map((reply) => reply.headers['cache-control'])).toEqual(
    replies.map(() => 'no-store'),
  );
});
