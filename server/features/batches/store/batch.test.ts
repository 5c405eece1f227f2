import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchOf, submitCsv } from '../../../testing/batch-calls';
import { resumes } from '../../../testing/documents/make-csv';
import { aUser } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/test-app';
import { lockBatch, updateBatch } from './batch';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('a change is later than the one before it, even if its clock was read earlier', async () => {
  const user = await aUser(server.db);
  const { batch_job_id: id } = batchOf(await submitCsv(server.as(user), resumes(1)));
  const change = (processedCandidates: number, updatedAt: Date) =>
    server.db.transaction(async (tx) => {
      await updateBatch(tx, id, { processedCandidates, updatedAt });
      return (await lockBatch(tx, user.id, id))?.updatedAt.getTime() ?? Number.NaN;
    });
  const now = Date.now() + 60_000;
  const first = await change(50, new Date(now));
  const last = await change(100, new Date(now - 20));
  expect(first).toBe(now);
  expect(last).toBeGreaterThan(first);
});
