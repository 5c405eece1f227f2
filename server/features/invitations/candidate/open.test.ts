import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscriptions, users } from '../../../db/schema';
import { invite } from '../../../testing/assessments';
import { type Invited, invited, PYTHON, SQL } from '../../../testing/candidate-calls';
import type { TestUser } from '../../../testing/factories';
import { aSender, invitationOf, resultOf } from '../../../testing/invitation-calls';
import { type As, type TestApp, testApp } from '../../../testing/test-app';

let t: TestApp;
let user: TestUser;
let as: As;
let candidate: Invited;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ({ user, as } = await aSender(t));
  candidate = await invited(t, as);
});
afterAll(() => t.close());

const DAY = 86_400_000;
const MINUTE = 60_000;

describe('a link', () => {
  test('shows who asks, what for and how long it takes, and starts nothing', async () => {
    const reply = await candidate.get();
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(reply.json()).toMatchObject({
      status: 'pending',
      job_title: 'Backend Engineer',
      company: 'Harbour Works',
      contact_email: 'people@harbour.example',
      hosted_by: null,
      candidate_name: null,
      milestones: [
        { id: 's1', title: 'Work with Python', minutes: 5, done: false },
        { id: 's2', title: 'Work with data', minutes: 8, done: false },
      ],
      milestones_completed: 0,
      total_milestones: 2,
      completion_percentage: 0,
      time_limit_minutes: null,
      time_ends_at: null,
      receipt: null,
    });
    for (const secret of ['Secret', 'points', 'Abena', user.email, user.id]) {
      expect(reply.body, secret).not.toContain(secret);
    }
    expect((await invitationOf(as, candidate.code)).status).toBe('pending');
  });

  test('opens for holders of an expired session, and counts them', async () => {
    const headers = { authorization: 'Bearer over' };
    expect((await t.app.inject({ method: 'GET', url: candidate.url, headers })).statusCode).toBe(
      200,
    );
    expect((await invitationOf(as, candidate.code)).access_count).toBe(1);
  });

  test('is counted once for each visit, and not when its sender looks', async () => {
    expect((await as.get(candidate.url)).json()).toMatchObject({
      status: 'pending',
      company: 'Harbour Works',
    });
    expect(await invitationOf(as, candidate.code)).toMatchObject({
      access_count: 0,
      last_accessed: null,
    });
    await candidate.open();
    t.clock.advance(5 * MINUTE);
    await candidate.open();
    expect(await invitationOf(as, candidate.code)).toMatchObject({
      access_count: 1,
      last_accessed: t.clock.now().toISOString(),
    });
    t.clock.advance(31 * MINUTE);
    await candidate.open();
    expect((await invitationOf(as, candidate.code)).access_count).toBe(2);
  });

  test('that was cancelled, expired or belongs to a suspended account says so, and whom to ask', async () => {
    const ask = { company: 'Harbour Works', contact_email: 'people@harbour.example' };
    await t.db.update(users).set({ suspendedAt: t.clock.now() }).where(eq(users.id, user.id));
    const suspended = await candidate.get();
    expect([suspended.statusCode, suspended.json()]).toMatchObject([
      410,
      { code: 'gone', reason: 'suspended', ...ask, current: ask },
    ]);
    await t.db.update(users).set({ suspendedAt: null }).where(eq(users.id, user.id));
    t.clock.advance(31 * DAY);
    for (const reply of [
      await candidate.get(),
      await candidate.start(),
      await candidate.save('s1', {}),
    ]) {
      expect([reply.statusCode, reply.json()]).toMatchObject([
        410,
        { code: 'gone', reason: 'expired', current: ask },
      ]);
    }
    await as.post(`/api/invitations/${candidate.code}/resend`);
    await as.delete(`/api/invitations/${candidate.code}`);
    expect((await candidate.get()).json()).toMatchObject({
      code: 'gone',
      reason: 'cancelled',
      current: { ...ask, has_answers: false },
      detail: 'This invitation was cancelled by its sender.',
    });
  });

  test('is taken to its end though the plan of its sender ends meanwhile, and its result waits for them', async () => {
    await candidate.start();
    await candidate.save('s1', { t1: PYTHON });
    const over = { status: 'cancelled', endsAt: t.clock.now() };
    await t.db.update(subscriptions).set(over).where(eq(subscriptions.userId, user.id));
    expect((await as.get(`/api/invitations/${candidate.code}`)).json().reason).toBe(
      'trial_expired',
    );
    expect((await candidate.complete('s1')).statusCode).toBe(200);
    expect((await candidate.save('s2', { t1: SQL })).statusCode).toBe(200);
    await candidate.complete('s2');
    expect((await candidate.submit()).statusCode).toBe(200);
    expect((await candidate.open()).receipt).not.toBeNull();
    const again = { status: 'active', endsAt: null };
    await t.db.update(subscriptions).set(again).where(eq(subscriptions.userId, user.id));
    expect((await resultOf(as, candidate.code)).match_score.overall_score).toBeGreaterThan(0);
  });

  test('is started with null for what somebody does not say of themselves', async () => {
    const unsaid = { agree: true, candidate_name: null, candidate_email: null };
    expect((await candidate.start(unsaid)).json()).toMatchObject({ status: 'accepted' });
  });

  test('that is almost right is like one that never was', async () => {
    const near = await t.as().get(`/api/assessment/${candidate.code.slice(0, -1)}`);
    const upper = await t.as().get(`/api/assessment/${candidate.code.toUpperCase()}`);
    const far = await t.as().get('/api/assessment/nothing');
    const bodies = [near, upper, far].map((reply) => {
      const { request_id: _id, ...body } = reply.json();
      return [reply.statusCode, body];
    });
    expect(bodies).toEqual([bodies[2], bodies[2], bodies[2]]);
    expect(bodies[2]?.[0]).toBe(404);
  });

  test('cannot be guessed: after a few misses from one place nothing is answered there', async () => {
    const guess = (n: number) =>
      t.app.inject({ url: `/api/assessment/guess${n}`, remoteAddress: '203.0.113.9' });
    const statuses: number[] = [];
    for (let n = 0; n < 23; n++) statuses.push((await guess(n)).statusCode);
    expect(statuses).toEqual([...Array(20).fill(404), ...Array(3).fill(429)]);
    expect((await candidate.get()).statusCode).toBe(200);
  });

  test('to an assessment hosted by an ATS says where it is taken', async () => {
    const hosted = await invite(as, { job_title: 'Keeper' });
    const reply = await t.as().get(`/api/assessment/${hosted.invitation_code}`);
    expect(reply.json()).toMatchObject({
      hosted_by: 'ashby',
      milestones: [],
      company: 'Robin Vale',
      contact_email: user.email,
    });
  });
});

describe('starting', () => {
  test('takes an agreement', async () => {
    for (const body of [{}, { agree: false }, { agree: 'yes' }]) {
      const reply = await candidate.start(body);
      expect([reply.statusCode, reply.json().detail]).toEqual([
        400,
        'Please agree before you start.',
      ]);
    }
    const reply = await candidate.start();
    expect(reply.json()).toMatchObject({ status: 'accepted', candidate_name: 'Abena Lund' });
    expect(await invitationOf(as, candidate.code)).toMatchObject({
      status: 'accepted',
      started_at: t.clock.now().toISOString(),
    });
  });

  test('again changes nothing', async () => {
    await candidate.start();
    const before = await invitationOf(as, candidate.code);
    t.clock.advance(MINUTE);
    expect((await candidate.start()).statusCode).toBe(200);
    expect((await invitationOf(as, candidate.code)).started_at).toBe(before.started_at);
  });

  test('fills in what the sender did not know, and nothing else', async () => {
    const named = { agree: true, candidate_name: 'Zoe', candidate_email: 'abena@example.com' };
    await candidate.start(named);
    expect(await invitationOf(as, candidate.code)).toMatchObject({
      candidate_name: 'Abena Lund',
      candidate_email: 'abena@example.com',
    });
  });

  test('comes before every step', async () => {
    for (const reply of [
      await candidate.get('/milestones/s1'),
      await candidate.save('s1', { t1: PYTHON }),
      await candidate.complete('s1'),
      await candidate.submit(),
    ]) {
      expect([reply.statusCode, reply.json().reason]).toEqual([409, 'not_started']);
    }
  });
});
