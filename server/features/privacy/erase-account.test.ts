import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { insertCharges } from '../../access/ledger';
import { reserve } from '../../access/quota';
import { mailOutbox } from '../../db/schema';
import { claim, settleGroup } from '../../jobs/store';
import { oweMail } from '../../mail/owe-mail';
import { batchOf, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser, type TestUser } from '../../testing/factories';
import { signal, untilWaitingFor } from '../../testing/locks';
import { type TestApp, testApp } from '../../testing/test-app';
import { sweepFiles } from '../batches/chores';
import { lockBatch } from '../batches/store/batch';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

function erase(owner: TestUser) {
  return server.app.inject({
    method: 'DELETE',
    url: '/api/users/account',
    payload: { confirm: true },
    headers: { authorization: `Bearer ${owner.token}` },
  });
}

test('erasing an account waits for a batch in progress, without a deadlock', async () => {
  const owner = await aUser(server.db);
  const as = server.as(owner);
  const { batch_job_id: batchId } = batchOf(await submitCsv(as, resumes(3)));
  const plan = await claim(server.db, batchId, 0);
  if (plan === null) throw new Error('The plan was gone.');

  const mayEnd = signal();
  const worker = signal();
  let backend = 0;
  const planning = server.db.transaction(async (tx) => {
    await settleGroup(tx, plan);
    await lockBatch(tx, owner.id, batchId);
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    backend = rows[0]?.pid ?? 0;
    worker.give();
    await mayEnd.given;
    // What is charged names the account.
    const charged = { subjectId: batchId, userId: owner.id };
    await insertCharges(tx, charged, [{ ordinal: 1, textHash: 'a' }], server.clock.now());
  });
  await Promise.race([worker.given, planning]);
  const erasing = erase(owner);
  await untilWaitingFor(server.db, backend);
  mayEnd.give();

  await planning;
  expect((await erasing).statusCode).toBe(200);
  const { rows: left } = await server.db.execute(
    sql`select from charges where subject_id = ${batchId}`,
  );
  expect(left).toEqual([]);
});

test('an account that is just submitting a batch is erased with it', async () => {
  const owner = await aUser(server.db);
  const mayEnd = signal();
  const program = signal();
  let backend = 0;
  // As a submission does: the quota first, then what names the account.
  const submitting = server.db.transaction(async (tx) => {
    await reserve(tx, owner.id, 1, server.clock.now());
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    backend = rows[0]?.pid ?? 0;
    program.give();
    await mayEnd.given;
    const charged = { subjectId: crypto.randomUUID(), userId: owner.id };
    await insertCharges(tx, charged, [{ ordinal: 1, textHash: 'a' }], server.clock.now());
  });
  await Promise.race([program.given, submitting]);
  const erasing = erase(owner);
  await untilWaitingFor(server.db, backend);
  mayEnd.give();

  await Promise.allSettled([submitting]);
  expect((await erasing).statusCode).toBe(200);
  const { rows: left } = await server.db.execute(
    sql`select from charges where user_id = ${owner.id}`,
  );
  expect(left).toEqual([]);
});

test('an account is erased although its file cannot be deleted now, which the sweep then does', async () => {
  const owner = await aUser(server.db);
  await submitCsv(server.as(owner), resumes(3));
  const { blobs } = server.deps;
  const stored = async () => {
    let files = 0;
    for await (const _ of blobs.list()) files += 1;
    return files;
  };
  const before = await stored();
  const away = { ...blobs, delete: () => Promise.reject(new Error('the store is away')) };
  Object.assign(server.deps, { blobs: away });
  const erased = await erase(owner);
  Object.assign(server.deps, { blobs });
  expect(erased.statusCode).toBe(200);
  expect(await stored()).toBe(before);
  const now = server.clock.now();
  onTestFinished(() => server.clock.set(now));
  // Files have the time of the machine.
  server.clock.set(new Date(Date.now() + 2 * 86_400_000));
  await sweepFiles(server.deps);
  expect(await stored()).toBeLessThan(before);
});

test('mail that is owed to an account goes with it, however its address is written', async () => {
  const owner = await aUser(server.db);
  const recipient = owner.email.toUpperCase();
  await oweMail(server.db, { kind: 'ats_answer_refused', recipient, now: server.clock.now() });
  expect((await erase(owner)).statusCode).toBe(200);
  expect(await server.db.$count(mailOutbox, eq(mailOutbox.recipient, recipient))).toBe(0);
});

test('mail that is owed to the address it was about to have goes with it as well', async () => {
  const owner = await aUser(server.db, { now: server.clock.now() });
  const recipient = `later.${owner.email}`;
  await server.as(owner).put('/api/users/profile', { email: `Later.${owner.email}` });
  const owed = () => server.db.$count(mailOutbox, eq(mailOutbox.recipient, recipient));
  expect(await owed()).toBe(1);
  expect((await erase(owner)).statusCode).toBe(200);
  expect(await owed()).toBe(0);
});
