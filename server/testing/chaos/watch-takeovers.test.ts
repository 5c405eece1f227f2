import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeBeat } from '../../jobs/heartbeat';
import { reap } from '../../jobs/reap';
import { claim } from '../../jobs/store';
import { batchOf, submitCsv } from '../batch-calls';
import { resumes } from '../documents/make-csv';
import { aUser } from '../factories';
import { type TestApp, testApp } from '../test-app';
import { watchTakeovers } from './watch-takeovers';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** The first group of a new batch with a worker that has just died; the process and the batch. */
async function heldByTheDead() {
  const as = t.as(await aUser(t.db, { plan: 'enterprise' }));
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(1)));
  const [process, worker] = [randomUUID(), randomUUID()];
  await writeBeat(t.db, process, [worker]);
  await lockFor(id, worker);
  await claim(t.db, id, 0);
  return { id, process };
}

async function lockFor(batchId: string, worker: string) {
  await t.db.execute(sql`
    update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now()
    where key = ${`${batchId}:0`}`);
}

/** How many groups wait for somebody after `happens`. */
async function waitingAfter(process: string, happens: () => Promise<unknown>): Promise<number> {
  const watch = watchTakeovers(t.db);
  await watch.struck(process);
  await happens();
  await watch.end();
  return watch.waiting();
}

test('work is with somebody else once it is claimed again', async () => {
  const { id, process } = await heldByTheDead();
  const claimAgain = async () => {
    await lockFor(id, randomUUID());
    await claim(t.db, id, 0);
  };
  expect(await waitingAfter(process, claimAgain)).toBe(0);
});

test('work that is only free or handed out is with nobody yet', async () => {
  const free = await heldByTheDead();
  await t.db.execute(sql`update worker_beats set beat_at = now() - interval '1 hour'`);
  expect(await waitingAfter(free.process, () => reap(t.db))).toBe(1);
  const handedOut = await heldByTheDead();
  const handOut = () => lockFor(handedOut.id, randomUUID());
  expect(await waitingAfter(handedOut.process, handOut)).toBe(1);
});

test('what nobody takes counts until the end', async () => {
  const { process } = await heldByTheDead();
  const watch = watchTakeovers(t.db);
  await watch.struck(process);
  expect(await watch.end()).toHaveLength(1);
  expect(watch.waiting()).toBe(1);
});

test('work is free before it is claimed', async () => {
  const { id, process } = await heldByTheDead();
  const watch = watchTakeovers(t.db);
  await watch.struck(process);
  await lockFor(id, randomUUID());
  await vi.waitFor(() => expect(watch.free()).toBe(1));
  await claim(t.db, id, 0);
  const [took] = await watch.end();
  expect(took?.freeMs).toBeLessThan(took?.claimedMs ?? 0);
});

test('a worker that held nothing leaves nothing to take over', async () => {
  const process = randomUUID();
  await writeBeat(t.db, process, [randomUUID()]);
  const watch = watchTakeovers(t.db);
  await watch.struck(process);
  expect(await watch.end()).toEqual([]);
});
