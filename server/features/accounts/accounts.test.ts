import { serverMessages } from '@candor/domain/server-messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSessions } from '../../access/open-sessions';
import { openAt } from '../../access/session-life';
import { auditLog, mailOutbox, oneTimeTokens, rateLimits, sessions, users } from '../../db/schema';
import { aSession, aUser } from '../../testing/factories';
import { misspellingsOf } from '../../testing/misspellings';
import { type TestApp, testApp } from '../../testing/test-app';
import { letIn } from './open-session';
import { findUser } from './store';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { STAFF_EMAILS: 'Staff@Example.com', SESSION_IDLE_DAYS: '4' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(rateLimits);
});

const START = new Date('2026-03-02T09:00:00.000Z');
const HOUR = 3_600_000;
const password = 'correct horse battery';
let people = 0;
const newEmail = () => `Nora.${++people}@example.com`;

async function register(email = newEmail()) {
  const reply = await t
    .as()
    .post('/api/auth/register', { email, full_name: ' Nora Quill ', password });
  return { email, reply, token: String(reply.json().access_token) };
}

/** The token of the newest mail to an address with these words in its subject. */
async function mailedToken(email: string, subject: string): Promise<string> {
  const mails = await t.mails();
  const mail = mails.filter((one) => one.to === email && one.subject.includes(subject)).at(-1);
  return new URL(mail?.link ?? 'missing:').searchParams.get('token') ?? '';
}

const login = (email: string, secret: string) =>
  t.as().post('/api/auth/login', { email, password: secret });
const reset = (token: string, secret: string) =>
  t.as().post('/api/auth/password-reset-confirm', { token, new_password: secret });

describe('registering', () => {
  test('creates an unconfirmed account on a trial of seven days and signs it in', async () => {
    t.clock.set(START);
    const { email, reply } = await register();
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
    const { email } = await register();
    const mails = await t.mails();
    const mail = mails.filter((one) => one.to === email);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.link).toMatch(
      /^http:\/\/localhost:3000\/confirm-email\?token=[A-Za-z0-9_-]{43}$/,
    );
  });

  test('refuses an address in use, whatever its case, and says how to go on', async () => {
    const { email } = await register();
    const { reply } = await register(email.toUpperCase());
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
    const replies = await Promise.all([register(email), register(email), register(email)]);
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
    const { email } = await register();
    const replies = [];
    for (let i = 0; i < 11; i++) replies.push((await register(email)).reply);
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

describe('signing in', () => {
  test('answers a token and the user, who has no password or hash', async () => {
    const { email } = await register();
    const reply = await login(email.toLowerCase(), password);
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
    const { email } = await register();
    const wrong = await login(email, 'another password');
    const unknown = await login(newEmail(), 'another password');
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
    expect((await login(user.email, '')).statusCode).toBe(400);
    expect((await login(user.email, 'null')).statusCode).toBe(401);
  });

  test('asks for both fields', async () => {
    const reply = await t.as().post('/api/auth/login', {});
    expect(reply.json().errors).toEqual([
      { field: 'email', message: 'This field is required' },
      { field: 'password', message: 'This field is required' },
    ]);
  });

  test('the database keeps no token that opens anything', async () => {
    const { token } = await register();
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
    const { email } = await register();
    for (let i = 0; i < 10; i++) expect((await guess(email, '203.0.113.5')).statusCode).toBe(401);
    const refused = await right(email, '203.0.113.5');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBe(600);
  });

  test('guesses at the same moment count, too', async () => {
    const { email } = await register();
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => guess(email, '203.0.113.6')),
    );
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(10);
  });

  test('the owner signs in from elsewhere while somebody is guessing', async () => {
    const { email } = await register();
    for (let i = 0; i < 12; i++) await guess(email, '203.0.113.7');
    expect((await right(email, '198.51.100.1')).statusCode).toBe(200);
  });

  test('a place that guesses at many accounts is stopped, but not whoever signed in there before', async () => {
    const { email } = await register();
    await right(email, '203.0.113.8');
    for (let i = 0; i < 51; i++) await guess(`victim-${i}@example.com`, '203.0.113.8');
    expect((await guess('victim-99@example.com', '203.0.113.8')).statusCode).toBe(429);
    expect((await right(email, '203.0.113.8')).statusCode).toBe(200);
  }, 120_000);

  test('while two hundred places guess at once, the owner comes in from where they signed in before (P19)', async () => {
    const { email } = await register();
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
    const { email } = await register();
    for (let i = 0; i < 9; i++) await guess(email, '203.0.113.9');
    expect((await right(email, '203.0.113.9')).statusCode).toBe(200);
    for (let i = 0; i < 10; i++) await guess(email, '203.0.113.9');
    expect((await right(email, '203.0.113.9')).statusCode).toBe(429);
    t.clock.advance(10 * 60_000);
    expect((await right(email, '203.0.113.9')).statusCode).toBe(200);
  });
});

describe('the profile and sessions', () => {
  test('the profile is the stored one, and 401 without a token that is good', async () => {
    const { email, token } = await register();
    expect((await t.as({ token }).get('/api/auth/me')).json()).toMatchObject({ email });
    for (const wrong of ['', 'x', 'a'.repeat(43), `${token}x`, token.slice(1)]) {
      expect((await t.as({ token: wrong }).get('/api/auth/me')).statusCode).toBe(401);
    }
    expect((await t.as().get('/api/auth/me')).json()).toMatchObject({
      code: 'authentication_required',
      detail: 'Authentication required. Please log in.',
    });
  });

  test('signing out ends the token on the server', async () => {
    const { token } = await register();
    expect((await t.as({ token }).post('/api/auth/logout')).statusCode).toBe(204);
    expect((await t.as({ token }).get('/api/auth/me')).statusCode).toBe(401);
  });

  test('a session lasts seven days, however much it is used', async () => {
    t.clock.set(START);
    const { token } = await register();
    for (const hours of [3 * 24, 3 * 24, 24 - 0.001]) {
      t.clock.advance(hours * HOUR);
      expect((await t.as({ token }).get('/api/auth/me')).statusCode).toBe(200);
    }
    t.clock.advance(0.001 * HOUR);
    expect((await t.as({ token }).get('/api/auth/me')).statusCode).toBe(401);
    t.clock.set(START);
  });

  test('a session that was not used for four days is over, in the list and for its streams, too', async () => {
    t.clock.set(START);
    const user = await aUser(t.db, { now: START });
    const left = await aSession(t.db, user.id, START);
    const idleFor = (ms: number) => t.clock.set(new Date(START.getTime() + ms));
    const isOpen = async () =>
      (await openSessions(t.db, [left.sessionId], openAt(t.clock.now(), t.deps.config))).size === 1;

    idleFor(4 * 24 * HOUR - 1);
    expect(await isOpen()).toBe(true);
    expect((await t.as(user).get('/api/auth/sessions')).json().sessions).toHaveLength(2);
    idleFor(4 * 24 * HOUR);
    expect(await isOpen()).toBe(false);
    const over = await t.as(left).get('/api/auth/me');
    expect(over.statusCode).toBe(401);
    expect(over.json()).toMatchObject({ code: 'authentication_required' });
    // The other one was used a moment ago.
    expect((await t.as(user).get('/api/auth/sessions')).json().sessions).toHaveLength(1);
    t.clock.set(START);
  });

  test('a session of an account that is gone is worth nothing', async () => {
    const user = await aUser(t.db);
    await t.db.delete(users).where(eq(users.id, user.id));
    expect((await t.as(user).get('/api/auth/me')).statusCode).toBe(401);
  });

  test('last use is noted once a minute', async () => {
    t.clock.set(START);
    const user = await aUser(t.db, { now: START });
    const lastUse = async () => {
      const [row] = await t.db.select().from(sessions).where(eq(sessions.id, user.sessionId));
      return row?.lastUsedAt.toISOString();
    };
    t.clock.advance(59_000);
    await t.as(user).get('/api/auth/me');
    expect(await lastUse()).toBe('2026-03-02T09:00:00.000Z');
    t.clock.advance(1_000);
    await t.as(user).get('/api/auth/me');
    expect(await lastUse()).toBe('2026-03-02T09:01:00.000Z');
    t.clock.set(START);
  });

  test('sessions are listed, the current one is marked, and one can be ended', async () => {
    const user = await aUser(t.db, { now: START });
    const other = await aSession(t.db, user.id, START);
    const list = (await t.as(user).get('/api/auth/sessions')).json().sessions;
    expect(list).toHaveLength(2);
    expect(list.find((one: { current: boolean }) => one.current).id).toBe(user.sessionId);
    expect((await t.as(user).delete(`/api/auth/sessions/${other.sessionId}`)).statusCode).toBe(204);
    expect((await t.as(other).get('/api/auth/me')).statusCode).toBe(401);
    const again = await t.as(user).delete(`/api/auth/sessions/${other.sessionId}`);
    expect(again.statusCode).toBe(404);
    expect((await t.as(user).delete('/api/auth/sessions/not-a-uuid')).statusCode).toBe(404);
  });

  test('a session shows the network of its last use, and no more of the address', async () => {
    const user = await aUser(t.db, { now: START });
    t.clock.set(new Date(START.getTime() + 60_000));
    const reply = await t.app.inject({
      method: 'GET',
      url: '/api/auth/me',
      remoteAddress: '203.0.113.77',
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(reply.statusCode).toBe(200);
    const [session] = (await t.as(user).get('/api/auth/sessions')).json().sessions;
    expect(session.place).toBe('203.0.113.x');
    t.clock.set(START);
  });

  test('nobody gets in with a password that was changed while they were signing in', async () => {
    const { id } = await aUser(t.db, { now: START });
    const user = await findUser(t.db, id);
    if (!user) throw new Error('The account is gone');
    const place = { ip: '203.0.113.77', userAgent: 'test' };
    const enter = (row: typeof user) => t.db.transaction((tx) => letIn(t.deps, tx, row, place));
    await expect(enter({ ...user, passwordHash: 'the old one' })).rejects.toThrow(
      serverMessages.signInFailed,
    );
    expect(await enter(user)).toHaveProperty('access_token');
  });

  test('staff is who has a confirmed address that the operator named', async () => {
    const staff = await aUser(t.db, { email: 'STAFF@example.com', confirmed: false });
    const role = async () => (await t.as(staff).get('/api/auth/me')).json().role;
    expect(await role()).toBe('user');
    await t.db.update(users).set({ emailConfirmedAt: START }).where(eq(users.id, staff.id));
    expect(await role()).toBe('support');
  });
});

describe('confirming an address', () => {
  test('the mailed link confirms, and following it again succeeds, too', async () => {
    const { email, token } = await register();
    const link = await mailedToken(email, 'Confirm');
    const first = await t.as().post('/api/auth/confirm-email', { token: link });
    expect(first.json()).toMatchObject({ success: true, email });
    expect((await t.as({ token }).get('/api/auth/me')).json().email_confirmed).toBe(true);
    const second = await t.as().post('/api/auth/confirm-email', { token: link });
    expect(second.statusCode).toBe(200);
  });

  test('twenty uses of a link at once confirm the account once, and each is told so', async () => {
    const { email, reply } = await register();
    const link = await mailedToken(email, 'Confirm');
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
    const { email, token } = await register();
    const link = await mailedToken(email, 'Confirm');
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
    const { email } = await register();
    const link = await mailedToken(email, 'Confirm');
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
    const { email } = await register();
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(email, 'new password');
    expect((await t.as().post('/api/auth/confirm-email', { token: link })).statusCode).toBe(400);
  });

  test('another mail can be requested, with one answer for every address', async () => {
    const { email } = await register();
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

describe('resetting a password', () => {
  test('the mailed link sets the password once, ends every session and notifies the owner', async () => {
    const { email, token } = await register();
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(email, 'Set a new password');
    expect((await reset(link, 'a brand new secret')).statusCode).toBe(200);

    expect((await t.as({ token }).get('/api/auth/me')).statusCode).toBe(401);
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await login(email, 'a brand new secret')).statusCode).toBe(200);
    const subjects = (await t.mails()).filter((mail) => mail.to === email);
    expect(subjects.at(-1)?.subject).toBe('Your password was changed');
    const again = await reset(link, 'yet another secret');
    expect(again.json().detail).toBe('This reset link is invalid or has expired.');
  });

  test('it ends every session of a confirmed account as well', async () => {
    const { id, email, token } = await aUser(t.db);
    const elsewhere = await aSession(t.db, id, t.clock.now());
    await t.as().post('/api/auth/password-reset-request', { email });
    await reset(await mailedToken(email, 'Set a new password'), 'a brand new secret');
    const replies = [token, elsewhere.token].map((one) => t.as({ token: one }).get('/api/auth/me'));
    const statuses = (await Promise.all(replies)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 401]);
  });

  test('a password that is easily guessed is refused, and the link stays good', async () => {
    const { email } = await register();
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(email, 'Set a new password');
    const refused = await reset(link, 'sunshine1');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ field: 'new_password' }]);
    expect((await reset(link, `${email.toLowerCase()}!`)).statusCode).toBe(400);
    expect((await reset(link, 'a brand new secret')).statusCode).toBe(200);
  });

  test('of twenty uses at once exactly one succeeds', async () => {
    const { email } = await register();
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(email, 'Set a new password');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => reset(link, `a new secret ${i}`)),
    );
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
  });

  test('an older link is void after a newer one was used', async () => {
    const { email } = await register();
    await t.as().post('/api/auth/password-reset-request', { email });
    const older = await mailedToken(email, 'Set a new password');
    t.clock.advance(1000);
    await t.as().post('/api/auth/password-reset-request', { email });
    const newer = await mailedToken(email, 'Set a new password');
    expect(newer).not.toBe(older);
    expect((await reset(newer, 'a brand new secret')).statusCode).toBe(200);
    expect((await reset(older, 'the older secret')).statusCode).toBe(400);
  });

  test('a link works for one hour', async () => {
    const { email } = await register();
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(email, 'Set a new password');
    t.clock.advance(HOUR);
    expect((await reset(link, 'a brand new secret')).statusCode).toBe(400);
    t.clock.set(START);
  });

  test('prefixes and other letters of a link open nothing', async () => {
    const { email } = await register();
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(email, 'Set a new password');
    for (const wrong of misspellingsOf(link)) {
      expect([wrong, (await reset(wrong, 'a brand new secret')).statusCode]).toEqual([wrong, 400]);
    }
    expect((await reset(link, 'a brand new secret')).statusCode).toBe(200);
  });

  test('known and unknown addresses get the same answer', async () => {
    const { email } = await register();
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
    const { email } = await register();
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
    const { email } = await register();
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
    const { email } = await register();
    await t.as().post('/api/auth/password-reset-request', { email });
    const link = await mailedToken(email, 'Set a new password');
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
    const { email, token } = await register();
    const other = String((await login(email, password)).json().access_token);
    const wrong = await change(token, 'not this one', 'a brand new secret');
    expect(wrong.json().errors).toEqual([
      { field: 'current_password', message: 'The current password is wrong.' },
    ]);
    expect((await change(token, password, 'a brand new secret')).json()).toEqual({ success: true });
    expect((await t.as({ token }).get('/api/auth/me')).statusCode).toBe(200);
    expect((await t.as({ token: other }).get('/api/auth/me')).statusCode).toBe(401);
    expect((await login(email, 'a brand new secret')).statusCode).toBe(200);
  });

  test('refuses one that is easily guessed, once the current one was right', async () => {
    const { email, token } = await register();
    expect((await change(token, 'not this one', 'qwertyuiop')).json().errors).toMatchObject([
      { field: 'current_password' },
    ]);
    expect((await change(token, password, 'qwertyuiop')).json().errors).toMatchObject([
      { field: 'new_password' },
    ]);
    expect((await login(email, password)).statusCode).toBe(200);
  });

  test('does not overwrite one that was set while the current one was checked', async () => {
    const { email, token } = await register();
    const wanted = ['a brand new secret', 'another brand new secret'];
    const replies = await Promise.all(wanted.map((next) => change(token, password, next)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const made = wanted.filter((_, at) => replies[at]?.statusCode === 200);
    for (const next of made) expect((await login(email, next)).statusCode).toBe(200);
  });

  test('is not for accounts that sign in elsewhere', async () => {
    const user = await aUser(t.db, { isOauth: true });
    expect((await change(user.token, 'anything', 'a brand new secret')).statusCode).toBe(400);
  });
});

test('every answer about an account forbids to be stored', async () => {
  const { email, token } = await register();
  const replies = [
    await t.as({ token }).get('/api/auth/me'),
    await t.as({ token }).get('/api/auth/sessions'),
    await t.as().post('/api/auth/password-reset-request', { email }),
    await login(email, 'wrong password'),
  ];
  expect(replies.map((reply) => reply.headers['cache-control'])).toEqual(
    replies.map(() => 'no-store'),
  );
});
