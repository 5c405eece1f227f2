import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../db/database';
import { Fenced } from '../../jobs/group';
import { addGroups, claim, settleGroup } from '../../jobs/store';
import { BATCHES, batchOf, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { signal, untilWaiting, untilWaitingFor } from '../../testing/locks';
import { type TestApp, testApp } from '../../testing/test-app';
import { endBatch } from './end-batch';
import { lockBatch } from './store/batch';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('cancelling a batch that is just being planned does not deadlock', async () => {
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
  await untilWaiting(server.db, 1);

  // Keeps the cancellation between locking the groups and the batch while the rest happens. The new group refers to
  // the batch, which this lock, unlike that of the cancellation, permits.
  const held = signal();
  const mayLetGo = signal();
  const holding = server.db.transaction(async (tx) => {
    await tx.execute(sql`select from batches where id = ${id} for no key update`);
    held.give();
    await mayLetGo.given;
  });
  await Promise.race([held.given, holding]);
  mayEnd.give();
  await planning;
  await untilWaiting(server.db, 1);
  const group = await claim(server.db, id, 1);
  if (group === null) throw new Error('The group was gone.');
  const scoring = server.db.transaction(async (tx) => {
    await settleGroup(tx, group);
    await lockBatch(tx, owner.id, id);
  });
  const scored = expect(scoring).rejects.toThrow(Fenced);
  await untilWaiting(server.db, 2);
  mayLetGo.give();
  await holding;

  await scored;
  expect((await cancelling).statusCode).toBe(200);
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('cancelling a batch whose last group is being settled waits for its end, without a deadlock', async () => {
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
  await untilWaiting(server.db, 2);
  mayEnd.give();

  await settling;
  expect((await Promise.all(cancelling)).map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('cancelling a batch whose last two groups are being settled waits for both, without a deadlock', async () => {
  const owner = await aUser(server.db);
  const as = server.as(owner);
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(3)));
  const plan = await claim(server.db, id, 0);
  if (plan === null) throw new Error('The plan was gone.');
  const score = { ...plan, kind: 'score' as const };
  await server.db.transaction(async (tx) => {
    await settleGroup(tx, plan);
    await addGroups(tx, [
      { ...score, no: 1, firstOrdinal: 0, lastOrdinal: 1 },
      { ...score, no: 2, firstOrdinal: 2, lastOrdinal: 2 },
    ]);
  });

  /** Settles a group and stays in its transaction until it may end. */
  const settle = (no: number, end: (tx: Tx) => Promise<void>) => {
    const mayEnd = signal();
    const settled = signal();
    let backend = 0;
    const done = server.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      backend = rows[0]?.pid ?? 0;
      const group = await claim(tx, id, no);
      if (group === null) throw new Error('The group was gone.');
      await settleGroup(tx, group);
      settled.give();
      await mayEnd.given;
      await end(tx);
    });
    const ready = Promise.race([settled.given, done]);
    return { ready, mayEnd, done, backend: () => backend };
  };
  const first = settle(1, async () => {});
  const last = settle(2, async (tx) => {
    const batch = await lockBatch(tx, owner.id, id);
    if (batch === null) throw new Error('The batch was gone.');
    await endBatch(tx, batch, { status: 'failed', errorMessage: null }, server.clock.now());
  });
  await Promise.all([first.ready, last.ready]);
  const cancelling = as.post(`${BATCHES}/${id}/cancel`);
  await untilWaitingFor(server.db, first.backend());
  first.mayEnd.give();
  await first.done;
  await untilWaitingFor(server.db, last.backend());
  last.mayEnd.give();

  await last.done;
  expect((await cancelling).statusCode).toBe(409);
  expect(await brokenInvariants(server.db)).toEqual([]);
});
