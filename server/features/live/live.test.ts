import { randomUUID } from 'node:crypto';
import { live } from '@candor/domain/api/live';
import type { LiveEvent } from '@candor/domain/model/live';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { batches, subscriptions } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, resultsOf, submitCsv, until } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aSession, aUser, type TestUser } from '../../testing/factories';
import { type Heard, readEvents } from '../../testing/read-events';
import { type TestApp, testApp } from '../../testing/test-app';
import { turnForNow } from '../../testing/turn-for-now';
import { startWorker } from '../../worker';
import { createHub } from './hub';

let t: TestApp;
let worker: Jobs;
let url: string;
const open: Heard[] = [];
beforeAll(async () => {
  t = await testApp();
  worker = await startWorker(t.deps);
  url = (await t.app.listen({ port: 0, host: '127.0.0.1' })) + live.stream.path;
});
afterEach(async () => {
  for (const stream of open.splice(0)) stream.leave();
  await until(listeners, (count) => count === 0);
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

async function follow(token: string, headers: Record<string, string> = {}): Promise<Heard> {
  const stream = await readEvents(url, token, headers);
  open.push(stream);
  return stream;
}

async function listeners(): Promise<number> {
  const { rows } = await t.deps.pool.query(
    "select count(*)::int as n from pg_stat_activity where application_name = 'candor-live' and datname = current_database()",
  );
  return rows[0].n;
}

/** A batch that has ended, put straight into the table. */
async function anEndedBatch(owner: TestUser, wishes: { updatedAt?: Date; title?: string } = {}) {
  const id = randomUUID();
  const at = wishes.updatedAt ?? t.clock.now();
  await t.db.insert(batches).values({
    id,
    userId: owner.id,
    status: 'completed',
    jobTitle: wishes.title ?? 'Ferry pilot',
    jobText: 'Ferry pilot',
    requirements: [],
    engineVersion: '1.0.0',
    inputType: 'csv_file',
    estimatedCandidates: 1,
    totalCandidates: 1,
    processedCandidates: 1,
    createdAt: at,
    updatedAt: at,
    completedAt: at,
  });
  return id;
}

const ofBatch = (id: string) => (event: LiveEvent) =>
  event.type === 'batch' && event.batch.batch_job_id === id;
const removal = (id: string) => (event: LiveEvent) =>
  event.type === 'removed' && event.batch_job_id === id;
const noticesOf = ({ events }: Heard) =>
  events.flatMap(({ data }) => (data.type === 'notification' ? data.notification : []));

describe('a batch', () => {
  test('is reported from its submission to its end, as in its status', async () => {
    const user = await aUser(t.db, { plan: 'professional' });
    const as = t.as(user);
    const stream = await follow(user.token);
    const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(30)));
    const last = await stream.until(
      (event) => ofBatch(id)(event) && event.type === 'batch' && event.batch.status === 'completed',
    );
    expect(last.data).toEqual({ type: 'batch', batch: await ended(as, id) });
    const notice = await stream.until((event) => event.type === 'notification');
    expect(notice.data).toMatchObject({
      notification: {
        id: `batch:${id}:completed`,
        title: 'Backend Engineer is scored',
        message: '30 candidates are done.',
        actionUrl: `/analytics?batchId=${id}`,
      },
    });
  });

  test('that is renamed or erased is told in every window of its account', async () => {
    const user = await aUser(t.db);
    const id = await anEndedBatch(user);
    const both = [await follow(user.token), await follow(user.token)];
    t.clock.advance(1000);
    await t.as(user).patch(`${BATCHES}/${id}`, { jobTitle: 'River pilot' });
    for (const stream of both) {
      const { data } = await stream.until(ofBatch(id));
      expect(data).toMatchObject({ batch: { jobTitle: 'River pilot' } });
    }
    await t.as(user).delete(`${BATCHES}/${id}`);
    for (const stream of both) await stream.until(removal(id));
  });

  test('with a new decision notifies every window, without its content', async () => {
    const user = await aUser(t.db, { plan: 'professional' });
    const as = t.as(user);
    const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(1)));
    await ended(as, id);
    const cid = (await resultsOf(as, id)).processed_items[0]?.candidate_id_internal ?? '';
    const stream = await follow(user.token);
    // From the first news on changes are heard; what is decided before is read with the page.
    t.clock.advance(1000);
    await as.patch(`${BATCHES}/${id}`, { jobTitle: 'River pilot' });
    await stream.until((event) => event.type === 'batch' && event.batch.jobTitle === 'River pilot');
    const reason = 'No references yet';
    const path = `${BATCHES}/${id}/candidates/${cid}/decision`;
    const reply = await as.put(path, { decision: 'set_aside', reason });
    expect(reply.statusCode, reply.body).toBe(200);
    const { data } = await stream.until((event) => event.type === 'decided');
    const { revision } = reply.json();
    expect(data).toEqual({
      type: 'decided',
      batch_job_id: id,
      candidate_id_internal: cid,
      revision,
    });
  });

  test('is reported to nobody else', async () => {
    const [user, stranger] = [await aUser(t.db), await aUser(t.db)];
    const theirs = await follow(stranger.token);
    const ours = await follow(user.token);
    const id = batchOf(await submitCsv(t.as(user), resumes(1))).batch_job_id;
    await ours.until((event) => event.type === 'notification');
    const own = batchOf(await submitCsv(t.as(stranger), resumes(1))).batch_job_id;
    await theirs.until(ofBatch(own));
    expect(JSON.stringify(theirs.events)).not.toContain(id);
  });

  test('that changes two hundred times leaves its last state, in order', async () => {
    const user = await aUser(t.db);
    const id = await anEndedBatch(user);
    const stream = await follow(user.token);
    for (let turn = 1; turn <= 200; turn++) {
      await t.db
        .update(batches)
        .set({ jobTitle: `Title ${turn}`, updatedAt: new Date(t.clock.now().getTime() + turn) })
        .where(eq(batches.id, id));
    }
    await stream.until((event) => event.type === 'batch' && event.batch.jobTitle === 'Title 200');
    const titles = stream.events.flatMap(({ data }) =>
      data.type === 'batch' ? Number(data.batch.jobTitle.slice(6)) : [],
    );
    expect(titles).toEqual([...titles].sort((a, b) => a - b));
  });
});

describe('a stream that begins', () => {
  test('is told what runs, and of an ended batch only that it ended', async () => {
    const user = await aUser(t.db);
    const id = await anEndedBatch(user);
    const long = new Date(t.clock.now().getTime() - 2 * 86_400_000);
    await anEndedBatch(user, { updatedAt: long });
    const stream = await follow(user.token);
    await stream.until((event) => event.type === 'notification');
    expect(noticesOf(stream).map((notice) => notice.id)).toEqual([`batch:${id}:completed`]);
    expect(stream.events.some(({ data }) => data.type === 'batch')).toBe(false);
  });

  test('goes on after the last event that its reader has', async () => {
    const user = await aUser(t.db);
    const before = t.clock.now().getTime();
    t.clock.advance(60_000);
    const id = await anEndedBatch(user);
    t.clock.advance(60_000);
    const late = await follow(user.token, { 'last-event-id': `${before}-7` });
    expect((await late.until(ofBatch(id))).data).toMatchObject({ type: 'batch' });
  });

  test('is told how far the quota is used, once', async () => {
    const user = await aUser(t.db, { used: 80 });
    const stream = await follow(user.token);
    await stream.until((event) => event.type === 'notification');
    await t.db
      .update(subscriptions)
      .set({ candidatesUsed: 91 })
      .where(eq(subscriptions.userId, user.id));
    await anEndedBatch(user);
    await stream.until(
      (event) => event.type === 'notification' && event.notification.priority === 'critical',
    );
    const levels = noticesOf(stream).filter(({ type }) => type === 'quota');
    expect(levels.map(({ subtype }) => subtype)).toEqual(['quota_75', 'quota_90']);
    expect(levels[0]).toMatchObject({ priority: 'high', message: '80 of 100 in this period.' });
  });

  test.each([
    [3, 'high'],
    [2, 'critical'],
    [1, 'critical'],
  ])('is told that a trial ends in %i days', async (days, priority) => {
    const trialEndsAt = new Date(t.clock.now().getTime() + days * 86_400_000 - 1000);
    const user = await aUser(t.db, { trialEndsAt });
    const stream = await follow(user.token);
    const { data } = await stream.until((event) => event.type === 'notification');
    const title = days === 1 ? 'Your trial ends in 1 day' : `Your trial ends in ${days} days`;
    expect(data).toMatchObject({ notification: { title, priority, actionUrl: '/billing' } });
  });
});

describe('a stream ends', () => {
  test('soon after its session was ended, while others go on', async () => {
    const user = await aUser(t.db);
    const other = await aSession(t.db, user.id, t.clock.now());
    const leaving = await follow(user.token);
    const staying = await follow(other.token);
    await t.as(user).post('/api/auth/logout');
    await leaving.ended;
    const id = await anEndedBatch(user);
    await staying.until(ofBatch(id));
    expect(JSON.stringify(leaving.events)).not.toContain(id);
  });

  test('when its session expires', async () => {
    const user = await aUser(t.db, { plan: 'enterprise' });
    const stream = await follow(user.token);
    turnForNow(t.clock, 500 * 86_400_000);
    await stream.ended;
    expect(stream.status).toBe(200);
  });
});

test('an account cannot hold more than a few streams', async () => {
  const user = await aUser(t.db);
  const streams = await Promise.all(Array.from({ length: 9 }, () => follow(user.token)));
  const statuses = streams.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
});

test('readers who are gone before their streams are open hold none', async () => {
  const { id: userId, sessionId } = await aUser(t.db);
  const nothing = async () => [];
  const hub = createHub(t.deps, {
    latelyChanged: nothing,
    batchesNow: nothing,
    invitationNews: nothing,
    opinionNews: nothing,
  });
  // One more than an account may have.
  for (let reader = 0; reader < 9; reader += 1) {
    await hub.open({ userId, sessionId }, null, AbortSignal.abort());
  }
  expect(await until(listeners, (count) => count === 0)).toBe(0);
});

test('a killed listener is replaced, and what happened meanwhile is reported', async () => {
  const user = await aUser(t.db);
  const stream = await follow(user.token);
  await until(listeners, (count) => count === 1);
  await t.deps.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'candor-live' and datname = current_database()",
  );
  const missed = await anEndedBatch(user);
  await stream.until(ofBatch(missed));
  await until(listeners, (count) => count === 1);
  const heard = await anEndedBatch(user);
  await stream.until(ofBatch(heard));
});

test('a process that stops does not wait for its readers', async () => {
  const own = await testApp();
  const user = await aUser(own.db);
  const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await readEvents(address + live.stream.path, user.token);
  await own.close();
  await stream.ended;
  expect(stream.status).toBe(200);
});
