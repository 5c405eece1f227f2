import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countUsage, insertCharges } from '../../../access/ledger';
import { chargeOne } from '../../../access/quota';
import { atsApplications, subscriptions } from '../../../db/schema';
import { type AtsApp, atsApp, INTEGRATIONS, proxyOf } from '../../../testing/ats-app';
import { JOB_DESCRIPTION, resume } from '../../../testing/documents/make-csv';
import { brokenInvariants } from '../../../testing/invariants';
import type { As } from '../../../testing/test-app';
import { releaseLeft } from './release-left';
import { scoreWaiting } from './score-waiting';

const ASHBY = proxyOf('ashby');

let app: AtsApp;
beforeAll(async () => {
  app = await atsApp();
});
afterAll(() => app.close());
beforeEach(() => app.stopWorker());
afterEach(() => app.startWorker());

/** An Ashby job with so many applications, and the people who made them. */
function aJob(people: number) {
  const id = app.ashby.addJob({ title: 'Backend Engineer', description: JOB_DESCRIPTION });
  const candidates = Array.from({ length: people }, (_, n) =>
    app.ashby.addApplication({ jobId: id, name: `Robin Vale ${n}`, resume: resume(n + 1) }),
  );
  return { id, candidates };
}

const score = (as: As, id: string) => as.post(`${ASHBY}/jobs/${id}/score`, {});
const quota = async (as: As) => {
  const { candidates_used, candidates_remaining } = (
    await as.get('/api/users/quota-status')
  ).json();
  return [candidates_used, candidates_remaining];
};
const scoringOf = async (as: As, id: string) =>
  (await as.get(`${ASHBY}/jobs/${id}/analytics`)).json().scoring;
const match = (as: As) =>
  as.form('/api/analytics/match', { candidate_text: resume(40), job_text: JOB_DESCRIPTION });

/** A partner with so many candidates left, whose connection knows the jobs. */
async function partnerKnowing(ids: readonly string[], candidatesLimit: number) {
  await app.startWorker();
  const partner = await app.partner({ candidatesLimit });
  for (const id of ids) {
    await vi.waitFor(
      async () => expect((await scoringOf(partner.as, id)).unscored).toBeGreaterThan(0),
      { timeout: 20_000, interval: 100 },
    );
  }
  await app.stopWorker();
  return partner;
}

test('of twenty jobs at once for the last three candidates three are scored, and the others are refused before anybody is', async () => {
  const ids = Array.from({ length: 20 }, () => aJob(1).id);
  const { as } = await partnerKnowing(ids, 3);
  const replies = await Promise.all(ids.map((id) => score(as, id)));
  const taken = replies.filter(({ statusCode }) => statusCode === 202);
  expect(taken).toHaveLength(3);
  const refused = replies.filter(({ statusCode }) => statusCode !== 202);
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([402]));
  expect(refused[0]?.json()).toMatchObject({
    code: 'candidate_quota_exceeded',
    limit_type: 'candidate_quota',
    limit: 3,
    used: 3,
    remaining: 0,
    requested: 1,
    detail: 'Candidate quota exceeded for professional plan. Upgrade for more quota.',
  });
  expect(await quota(as)).toEqual([3, 0]);
  await scoreWaiting(app.t.deps);
  const scored = await Promise.all(ids.map((id) => scoringOf(as, id)));
  expect(scored.filter((one) => one.scored === 1)).toHaveLength(3);
  expect(scored.map(({ stopped_by }) => stopped_by)).toEqual(ids.map(() => null));
  expect(await quota(as)).toEqual([3, 0]);
  expect(await brokenInvariants(app.t.db)).toEqual([]);
});

test('whoever waits has a candidate reserved that nothing else takes, also once the plan has ended', async () => {
  const { id } = aJob(3);
  const { as, id: userId } = await partnerKnowing([id], 3);
  expect((await score(as, id)).statusCode).toBe(202);
  const refused = await match(as);
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'candidate_quota_exceeded']);
  const ended = new Date(app.t.clock.now().getTime() - 1);
  await app.t.db
    .update(subscriptions)
    .set({ endsAt: ended, status: 'cancelled' })
    .where(eq(subscriptions.userId, userId));
  expect((await score(as, id)).json().reason).toBe('trial_expired');
  await scoreWaiting(app.t.deps);
  const states = await app.t.db
    .select({ state: atsApplications.state })
    .from(atsApplications)
    .where(sql`${atsApplications.jobId} = ${id} and ${atsApplications.state} is not null`);
  expect(states).toEqual([{ state: 'scored' }, { state: 'scored' }, { state: 'scored' }]);
  expect(await brokenInvariants(app.t.db)).toEqual([]);
});

test('a limit that is lowered meanwhile keeps what was promised, and refuses the next', async () => {
  const [first, second] = [aJob(3).id, aJob(1).id];
  const { as, id: userId } = await partnerKnowing([first, second], 10);
  await score(as, first);
  await app.t.db
    .update(subscriptions)
    .set({ candidatesLimitOverride: 2 })
    .where(eq(subscriptions.userId, userId));
  expect((await score(as, second)).json()).toMatchObject({ remaining: 0, requested: 1 });
  await scoreWaiting(app.t.deps);
  expect(await scoringOf(as, first)).toMatchObject({ scored: 3, stopped_by: null });
  expect(await brokenInvariants(app.t.db)).toEqual([]);
});

test('who cannot be read, is erased or was asked for through a connection that ended gives the candidate back', async () => {
  const [read, erased, left] = [aJob(1), aJob(2), aJob(2)];
  app.ashby.addApplication({ jobId: read.id, name: 'Ola Brook', resume: null });
  const { as } = await partnerKnowing([read.id, erased.id, left.id], 6);
  await score(as, read.id);
  await score(as, erased.id);
  await score(as, left.id);
  expect(await quota(as)).toEqual([6, 0]);

  const { url, secret } = (await as.post(`${INTEGRATIONS}/ashby/events-address`)).json();
  const [gone] = erased.candidates;
  const payload = app.ashby.event('candidateDelete', { candidate: { id: gone?.candidateId } });
  const headers = {
    'content-type': 'application/json',
    'ashby-signature': app.ashby.sign(payload, secret),
  };
  await app.t.app.inject({ method: 'POST', url: new URL(url).pathname, payload, headers });
  expect(await quota(as)).toEqual([5, 1]);

  const [other] = await app.t.db
    .select({ id: atsApplications.id })
    .from(atsApplications)
    .where(and(eq(atsApplications.jobId, erased.id), eq(atsApplications.state, 'waiting')));
  const body = { application_ids: [other?.id], confirm: true };
  const reply = await as.post('/api/people/erasure', body);
  expect(reply.statusCode).toBe(200);
  expect(await quota(as)).toEqual([4, 2]);

  await app.t.db
    .update(atsApplications)
    .set({ claimedUntil: new Date('2100-01-01') })
    .where(eq(atsApplications.jobId, left.id));
  await scoreWaiting(app.t.deps);
  expect(await quota(as)).toEqual([3, 3]);
  await as.delete(`${INTEGRATIONS}/ashby`);
  await app.t.db.update(atsApplications).set({ claimedUntil: null });
  await scoreWaiting(app.t.deps);
  expect(await quota(as)).toEqual([1, 5]);
  expect(await brokenInvariants(app.t.db)).toEqual([]);
});

test('one that was queued without a reservation is charged when it is scored, as long as there is quota', async () => {
  const { id } = aJob(3);
  const { as, id: userId } = await partnerKnowing([id], 3);
  await score(as, id);
  await app.t.db.update(atsApplications).set({ reserved: false });
  await app.t.db
    .update(subscriptions)
    .set({ candidatesReserved: 0 })
    .where(eq(subscriptions.userId, userId));
  await match(as);
  await match(as);
  await scoreWaiting(app.t.deps);
  expect(await scoringOf(as, id)).toMatchObject({ stopped_by: 'quota', scored: 1, waiting: 0 });
  expect(await quota(as)).toEqual([3, 0]);
  expect(await brokenInvariants(app.t.db)).toEqual([]);
});

test('what a process of an earlier version scored is charged once, and its reservation is given back', async () => {
  const { id } = aJob(2);
  const { as, id: userId } = await partnerKnowing([id], 5);
  await score(as, id);
  // It charges without a reservation, and knows no mark of one.
  await app.t.db.transaction(async (tx) => {
    const now = app.t.clock.now();
    const isWaiting = eq(atsApplications.state, 'waiting');
    const [one] = await tx.select().from(atsApplications).where(isWaiting);
    await chargeOne(tx, userId, now);
    const subjectId = one?.id ?? '';
    const scored = { state: 'scored', score: 50, assessedAt: now } as const;
    await tx.update(atsApplications).set(scored).where(eq(atsApplications.id, subjectId));
    await insertCharges(tx, { subjectId, userId }, [{ ordinal: 1, textHash: null }], now);
    await countUsage(tx, { userId, apiKeyId: null }, now, { analyses: 1, candidates: 1 });
  });
  expect(await quota(as)).toEqual([3, 2]);
  await releaseLeft(app.t.deps);
  expect(await quota(as)).toEqual([2, 3]);
  await scoreWaiting(app.t.deps);
  await releaseLeft(app.t.deps);
  expect(await quota(as)).toEqual([2, 3]);
  expect(await brokenInvariants(app.t.db)).toEqual([]);
});
