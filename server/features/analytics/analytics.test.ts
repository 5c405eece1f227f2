import { randomUUID } from 'node:crypto';
import type { Dashboard } from '@candor/domain/model/analytics';
import type { BatchResults } from '@candor/domain/model/batch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiKeys, usageDays } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { batchOf, ended, submitCsv } from '../../testing/batch-calls';
import { JOB_DESCRIPTION, resume, resumes } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

let server: TestApp;
let worker: Jobs;
beforeAll(async () => {
  server = await testApp({ now: new Date('2026-03-20T12:00:00.000Z') });
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const NOW = new Date('2026-03-20T12:00:00.000Z');

async function used(userId: string, day: string, candidates: number) {
  await server.db
    .insert(usageDays)
    .values({ userId, day, candidates, analyses: candidates + 1, apiCalls: 2 });
}

test('the dashboard sums up batches and matches of the caller alone', async () => {
  const as = server.as(await aUser(server.db, { now: NOW }));
  const other = server.as(await aUser(server.db, { now: NOW }));
  const { batch_job_id: id } = batchOf(await submitCsv(as, [...resumes(5), { text: '' }]));
  await ended(as, id);
  await as.form('/api/analytics/match', { candidate_text: resume(9), job_text: JOB_DESCRIPTION });
  expect((await as.get('/api/analytics/dashboard')).json()).toMatchObject({
    total_analyses: 6,
    total_candidates_processed: 6,
    total_api_calls: 0,
    subscription_info: {
      plan_type: 'trial',
      candidates_used: 6,
      candidates_limit: 100,
      status: 'trialing',
      is_trial: true,
      trial_ends_at: '2026-03-27T12:00:00.000Z',
    },
    recent_jobs: [{ batch_job_id: id }],
    plan_limits: { candidate_quota: 100, max_batch_size: 25, billing_period_days: 7 },
  });
  expect((await other.get('/api/analytics/dashboard')).json()).toMatchObject({
    total_analyses: 0,
    recent_jobs: [],
  });
});

test('every figure of the quota counts what running batches hold, and used and remaining make the limit', async () => {
  const as = server.as(await aUser(server.db, { now: NOW, used: 10, reserved: 5 }));
  const figures = async (url: string) => (await as.get(url)).json();
  const dashboard = await figures('/api/analytics/dashboard');
  const quota = await figures('/api/analytics/candidate-quota');
  const status = await figures('/api/users/quota-status');
  expect(dashboard.subscription_info.candidates_used).toBe(15);
  expect(status.candidates_used).toBe(15);
  expect(quota).toMatchObject({ candidates_used: 15, candidates_remaining: 85 });
});

test('the dashboard shows the five newest batches', async () => {
  const as = server.as(await aUser(server.db, { now: NOW }));
  for (let n = 0; n < 6; n += 1) await submitCsv(as, resumes(1));
  expect((await as.get('/api/analytics/dashboard')).json().recent_jobs).toHaveLength(5);
});

test('the dashboard reports the outcome of a batch: tiers, unreadable documents, and current decisions', async () => {
  const as = server.as(await aUser(server.db, { now: NOW }));
  const { batch_job_id: id } = batchOf(await submitCsv(as, [...resumes(3), { text: '' }]));
  const outcome = async () =>
    (await as.get('/api/analytics/dashboard')).json<Dashboard>().recent_jobs[0]?.outcome;
  await ended(as, id);
  const results = (await as.get(`/api/v1/batch-jobs/${id}/results`)).json<BatchResults>();
  const { tiers } = results.summary_stats;
  const came = { successful_matches: 3, failed_matches: 1, cancelled_matches: 0, tiers };
  expect(await outcome()).toEqual({ ...came, decided_count: 0 });

  const [first, second] = results.processed_items.map((item) => item.candidate_id_internal);
  const decision = (cid = '') => `/api/v1/batch-jobs/${id}/candidates/${cid}/decision`;
  await as.put(decision(first), { decision: 'shortlist' });
  await as.put(decision(second), { decision: 'maybe' });
  await as.put(decision(second), { decision: null }, { 'if-match': '"1"' });
  expect(await outcome()).toEqual({ ...came, decided_count: 1 });
});

/** The same figures are under analytics, which programs may read, and under settings. */
const USAGE = ['/api/analytics/usage', '/api/users/usage-stats'];

describe.each(USAGE)('usage by %s', (url) => {
  test('covers the last thirty days with a point for each when nothing is asked', async () => {
    const user = await aUser(server.db, { now: NOW });
    await used(user.id, '2026-02-18', 50);
    await used(user.id, '2026-02-19', 3);
    await used(user.id, '2026-03-20', 4);
    const stats = (await server.as(user).get(url)).json();
    expect(stats).toMatchObject({
      start_date: '2026-02-19',
      end_date: '2026-03-20',
      total_analyses: 9,
      total_candidates_processed: 7,
      total_api_calls: 4,
    });
    expect(stats.candidates_by_day).toHaveLength(30);
    expect(stats.candidates_by_day[0]).toEqual({ date: '2026-02-19', value: 3 });
    expect(stats.candidates_by_day[1]).toEqual({ date: '2026-02-20', value: 0 });
    expect(stats.candidates_by_day.at(-1)).toEqual({ date: '2026-03-20', value: 4 });
  });

  test('includes both ends of the requested range', async () => {
    const user = await aUser(server.db, { now: NOW });
    await used(user.id, '2026-01-01', 1);
    await used(user.id, '2026-01-03', 2);
    const range = 'start_date=2026-01-01&end_date=2026-01-03';
    const stats = (await server.as(user).get(`${url}?${range}`)).json();
    expect(stats.candidates_by_day.map((point: { value: number }) => point.value)).toEqual([
      1, 0, 2,
    ]);
  });

  test('refuses a date that is none', async () => {
    const as = server.as(await aUser(server.db, { now: NOW }));
    for (const date of ['start_date=soon', 'start_date=0000-01-01', 'end_date=9999-12-31'])
      expect((await as.get(`${url}?${date}`)).statusCode).toBe(400);
  });
});

test.each([...USAGE, '/api/analytics/candidate-quota', '/api/analytics/api-keys'])(
  '%s refuses a range that ends before it starts',
  async (url) => {
    const as = server.as(await aUser(server.db, { now: NOW }));
    const reply = await as.get(`${url}?start_date=2026-02-02&end_date=2026-02-01`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe('end_date');
  },
);

describe('the candidate quota', () => {
  test('runs out at the pace of the range', async () => {
    const user = await aUser(server.db, { now: NOW, used: 90 });
    await used(user.id, '2026-03-19', 10);
    await used(user.id, '2026-03-20', 10);
    const range = 'start_date=2026-03-19&end_date=2026-03-20';
    const quota = (await server.as(user).get(`/api/analytics/candidate-quota?${range}`)).json();
    expect(quota).toMatchObject({
      candidates_used: 90,
      candidates_limit: 100,
      candidates_remaining: 10,
      projected_run_out: '2026-03-21T12:00:00.000Z',
      current_period_end: '2026-03-27T12:00:00.000Z',
    });
  });

  test('does not run out when the period ends first', async () => {
    const user = await aUser(server.db, { now: NOW, used: 10 });
    await used(user.id, '2026-03-20', 1);
    const quota = (await server.as(user).get('/api/analytics/candidate-quota')).json();
    expect(quota.projected_run_out).toBeNull();
  });

  test('without a limit has none left to run out', async () => {
    const user = await aUser(server.db, { now: NOW, plan: 'enterprise' });
    await used(user.id, '2026-03-20', 500);
    const quota = (await server.as(user).get('/api/analytics/candidate-quota')).json();
    expect(quota).toMatchObject({
      candidates_limit: null,
      candidates_remaining: null,
      projected_run_out: null,
    });
  });
});

test('API keys are listed masked with their use', async () => {
  const user = await aUser(server.db, { now: NOW });
  await server.db.insert(apiKeys).values({
    id: randomUUID(),
    userId: user.id,
    name: 'Careers page',
    keyHash: randomUUID(),
    last4: 'x9f2',
    permissions: ['read'],
    usageCount: 12,
    candidatesProcessed: 7,
    createdAt: NOW,
  });
  const answer = (await server.as(user).get('/api/analytics/api-keys')).json();
  expect(answer).toMatchObject({
    api_keys_used: 1,
    api_keys_limit: 1,
    api_keys: [{ key: '****x9f2', name: 'Careers page', usage_count: 12, permissions: ['read'] }],
  });
});
