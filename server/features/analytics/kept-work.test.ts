import type { BatchResults } from '@candor/domain/model/batch';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptions } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { batchOf, ended, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

let server: TestApp;
let worker: Jobs;
beforeAll(async () => {
  server = await testApp();
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const KEPT = '/api/users/kept-work';

test('an account without work holds nothing', async () => {
  const as = server.as(await aUser(server.db));
  expect((await as.get(KEPT)).json()).toEqual({ jobs: 0, candidates: 0, decisions: 0 });
});

test('jobs, people with a score and standing decisions are counted, also once the trial is over', async () => {
  const user = await aUser(server.db);
  const as = server.as(user);
  const { batch_job_id: id } = batchOf(await submitCsv(as, [...resumes(3), { text: '' }]));
  await ended(as, id);
  const results = (await as.get(`/api/v1/batch-jobs/${id}/results`)).json<BatchResults>();
  const [first, second] = results.processed_items.map((item) => item.candidate_id_internal);
  const decision = (cid = '') => `/api/v1/batch-jobs/${id}/candidates/${cid}/decision`;
  await as.put(decision(first), { decision: 'shortlist' });
  await as.put(decision(second), { decision: 'maybe' });
  await as.put(decision(second), { decision: null }, { 'if-match': '"1"' });
  const past = new Date(server.clock.now().getTime() - 1);
  await server.db
    .update(subscriptions)
    .set({ trialEndsAt: past })
    .where(eq(subscriptions.userId, user.id));
  expect((await as.get('/api/analytics/dashboard')).statusCode).toBe(402);
  expect((await as.get(KEPT)).json()).toEqual({ jobs: 1, candidates: 3, decisions: 1 });
});

test('the sample and the work of others are not counted', async () => {
  const other = server.as(await aUser(server.db));
  await ended(other, batchOf(await submitCsv(other, resumes(1))).batch_job_id);
  const as = server.as(await aUser(server.db));
  const { batch_job_id: id } = batchOf(await as.post('/api/v1/sample-batch'));
  await ended(as, id);
  expect((await as.get(KEPT)).json()).toEqual({ jobs: 0, candidates: 0, decisions: 0 });
});
