import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptions, usedTrials } from '../../db/schema';
import { testClock } from '../../testing/clock';
import { aUser } from '../../testing/factories';
import { type SimulatedGoogle, startGoogle } from '../../testing/google/simulator';
import { type TestApp, testApp } from '../../testing/test-app';

let google: SimulatedGoogle;
let t: TestApp;
beforeAll(async () => {
  google = await startGoogle(testClock());
  t = await testApp({ env: google.env });
});
afterAll(async () => {
  await t.close();
  await google.close();
});

const DAY = 86_400_000;
const PASSWORD = 'a long enough phrase';
const OVER = { plan_type: 'trial', status: 'expired', trial_expired: true };
const RUNS = { plan_type: 'trial', trial_expired: false };

/** A mailbox of its own, by two of its addresses. */
function twins(): [string, string] {
  const name = `n${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  return [`${name}@gmail.com`, `${name[0]}.${name.slice(1)}+jobs@googlemail.com`];
}

async function register(email: string): Promise<{ token: string }> {
  const body = { email, full_name: 'Nora Quill', password: PASSWORD };
  const reply = await t.as().post('/api/auth/register', body);
  expect(reply.json().user.plan_info).toMatchObject(RUNS);
  return { token: reply.json().access_token };
}

async function tokenSentTo(email: string): Promise<string> {
  const link = (await t.mails()).findLast(({ to }) => to === email)?.link ?? 'missing:';
  return new URL(link).searchParams.get('token') ?? '';
}

async function confirm(email: string): Promise<void> {
  const reply = await t.as().post('/api/auth/confirm-email', { token: await tokenSentTo(email) });
  expect(reply.statusCode).toBe(200);
}

const planOf = async (user: { token: string }) =>
  (await t.as(user).get('/api/users/plan-info')).json();

describe('a second trial of one mailbox', () => {
  test('ends when its address is confirmed, and not before', async () => {
    const [first, second] = twins();
    await aUser(t.db, { email: first, now: t.clock.now() });
    const again = await register(second);
    expect(await planOf(again)).toMatchObject(RUNS);
    await confirm(second);
    expect(await planOf(again)).toMatchObject(OVER);
    expect((await t.as(again).get('/api/users/quota-status')).json().invitation_credits).toBe(0);
  });

  test('is none once the first account is gone, of which nobody can read anything', async () => {
    const [first, second] = twins();
    const user = await aUser(t.db, { email: first, now: t.clock.now() });
    const gone = await t.app.inject({
      method: 'DELETE',
      url: '/api/users/account',
      payload: { confirm: true },
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(gone.statusCode).toBe(200);
    const body = { email: second, full_name: 'Nora Quill', password: PASSWORD };
    const { user: again } = (await t.as().post('/api/auth/register', body)).json();
    expect(again.plan_info).toMatchObject(OVER);
    const kept = JSON.stringify(await t.db.select().from(usedTrials));
    expect(kept).not.toContain(first.slice(0, 6));
  });

  test('goes to one of two whose addresses are confirmed at the same moment', async () => {
    const [first, second] = twins();
    const users = [await register(first), await register(second)];
    await Promise.all([confirm(first), confirm(second)]);
    const plans = await Promise.all(users.map(planOf));
    expect(plans.map(({ trial_expired }) => trial_expired).sort()).toEqual([false, true]);
  });

  test('is not had by moving an unconfirmed account to an address of it', async () => {
    const [first, second] = twins();
    await aUser(t.db, { email: first, now: t.clock.now() });
    const slip = await register(`${randomUUID()}@example.com`);
    expect((await t.as(slip).put('/api/users/profile', { email: second })).statusCode).toBe(200);
    await confirm(second);
    expect(await planOf(slip)).toMatchObject(OVER);
  });

  test('is not had by setting a password with a mailed link', async () => {
    const [first, second] = twins();
    await aUser(t.db, { email: first, now: t.clock.now() });
    await register(second);
    await t.as().post('/api/auth/password-reset-request', { email: second });
    const token = await tokenSentTo(second);
    const fresh = { token, new_password: 'another long phrase' };
    expect((await t.as().post('/api/auth/password-reset-confirm', fresh)).statusCode).toBe(200);
    const signIn = { email: second, password: fresh.new_password };
    const { access_token: open } = (await t.as().post('/api/auth/login', signIn)).json();
    expect(await planOf({ token: open })).toMatchObject(OVER);
  });

  test.each(['new', 'registered'])(
    'is not had by signing in with Google to a %s account',
    async (kind) => {
      const [first, second] = twins();
      await aUser(t.db, { email: first, now: t.clock.now() });
      if (kind === 'registered') await register(second);
      const person = { sub: randomUUID(), email: second, name: 'Nora Quill' };
      const reply = await t.as().post('/api/auth/google', { id_token: await google.token(person) });
      expect(reply.json().user.plan_info).toMatchObject(OVER);
    },
  );
});

describe('a trial stays', () => {
  test('where a stranger has registered another address of the mailbox and never showed it', async () => {
    const [first, second] = twins();
    await register(second);
    const owner = await register(first);
    await confirm(first);
    expect(await planOf(owner)).toMatchObject(RUNS);
  });

  test('where two people of a company have tags of one address', async () => {
    const name = randomUUID().slice(0, 8);
    await aUser(t.db, { email: `${name}+anna@acme.example`, now: t.clock.now() });
    const ben = await register(`${name}+ben@acme.example`);
    await confirm(`${name}+ben@acme.example`);
    expect(await planOf(ben)).toMatchObject(RUNS);
  });

  test('as an operator has extended it', async () => {
    const [first, second] = twins();
    await aUser(t.db, { email: first, now: t.clock.now() });
    const again = await register(second);
    const { id } = (await t.as(again).get('/api/auth/me')).json();
    const given = new Date(t.clock.now().getTime() + 30 * DAY);
    await t.db
      .update(subscriptions)
      .set({ trialEndsAt: given, periodEnd: given })
      .where(eq(subscriptions.userId, id));
    await confirm(second);
    expect(await planOf(again)).toMatchObject(RUNS);
  });

  test('when the address of its own account changes to another of the same mailbox', async () => {
    const [first, second] = twins();
    const owner = await register(first);
    await confirm(first);
    expect((await t.as(owner).put('/api/users/profile', { email: second })).statusCode).toBe(200);
    await confirm(second);
    expect(await planOf(owner)).toMatchObject(RUNS);
  });
});
