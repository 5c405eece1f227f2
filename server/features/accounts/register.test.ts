import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, rateLimits } from '../../db/schema';
import { aUser } from '../../testing/factories';
import { misspellingsOf } from '../../testing/misspellings';
import { mailedToken, newEmail, password, register } from '../../testing/sign-up';
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

describe('registering', () => {
  test('creates an unconfirmed account on a trial of seven days and signs it in', async () => {
    t.clock.set(START);
    const { email, reply } = await register(t);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      token_type: 'bearer',
      expires_at: '2026-03-09T09:00:00.000Z',
      user: {
        email,
        full_name: 'Nora Quill',
        email_confirmed: false,
        is_oauth: false,
        is_integration_partner: false,
        context: null,
        role: 'user',
        plan_info: { plan_type: 'trial', trial_expires: '2026-03-09T09:00:00.000Z' },
      },
    });
  });

  test('mails a link to the confirmation page', async () => {
    const { email } = await register(t);
    const mails = await t.mails();
    const mail = mails.filter((one) => one.to === email);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.link).toMatch(
      /^http:\/\/localhost:3000\/confirm-email\?token=[A-Za-z0-9_-]{43}$/,
    );
  });

  test('refuses an address in use, whatever its case, and says how to go on', async () => {
    const { email } = await register(t);
    const { reply } = await register(t, email.toUpperCase());
    expect(reply.statusCode).toBe(400);
    const sentence = 'An account with this email already exists. Sign in or reset your password.';
    expect(reply.json()).toMatchObject({
      code: 'validation_error',
      detail: sentence,
      errors: [{ field: 'email', message: sentence }],
    });
  });

  test('two registrations of one address at once make one account', async () => {
    const email = newEmail();
    const replies = await Promise.all([register(t, email), register(t, email), register(t, email)]);
    expect(replies.map(({ reply }) => reply.statusCode).sort()).toEqual([201, 400, 400]);
  });

  test('names every wrong field in the order of the form', async () => {
    const reply = await t
      .as()
      .post('/api/auth/register', { email: 'nobody', full_name: 'x', password: 'seven77' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual([
      { field: 'email', message: 'Invalid email format' },
      { field: 'full_name', message: 'Must be at least 2 characters long' },
      { field: 'password', message: 'Must be at least 8 characters long' },
    ]);
    expect(reply.json().detail).toBe(
      'Validation failed: Invalid email format; Must be at least 2 characters long; Must be at least 8 characters long',
    );
  });

  test('takes a password of eight characters', async () => {
    const reply = await t
      .as()
      .post('/api/auth/register', { email: newEmail(), full_name: 'Bo', password: 'eight 88' });
    expect(reply.statusCode).toBe(201);
  });

  test('refuses a password that is easily guessed, and says so beside its field', async () => {
    const weak = (secret: string) =>
      t.as().post('/api/auth/register', {
        email: 'nora.weak@example.com',
        full_name: 'Nora Quill',
        password: secret,
      });
    const stolen = await weak('iloveyou');
    expect(stolen.statusCode).toBe(400);
    const message = 'This password is in lists of stolen passwords. Choose another one.';
    expect(stolen.json().errors).toEqual([{ field: 'password', message }]);
    expect((await weak('nora.weak 2026')).statusCode).toBe(400);
    expect((await weak('a lamp in the hall')).statusCode).toBe(201);
  });

  test('the eleventh taken address from one place reveals nothing more', async () => {
    const { email } = await register(t);
    const replies = [];
    for (let i = 0; i < 11; i++) replies.push((await register(t, email)).reply);
    expect(replies.slice(0, 10).every((reply) => reply.statusCode === 400)).toBe(true);
    expect(replies[10]?.statusCode).toBe(429);
    expect(Number(replies[10]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('flags and plans that the caller sends grant nothing', async () => {
    const reply = await t.as().post('/api/auth/register', {
      email: newEmail(),
      full_name: 'Nora Quill',
      password,
      is_integration_partner: true,
      email_confirmed: true,
      role: 'support',
      plan_type: 'enterprise',
    });
    expect(reply.json().user).toMatchObject({
      is_integration_partner: false,
      email_confirmed: false,
      role: 'user',
      plan_info: { plan_type: 'trial' },
    });
  });
});

describe('confirming an address', () => {
  test('the mailed link confirms, and following it again succeeds, too', async () => {
    const { email, token } = await register(t);
    const link = await mailedToken(t, email, 'Confirm');
    const first = await t.as().post('/api/auth/confirm-email', { token: link });
    expect(first.json()).toMatchObject({ success: true, email });
    expect((await t.as({ token }).get('/api/auth/me')).json().email_confirmed).toBe(true);
    const second = await t.as().post('/api/auth/confirm-email', { token: link });
    expect(second.statusCode).toBe(200);
  });

  test('twenty uses of a link at once confirm the account once, and each is told so', async () => {
    const { email, reply } = await register(t);
    const link = await mailedToken(t, email, 'Confirm');
    const uses = Array.from({ length: 20 }, () =>
      t.as().post('/api/auth/confirm-email', { token: link }),
    );
    for (const use of await Promise.all(uses)) {
      expect([use.statusCode, use.json()]).toMatchObject([200, { success: true, email }]);
    }
    const noted = await t.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.userId, reply.json().user.id));
    expect(noted.filter(({ action }) => action === 'email.confirmed')).toHaveLength(1);
  });

  test('prefixes and other letters of a link confirm nothing', async () => {
    const { email, token } = await register(t);
    const link = await mailedToken(t, email, 'Confirm');
    for (const wrong of misspellingsOf(link)) {
      const refused = await t.as().post('/api/auth/confirm-email', { token: wrong });
      expect([wrong, refused.statusCode, refused.json().reason]).toEqual([
        wrong,
        400,
        'link_expired',
      ]);
    }
    expect((await t.as({ token }).get('/api/auth/me')).json().email_confirmed).toBe(false);
  });

  test('a link works for 24 hours', async () => {
    t.clock.set(START);
    const { email } = await register(t);
    const link = await mailedToken(t, email, 'Confirm');
    t.clock.advance(24 * HOUR);
    const late = await t.as().post('/api/auth/confirm-email', { token: link });
    expect(late.statusCode).toBe(400);
    expect(late.json()).toMatchObject({
      code: 'validation_error',
      detail: 'This confirmation link is invalid or has expired.',
      reason: 'link_expired',
    });
    t.clock.set(START);
  });

  test('a missing or invented token is refused', async () => {
    const missing = await t.as().post('/api/auth/confirm-email', {});
    expect(missing.json().detail).toBe('Confirmation token is required');
    const invented = await t.as().post('/api/auth/confirm-email', { token: 'a'.repeat(43) });
    expect(invented.statusCode).toBe(400);
  });

  test('a reset link confirms nothing', async () => {
    const { email } = await register(t);
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(t, email, 'new password');
    expect((await t.as().post('/api/auth/confirm-email', { token: link })).statusCode).toBe(400);
  });

  test('another mail can be requested, with one answer for every address', async () => {
    const { email } = await register(t);
    const known = await t.as().post('/api/auth/resend-confirmation', { email });
    const unknown = await t.as().post('/api/auth/resend-confirmation', { email: newEmail() });
    expect(known.json()).toEqual({
      success: true,
      message: 'Confirmation email sent! Please check your inbox.',
    });
    expect(unknown.body).toBe(known.body);
    const mails = (await t.mails()).filter((mail) => mail.to === email);
    expect(mails).toHaveLength(2);
    const empty = await t.as().post('/api/auth/resend-confirmation', {});
    expect(empty.json().detail).toBe('This field is required');
  });

  test('a confirmed account gets no confirmation mail', async () => {
    const user = await aUser(t.db);
    const reply = await t.as().post('/api/auth/resend-confirmation', { email: user.email });
    expect(reply.statusCode).toBe(200);
    expect((await t.mails()).filter((mail) => mail.to === user.email)).toEqual([]);
  });
});

describe('trying links', () => {
  test.each([
    ['confirm-email', {}],
    ['password-reset-confirm', { new_password: 'a brand new secret' }],
  ])('%s looks at thirty from one place within ten minutes', async (call, more) => {
    const attempt = (remoteAddress: string) =>
      t.app.inject({
        method: 'POST',
        url: `/api/auth/${call}`,
        payload: { token: 'a'.repeat(43), ...more },
        remoteAddress,
      });
    for (let i = 0; i < 30; i++) expect((await attempt('203.0.113.20')).statusCode).toBe(400);
    const refused = await attempt('203.0.113.20');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect((await attempt('198.51.100.20')).statusCode).toBe(400);
    t.clock.advance(10 * 60_000);
    expect((await attempt('203.0.113.20')).statusCode).toBe(400);
  });
});
