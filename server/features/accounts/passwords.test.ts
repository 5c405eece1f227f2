import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox, oneTimeTokens, rateLimits } from '../../db/schema';
import { aSession, aUser } from '../../testing/factories';
import { misspellingsOf } from '../../testing/misspellings';
import { login, mailedToken, newEmail, password, register } from '../../testing/sign-up';
import { type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(rateLimits);
});

const START = new Date('2026-03-02T09:00:00.000Z');
const HOUR = 3_600_000;
const reset = (token: string, secret: string) =>
  t.as().post('/api/auth/password-reset-confirm', { token, new_password: secret });

describe('resetting a password', () => {
  test('the mailed link sets the password once, ends every session and notifies the owner', async () => {
    const { email, token } = await register(t);
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(t, email, 'Set a new password');
    expect((await reset(link, 'a brand new secret')).statusCode).toBe(200);

    expect((await t.as({ token }).get('/api/auth/me')).statusCode).toBe(401);
    expect((await login(t, email, password)).statusCode).toBe(401);
    expect((await login(t, email, 'a brand new secret')).statusCode).toBe(200);
    const subjects = (await t.mails()).filter((mail) => mail.to === email);
    expect(subjects.at(-1)?.subject).toBe('Your password was changed');
    const again = await reset(link, 'yet another secret');
    expect(again.json().detail).toBe('This reset link is invalid or has expired.');
  });

  test('it ends every session of a confirmed account as well', async () => {
    const { id, email, token } = await aUser(t.db);
    const elsewhere = await aSession(t.db, id, t.clock.now());
    await t.as().post('/api/auth/password-reset-request', { email });
    await reset(await mailedToken(t, email, 'Set a new password'), 'a brand new secret');
    const replies = [token, elsewhere.token].map((one) => t.as({ token: one }).get('/api/auth/me'));
    const statuses = (await Promise.all(replies)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 401]);
  });

  test('a password that is easily guessed is refused, and the link stays good', async () => {
    const { email } = await register(t);
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(t, email, 'Set a new password');
    const refused = await reset(link, 'sunshine1');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ field: 'new_password' }]);
    expect((await reset(link, `${email.toLowerCase()}!`)).statusCode).toBe(400);
    expect((await reset(link, 'a brand new secret')).statusCode).toBe(200);
  });

  test('of twenty uses at once exactly one succeeds', async () => {
    const { email } = await register(t);
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(t, email, 'Set a new password');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => reset(link, `a new secret ${i}`)),
    );
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
  });

  test('an older link is void after a newer one was used', async () => {
    const { email } = await register(t);
    await t.as().post('/api/auth/password-reset-request', { email });
    const older = await mailedToken(t, email, 'Set a new password');
    t.clock.advance(1000);
    await t.as().post('/api/auth/password-reset-request', { email });
    const newer = await mailedToken(t, email, 'Set a new password');
    expect(newer).not.toBe(older);
    expect((await reset(newer, 'a brand new secret')).statusCode).toBe(200);
    expect((await reset(older, 'the older secret')).statusCode).toBe(400);
  });

  test('a link works for one hour', async () => {
    const { email } = await register(t);
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(t, email, 'Set a new password');
    t.clock.advance(HOUR);
    expect((await reset(link, 'a brand new secret')).statusCode).toBe(400);
    t.clock.set(START);
  });

  test('prefixes and other letters of a link open nothing', async () => {
    const { email } = await register(t);
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(t, email, 'Set a new password');
    for (const wrong of misspellingsOf(link)) {
      expect([wrong, (await reset(wrong, 'a brand new secret')).statusCode]).toEqual([wrong, 400]);
    }
    expect((await reset(link, 'a brand new secret')).statusCode).toBe(200);
  });

  test('known and unknown addresses get the same answer', async () => {
    const { email } = await register(t);
    const known = await t.as().post('/api/auth/password-reset-request', { email });
    const unknown = await t.as().post('/api/auth/password-reset-request', { email: newEmail() });
    expect(known.statusCode).toBe(200);
    expect(unknown.body).toBe(known.body);
  });

  test('known and unknown addresses cost the same statements until the response', async () => {
    const before = (await t.db.select().from(mailOutbox)).length;
    await t.as().post('/api/auth/password-reset-request', { email: newEmail() });
    expect((await t.db.select().from(mailOutbox)).length).toBe(before + 1);
  });

  test('missing fields are asked for in the words of the product', async () => {
    const request = await t.as().post('/api/auth/password-reset-request', {});
    expect(request.json().detail).toBe('Email is required');
    const sentence = 'Reset token and new password are required';
    for (const body of [{}, { token: 'abc' }, { new_password: 'long enough' }]) {
      const reply = await t.as().post('/api/auth/password-reset-confirm', body);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().detail).toBe(sentence);
    }
  });

  test('the link points to our own address, whatever Host the request names', async () => {
    const { email } = await register(t);
    await t.app.inject({
      method: 'POST',
      url: '/api/auth/password-reset-request',
      payload: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const mails = (await t.mails()).filter((mail) => mail.to === email);
    expect(mails.at(-1)?.link).toMatch(/^http:\/\/localhost:3000\/forgot-password\?token=/);
  });

  test('an address gets at most six mails an hour, and nobody is told', async () => {
    const { email } = await register(t);
    for (let i = 0; i < 9; i++) {
      const reply = await t.app.inject({
        method: 'POST',
        url: '/api/auth/password-reset-request',
        payload: { email },
        remoteAddress: `203.0.113.${i + 20}`,
      });
      expect(reply.statusCode).toBe(200);
    }
    const mails = (await t.mails()).filter(
      ({ to, link }) => to === email && link?.includes('forgot'),
    );
    expect(mails).toHaveLength(6);
  });

  test('no link lies in the database', async () => {
    const { email } = await register(t);
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(t, email, 'Set a new password');
    const found = await t.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.tokenHash, link));
    expect(found).toEqual([]);
    expect(JSON.stringify(await t.db.select().from(mailOutbox))).not.toContain(link);
  });
});

describe('changing a password', () => {
  const change = (token: string, current: string, next: string) =>
    t.as({ token }).post('/api/auth/change-password', {
      current_password: current,
      new_password: next,
    });

  test('needs the current one and ends every other session', async () => {
    const { email, token } = await register(t);
    const other = String((await login(t, email, password)).json().access_token);
    const wrong = await change(token, 'not this one', 'a brand new secret');
    expect(wrong.json().errors).toEqual([
      { field: 'current_password', message: 'The current password is wrong.' },
    ]);
    expect((await change(token, password, 'a brand new secret')).json()).toEqual({ success: true });
    expect((await t.as({ token }).get('/api/auth/me')).statusCode).toBe(200);
    expect((await t.as({ token: other }).get('/api/auth/me')).statusCode).toBe(401);
    expect((await login(t, email, 'a brand new secret')).statusCode).toBe(200);
  });

  test('refuses one that is easily guessed, once the current one was right', async () => {
    const { email, token } = await register(t);
    expect((await change(token, 'not this one', 'qwertyuiop')).json().errors).toMatchObject([
      { field: 'current_password' },
    ]);
    expect((await change(token, password, 'qwertyuiop')).json().errors).toMatchObject([
      { field: 'new_password' },
    ]);
    expect((await login(t, email, password)).statusCode).toBe(200);
  });

  test('does not overwrite one that was set while the current one was checked', async () => {
    const { email, token } = await register(t);
    const wanted = ['a brand new secret', 'another brand new secret'];
    const replies = await Promise.all(wanted.map((next) => change(token, password, next)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const made = wanted.filter((_, at) => replies[at]?.statusCode === 200);
    for (const next of made) expect((await login(t, email, next)).statusCode).toBe(200);
  });

  test('is not for accounts that sign in elsewhere', async () => {
    const user = await aUser(t.db, { isOauth: true });
    expect((await change(user.token, 'anything', 'a brand new secret')).statusCode).toBe(400);
  });
});
