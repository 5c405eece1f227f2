import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGroups, claim, settleGroup } from '../../jobs/store';
import { BATCHES, batchOf, submitCsv, until } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { type TestApp, testApp } from '../../testing/test-app';
import { endBatch } from './end-batch';
import { lockBatch } from './store/batch';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Resolves when so many connections of this test's database wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await server.db.execute<{ waiting: number }>(sql`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0]?.waiting;
  };
  await until(waiting, (found) => found === count);
}

function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

test('cancelling a batch that is just being planned leaves nobody waiting for one who waits for them', async () => {
  const owner = await aUser(server.db);
  const as = server.as(owner);
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(3)));
  const plan = await claim(server.db, id, 0);
  if (plan === null) throw new Error('The plan was gone.');

  const mayEnd = signal();
  const planned = signal();
  const planning = server.db.transaction(async (tx) => {
    await settleGroup(tx, plan);
    await addGroups(tx, [{ ...plan, no: 1, kind: 'score', firstOrdinal: 0, lastOrdinal: 2 }]);
    planned.give();
    await mayEnd.given;
  });
  await Promise.race([planned.given, planning]);
  const cancelling = as.post(`${BATCHES}/${id}/cancel`);
  await untilWaiting(1);

  // Keeps the cancel between its groups and their batch for as long as the rest takes to come about.
  const mayLetGo = signal();
  const holding = server.db.transaction(async (tx) => {
    await lockBatch(tx, owner.id, id);
    await mayLetGo.given;
  });
  await untilWaiting(2);
  mayEnd.give();
  await planning;
  await untilWaiting(1);
  const scoring = server.db.transaction(async (tx) => {
    if (await claim(tx, id, 1)) await lockBatch(tx, owner.id, id);
  });
  await untilWaiting(2);
  mayLetGo.give();
  await holding;

  await scoring;
  expect((await cancelling).statusCode).toBe(200);
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('cancelling a batch whose last group is just being settled waits for its end, and nobody waits in a circle', async () => {
  const owner = await aUser(server.db);
  const as = server.as(owner);
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(3)));
  const plan = await claim(server.db, id, 0);
  if (plan === null) throw new Error('The plan was gone.');
  await server.db.transaction(async (tx) => {
    await settleGroup(tx, plan);
    await addGroups(tx, [{ ...plan, no: 1, kind: 'score', firstOrdinal: 0, lastOrdinal: 2 }]);
  });
  const last = await claim(server.db, id, 1);
  if (last === null) throw new Error('The group was gone.');

  const mayEnd = signal();
  const settled = signal();
  const settling = server.db.transaction(async (tx) => {
    await settleGroup(tx, last);
    settled.give();
    await mayEnd.given;
    const batch = await lockBatch(tx, owner.id, id);
    if (batch === null) throw new Error('The batch was gone.');
    await endBatch(tx, batch, { status: 'failed', errorMessage: null }, server.clock.now());
  });
  await Promise.race([settled.given, settling]);
  const cancelling = [1, 2].map(() => as.post(`${BATCHES}/${id}/cancel`));
  await untilWaiting(2);
  mayEnd.give();

  await settling;
  expect((await Promise.all(cancelling)).map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  expect(await brokenInvariants(server.db)).toEqual([]);
});
