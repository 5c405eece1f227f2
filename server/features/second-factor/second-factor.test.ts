import { endpoints } from '@candor/domain/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetEnded } from '../../access/end-sessions';
import { hashPassword } from '../../access/passwords';
import { resetSecondFactor } from '../../access/second-factor/reset';
import {
  oneTimeTokens,
  rateLimits,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
} from '../../db/schema';
import { entriesOf } from '../../testing/entries-of';
import { aSession, aUser, type TestUser } from '../../testing/factories';
import { misspellingsOf } from '../../testing/misspellings';
import { codeOf, withSecondFactor } from '../../testing/second-factor';
import { type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
let passwordHash: string;
beforeAll(async () => {
  t = await testApp();
  passwordHash = await hashPassword(PASSWORD, 'stranger');
});
afterAll(() => t.close());
beforeEach(() => t.db.delete(rateLimits));

const PASSWORD = 'a lamp in the window';
const AT = '/api/auth/second-factor';

/** An account with a password, signed in just now. */
async function aPerson(): Promise<TestUser> {
  const user = await aUser(t.db, { now: t.clock.now() });
  await t.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  return user;
}

async function guarded() {
  const user = await aPerson();
  return { user, as: t.as(user), ...(await withSecondFactor(t, user)) };
}

const signIn = async ({ email }: TestUser, password = PASSWORD) =>
  t.as().post('/api/auth/login', { email, password });
const ticketFor = async (user: TestUser): Promise<string> => (await signIn(user)).json().ticket;
const finish = (ticket: string, code: string) => t.as().post(`${AT}/sign-in`, { ticket, code });
const actionsOf = async ({ id }: TestUser) => {
  const rows = await entriesOf(t.db, id);
  return rows.map(({ action }) => action);
};
const statusOf = async (replies: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(replies)).map(({ statusCode }) => statusCode).sort();

describe('setting up', () => {
  test('a first code switches it on, and the recovery codes are told once', async () => {
    const user = await aPerson();
    const as = t.as(user);
    const elsewhere = await aSession(t.db, user.id, t.clock.now());
    const { secret, uri } = (await as.post(`${AT}/setup`)).json();
    expect(uri).toContain(`secret=${secret}`);
    expect((await as.get(AT)).json()).toEqual({
      enabled: false,
      since: null,
      recovery_codes_left: 0,
      has_password: true,
    });
    expect((await signIn(user)).json().access_token).toEqual(expect.any(String));

    const reply = await as.post(`${AT}/confirm`, { code: codeOf(t, secret) });
    expect(reply.json().recovery_codes).toHaveLength(10);
    const state = (await as.get(AT)).json();
    expect(state).toMatchObject({ enabled: true, recovery_codes_left: 10 });
    expect(state.since).toBe(t.clock.now().toISOString());
    expect((await t.as(elsewhere).get('/api/auth/me')).statusCode).toBe(401);
    expect(await actionsOf(user)).toContain('second_factor.enabled');
    const mails = await t.mails();
    expect(mails.at(-1)).toMatchObject({ to: user.email, subject: 'Two-step sign-in is on' });
  });

  test('the secret lies encrypted, the recovery codes as digests', async () => {
    const { user, secret, codes } = await guarded();
    const [row] = await t.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
    expect(JSON.stringify(row)).not.toContain(secret);
    const rows = await t.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    expect(rows).toHaveLength(codes.length);
    for (const code of codes) {
      expect(JSON.stringify(rows)).not.toContain(code.slice(0, 6));
    }
  });

  test('a wrong code switches nothing on, and a new setup takes the place of the old one', async () => {
    const user = await aPerson();
    const as = t.as(user);
    const first = (await as.post(`${AT}/setup`)).json();
    const second = (await as.post(`${AT}/setup`)).json();
    const reply = await as.post(`${AT}/confirm`, { code: codeOf(t, first.secret) });
    expect([reply.statusCode, reply.json().errors[0].field]).toEqual([400, 'code']);
    expect((await as.get(AT)).json().enabled).toBe(false);
    const good = await as.post(`${AT}/confirm`, { code: codeOf(t, second.secret) });
    expect(good.statusCode).toBe(200);
  });

  test('cannot begin or be confirmed again once it is on, nor be confirmed before it began', async () => {
    const { as, secret } = await guarded();
    expect((await as.post(`${AT}/setup`)).statusCode).toBe(409);
    expect((await as.post(`${AT}/confirm`, { code: codeOf(t, secret) })).statusCode).toBe(409);
    const other = t.as(await aPerson());
    expect((await other.post(`${AT}/confirm`, { code: '123456' })).statusCode).toBe(409);
  });

  test('is confirmed once, however many calls come at the same moment', async () => {
    const user = await aPerson();
    const { secret } = (await t.as(user).post(`${AT}/setup`)).json();
    const code = codeOf(t, secret);
    const confirm = () => t.as(user).post(`${AT}/confirm`, { code });
    const replies = await statusOf(Array.from({ length: 6 }, confirm));
    expect(replies).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await t.as(user).get(AT)).json().recovery_codes_left).toBe(10);
  });
});

describe('the sign-in', () => {
  test('stops before the second step, and a code leads in', async () => {
    const { user, secret } = await guarded();
    const first = (await signIn(user)).json();
    expect(first).toEqual({
      second_factor_required: true,
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: new Date(t.clock.now().getTime() + 300_000).toISOString(),
    });
    const reply = await finish(first.ticket, codeOf(t, secret));
    const { access_token: token, user: known } = reply.json();
    expect(known.id).toBe(user.id);
    expect((await t.as({ token }).get('/api/auth/me')).statusCode).toBe(200);
  });

  test('a ticket opens nothing else', async () => {
    const { user } = await guarded();
    const token = await ticketFor(user);
    const mine = endpoints.filter(({ access }) => access.kind === 'account').slice(0, 12);
    for (const { method, path } of mine) {
      const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const headers = { authorization: `Bearer ${token}` };
      expect((await t.app.inject({ method, url, headers })).statusCode).toBe(401);
    }
    const asLink = await t.as().post('/api/auth/password-reset-confirm', {
      token,
      new_password: 'another lamp',
    });
    expect(asLink.json().reason).toBe('link_expired');
  });

  test('a ticket works once, also for many at the same moment, and is over after five minutes', async () => {
    const { user, secret, codes } = await guarded();
    const ticket = await ticketFor(user);
    const [one = '', two = '', three = ''] = codes;
    expect(await statusOf([one, two, three].map((code) => finish(ticket, code)))).toEqual([
      200, 401, 401,
    ]);
    expect((await t.as(user).get(AT)).json().recovery_codes_left).toBe(9);
    expect((await finish(ticket, codeOf(t, secret))).json()).toMatchObject({
      code: 'authentication_required',
      reason: 'second_step_over',
    });
    const later = await ticketFor(user);
    t.clock.advance(300_000);
    expect((await finish(later, codeOf(t, secret))).statusCode).toBe(401);
    expect((await finish('invented', codeOf(t, secret))).statusCode).toBe(401);
  });

  test('prefixes and other letters of a ticket lead nowhere', async () => {
    const { user, secret } = await guarded();
    const ticket = await ticketFor(user);
    for (const wrong of misspellingsOf(ticket)) {
      expect([wrong, (await finish(wrong, codeOf(t, secret))).statusCode]).toEqual([wrong, 401]);
    }
    expect((await finish(ticket, codeOf(t, secret))).statusCode).toBe(200);
  });

  test('the code that switched it on signs nobody in', async () => {
    const user = await aPerson();
    const as = t.as(user);
    const { secret } = (await as.post(`${AT}/setup`)).json();
    const code = codeOf(t, secret);
    expect((await as.post(`${AT}/confirm`, { code })).statusCode).toBe(200);
    expect((await finish(await ticketFor(user), code)).statusCode).toBe(400);
    expect((await finish(await ticketFor(user), codeOf(t, secret, 1))).statusCode).toBe(200);
  });

  test('recovery codes cannot be tried without end', async () => {
    const { user, codes } = await guarded();
    const ticket = await ticketFor(user);
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await finish(ticket, `wrong-${tried}-aaaa`)).statusCode).toBe(400);
    }
    expect((await finish(ticket, codes[0] ?? '')).statusCode).toBe(429);
  });

  test('a code works once, and so does none before it', async () => {
    const { user, secret } = await guarded();
    const code = codeOf(t, secret);
    const before = codeOf(t, secret, -1);
    expect((await finish(await ticketFor(user), code)).statusCode).toBe(200);
    expect((await finish(await ticketFor(user), code)).statusCode).toBe(400);
    expect((await finish(await ticketFor(user), before)).statusCode).toBe(400);
    expect((await finish(await ticketFor(user), codeOf(t, secret, 1))).statusCode).toBe(200);
  });

  test.each(['app', 'recovery'])(
    'of many calls with one code (%s) at the same moment exactly one gets in',
    async (kind) => {
      const { user, secret, codes } = await guarded();
      const code = kind === 'app' ? codeOf(t, secret) : (codes[4] ?? '');
      const tickets = await Promise.all(Array.from({ length: 6 }, () => ticketFor(user)));
      const replies = await statusOf(tickets.map((ticket) => finish(ticket, code)));
      expect(replies).toEqual([200, 400, 400, 400, 400, 400]);
    },
  );

  test('a recovery code leads in, and its owner hears of it', async () => {
    const { user, codes } = await guarded();
    const typed = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} `;
    expect((await finish(await ticketFor(user), typed)).statusCode).toBe(200);
    expect((await finish(await ticketFor(user), typed)).statusCode).toBe(400);
    expect(await actionsOf(user)).toContain('second_factor.recovery_code_used');
    const mail = (await t.mails()).at(-1);
    expect(mail?.subject).toBe('A recovery code was used');
    expect(mail?.text).toContain('9 are left.');
  });

  test('a wrong code stands in the audit log, a few times an hour', async () => {
    const { user } = await guarded();
    const ticket = await ticketFor(user);
    for (let n = 0; n < 8; n++) await finish(ticket, `00000${n}`);
    const refused = (await actionsOf(user)).filter((one) => one === 'second_factor.code_refused');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(8);
  });

  test('codes of another account are worth nothing', async () => {
    const one = await guarded();
    const other = await guarded();
    const ticket = await ticketFor(one.user);
    expect((await finish(ticket, codeOf(t, other.secret))).statusCode).toBe(400);
    expect((await finish(ticket, other.codes[0] ?? '')).statusCode).toBe(400);
  });

  test('guessing ends after ten codes from wherever, and a recovery code still leads in', async () => {
    const { user, secret, codes } = await guarded();
    const ticket = await ticketFor(user);
    const guess = (n: number) =>
      t.app.inject({
        method: 'POST',
        url: `${AT}/sign-in`,
        remoteAddress: `198.51.100.${n}`,
        payload: { ticket, code: `00000${n % 10}` },
      });
    const replies = await Promise.all(Array.from({ length: 14 }, (_, n) => guess(n)));
    const answers = replies.map(({ statusCode }) => statusCode);
    expect(answers.filter((status) => status === 400)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(4);
    expect((await finish(ticket, codeOf(t, secret))).statusCode).toBe(429);
    expect((await finish(ticket, codes[0] ?? '')).statusCode).toBe(200);
  });

  test('a wrong password tells nothing about a second factor', async () => {
    const { user } = await guarded();
    const without = await aPerson();
    const bodies = await Promise.all(
      [user, without].map(async (one) => (await signIn(one, 'not this one')).json()),
    );
    for (const body of bodies) delete body.request_id;
    expect(bodies[0]).toEqual(bodies[1]);
  });

  test('a new password by a mailed link leads no further than to the second step', async () => {
    const { user } = await guarded();
    const { email } = user;
    await t.as().post('/api/auth/password-reset-request', { email });
    const letter = (await t.mails()).findLast(({ to }) => to === email);
    const token = new URL(letter?.link ?? 'missing:').searchParams.get('token');
    const reset = { token, new_password: 'a lamp in the hall' };
    const reply = await t.as().post('/api/auth/password-reset-confirm', reset);
    expect([reply.statusCode, Object.keys(reply.json()).sort()]).toEqual([
      200,
      ['message', 'success'],
    ]);
    const answer = (await signIn(user, 'a lamp in the hall')).json();
    expect([answer.second_factor_required, answer.access_token]).toEqual([true, undefined]);
  });

  test('a ticket from before a new password is worth nothing', async () => {
    const { user, as, secret } = await guarded();
    const ticket = await ticketFor(user);
    await as.post('/api/auth/change-password', {
      current_password: PASSWORD,
      new_password: 'a lamp in the hall',
    });
    expect((await finish(ticket, codeOf(t, secret))).statusCode).toBe(401);
  });
});

describe('recovery codes', () => {
  test('are renewed with a code, and the old ones are gone', async () => {
    const { user, as, secret, codes } = await guarded();
    expect((await as.post(`${AT}/recovery-codes`, { code: '000000' })).statusCode).toBe(400);
    const reply = await as.post(`${AT}/recovery-codes`, { code: codeOf(t, secret) });
    const fresh: string[] = reply.json().recovery_codes;
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    expect((await finish(await ticketFor(user), codes[1] ?? '')).statusCode).toBe(400);
    expect((await finish(await ticketFor(user), fresh[1] ?? '')).statusCode).toBe(200);
    expect(await actionsOf(user)).toContain('second_factor.recovery_codes_renewed');
  });

  test('cannot be made without a second factor', async () => {
    const as = t.as(await aPerson());
    expect((await as.post(`${AT}/recovery-codes`, { code: '123456' })).statusCode).toBe(409);
  });
});

describe('switching off', () => {
  test('needs password and code, and ends other sessions', async () => {
    const { user, as, secret } = await guarded();
    const elsewhere = await aSession(t.db, user.id, t.clock.now());
    const off = (body: object) => as.post(`${AT}/switch-off`, body);
    const code = codeOf(t, secret);
    for (const [body, field] of [
      [{ code }, 'password'],
      [{ code, password: 'not this one' }, 'password'],
      [{ code: '000000', password: PASSWORD }, 'code'],
    ] as const) {
      const reply = await off(body);
      expect([reply.statusCode, reply.json().errors[0].field]).toEqual([400, field]);
    }
    expect((await off({ code, password: PASSWORD })).json()).toMatchObject({
      enabled: false,
      since: null,
      recovery_codes_left: 0,
    });
    expect((await t.as(elsewhere).get('/api/auth/me')).statusCode).toBe(401);
    expect((await signIn(user)).json().access_token).toEqual(expect.any(String));
    expect((await t.mails()).at(-1)?.subject).toBe('Two-step sign-in is off');
    expect(await actionsOf(user)).toContain('second_factor.disabled');
    expect((await off({ code, password: PASSWORD })).statusCode).toBe(409);
  });

  test('needs only a code if there is no password', async () => {
    const user = await aUser(t.db, { now: t.clock.now(), isOauth: true });
    const { secret } = await withSecondFactor(t, user);
    const reply = await t.as(user).post(`${AT}/switch-off`, { code: codeOf(t, secret) });
    expect(reply.json().enabled).toBe(false);
  });
});

test('an operator removes it for an owner who lost everything, and every session ends', async () => {
  const { user, as, secret } = await guarded();
  const owner = { userId: user.id, emailKey: user.email };
  const reset = () => t.db.transaction((tx) => resetSecondFactor(tx, owner, t.clock.now()));
  const ticket = await ticketFor(user);
  expect(await reset()).toBe(true);
  expect(await reset()).toBe(false);
  expect((await as.get('/api/auth/me')).statusCode).toBe(401);
  expect((await finish(ticket, codeOf(t, secret))).statusCode).toBe(401);
  expect((await signIn(user)).json().access_token).toEqual(expect.any(String));
  expect((await t.mails()).at(-1)?.subject).toBe('Two-step sign-in is off');
  expect(await actionsOf(user)).toContain('second_factor.disabled');
});

test('expired data is removed: sessions, tickets, and setups that nobody confirmed', async () => {
  const kept = await guarded();
  const [begun, gone] = [await aPerson(), await aPerson()];
  await t.as(begun).post(`${AT}/setup`);
  await ticketFor(kept.user);
  await t.db.update(sessions).set({ expiresAt: t.clock.now() }).where(eq(sessions.userId, gone.id));
  const later = new Date(t.clock.now().getTime() + 25 * 3_600_000);
  await forgetEnded(t.db, later);
  const left = async (table: typeof sessions | typeof secondFactors | typeof oneTimeTokens) =>
    (await t.db.select({ userId: table.userId }).from(table)).map(({ userId }) => userId);
  expect(await left(sessions)).not.toContain(gone.id);
  expect(await left(sessions)).toContain(kept.user.id);
  expect(await left(secondFactors)).toContain(kept.user.id);
  expect(await left(secondFactors)).not.toContain(begun.id);
  expect(await left(oneTimeTokens)).not.toContain(kept.user.id);
});

test('a mailed link is removed a week after it expired: until then, who confirmed an address by it may follow it again', async () => {
  const { id: userId } = await aPerson();
  const expiresAt = t.clock.now();
  await t.db.insert(oneTimeTokens).values({
    tokenHash: 'of a link',
    userId,
    kind: 'confirm_email',
    createdAt: expiresAt,
    expiresAt,
  });
  const left = () => t.db.$count(oneTimeTokens, eq(oneTimeTokens.userId, userId));
  const week = 7 * 24 * 3_600_000;
  await forgetEnded(t.db, new Date(expiresAt.getTime() + week - 1));
  expect(await left()).toBe(1);
  await forgetEnded(t.db, new Date(expiresAt.getTime() + week));
  expect(await left()).toBe(0);
});

test('the export tells that there is one and nothing that opens it', async () => {
  const { as, secret, codes } = await guarded();
  const { body } = await as.get('/api/users/export-data');
  expect(JSON.parse(body).second_factor).toMatchObject([{ enabled_at: expect.any(String) }]);
  for (const word of [secret, 'secret_sealed', 'code_hash', ...codes]) {
    expect(body).not.toContain(word);
  }
});

test('an ended session can do none of it', async () => {
  const { user, as, secret } = await guarded();
  await t.db.delete(sessions).where(eq(sessions.userId, user.id));
  const code = codeOf(t, secret);
  for (const [path, body] of [
    ['/setup', {}],
    ['/confirm', { code }],
    ['/recovery-codes', { code }],
    ['/switch-off', { code, password: PASSWORD }],
  ] as const) {
    expect((await as.post(AT + path, body)).statusCode).toBe(401);
  }
});
