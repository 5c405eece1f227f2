import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker } from '../worker';
import { batchOf, ended, submitCsv } from './batch-calls';
import { resumes } from './documents/make-csv';
import { aUser } from './factories';
import { moveOn } from './guard-figures';
import { type TestApp, testApp } from './test-app';

let server: TestApp;
let batchId: string;
beforeAll(async () => {
  server = await testApp();
  const worker = await startWorker(server.deps);
  const as = server.as(await aUser(server.db));
  batchId = batchOf(await submitCsv(as, resumes(2, 1))).batch_job_id;
  await ended(as, batchId);
  await worker.stop();
});
afterAll(() => server.close());

test('a change of candidates that leaves the time of their ended batch is refused', async () => {
  const change = server.db.execute(
    sql`update candidates set score = 1 where batch_id = ${batchId}`,
  );
  await expect(change).rejects.toMatchObject({
    cause: { message: expect.stringContaining('did not move on') },
  });
});

test('a change that moves it on, in whichever order and also behind a savepoint, goes through', async () => {
  await server.db.execute(
    sql`${moveOn(batchId)} update candidates set score = 2 where batch_id = ${batchId}`,
  );
  await server.db.transaction(async (tx) => {
    await tx.transaction((inner) =>
      inner.execute(sql`update candidates set score = 3 where batch_id = ${batchId}`),
    );
    await tx.execute(sql`${moveOn(batchId)} select 1`);
  });
  const { rows } = await server.db.execute(
    sql`select distinct score from candidates where batch_id = ${batchId}`,
  );
  expect(rows).toEqual([{ score: 3 }]);
});
