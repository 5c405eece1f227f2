import { serverMessages } from '@candor/domain/server-messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSessions } from '../../access/open-sessions';
import { openAt } from '../../access/session-life';
import { rateLimits, sessions, users } from '../../db/schema';
import { aSession, aUser } from '../../testing/factories';
import { register } from '../../testing/sign-up';
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

describe('the profile and sessions', () => {
  test('the profile is the stored one, and 401 without a token that is good', async () => {
    const { email, token } = await register(t);
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
    const { token } = await register(t);
    expect((await t.as({ token }).post('/api/auth/logout')).statusCode).toBe(204);
    expect((await t.as({ token }).get('/api/auth/me')).statusCode).toBe(401);
  });

  test('a session lasts seven days, however much it is used', async () => {
    t.clock.set(START);
    const { token } = await register(t);
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
