import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchOf, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { findBatches, listBatches } from './store/batch';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('a list of batches reads none of their texts, however long they are', async () => {
  const user = await aUser(server.db);
  const job = 'We need a backend engineer who knows PostgreSQL. '.repeat(1_000);
  const { batch_job_id: id } = batchOf(
    await submitCsv(server.as(user), resumes(2), { job_description_text: job }),
  );
  const { rows } = await listBatches(server.db, user.id, { skip: 0, limit: 20 });
  const changed = await findBatches(server.db, user.id, [id]);
  for (const row of [...rows, ...changed]) {
    expect(row).toMatchObject({ id, jobTitle: expect.any(String), queuePosition: 1 });
    expect(JSON.stringify(row).length).toBeLessThan(2_000);
  }
  expect(rows).toHaveLength(1);
});
