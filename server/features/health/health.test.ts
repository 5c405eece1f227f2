import { endpoints } from '@candor/domain/api/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';
import { checkHealth } from './check';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { CONTACT_EMAIL: 'hello@example.com' } });
});
afterAll(() => t.close());

describe('health', () => {
  test('needs no token and is the same under both paths', async () => {
    for (const url of ['/health', '/api/health']) {
      const reply = await t.as().get(url);
      expect(reply.statusCode).toBe(200);
      const body = reply.json();
      expect(body).toMatchObject({
        status: 'healthy',
        overall_status: 'healthy',
        error_message: null,
        timestamp: '2026-03-02T09:00:00.000Z',
        parts: { engine: 'healthy', database: 'healthy', queue: 'healthy' },
      });
      expect(body.responseTime).toBe(body.response_time_ms);
    }
  });

  test('a database that is away is unhealthy, without a word of why', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://nobody:secret@127.0.0.1:1/none' });
    const health = await checkHealth({ ...t.deps, pool, db: drizzle(pool) });
    expect(health.parts).toEqual({ engine: 'healthy', database: 'unhealthy', queue: 'unhealthy' });
    expect(health.status).toBe('unhealthy');
    expect(health.error_message).toBe('database is unhealthy, queue is unhealthy.');
    await pool.end();
  });
});

test('a database that takes more than two seconds to answer is degraded', async () => {
  const slow = {
    execute: async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_050));
      return { rows: [{ alive: true, waiting: false }] };
    },
  };
  const health = await checkHealth(Object.assign(Object.create(t.deps), { db: slow }));
  expect(health).toMatchObject({
    status: 'degraded',
    parts: { engine: 'healthy', database: 'degraded', queue: 'degraded' },
    error_message: 'database is degraded, queue is degraded.',
  });
  expect(health.response_time_ms).toBeGreaterThan(2_000);
});

test('calls answer 503 with a time to retry while the database is away', async () => {
  const away = await testApp();
  const wrong = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  Object.assign(away.deps, { pool: wrong, db: drizzle(wrong) });
  const reply = await away.as({ token: 'a'.repeat(43) }).get('/api/auth/me');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ code: 'service_unavailable', retry_after: 5 });
  expect(reply.headers['retry-after']).toBe('5');
  await wrong.end();
  await away.close();
});

test('the configuration tells people what this installation has', async () => {
  expect((await t.as().get('/api/config')).json()).toEqual({
    google_client_id: null,
    contact_email: 'hello@example.com',
    support_email: null,
    payments: false,
    ai: false,
    ats: { ashby: true, greenhouse: false },
    mail: 'outbox',
    health_url: '/api/health',
    version: expect.any(String),
    operator: { name: null, address: null, law: null },
    retention: { upload_days: 30, result_days: 365 },
  });
});

test('the plans are the one catalogue, in rank order', async () => {
  const { plans } = (await t.as().get('/api/billing/plans')).json();
  expect(plans.map((plan: { id: string }) => plan.id)).toEqual([
    'trial',
    'starter',
    'professional',
    'enterprise',
  ]);
  expect(plans[1].candidateQuota).toEqual({ monthly: 500, yearly: 6000 });
});

test('the contract is published as OpenAPI', async () => {
  const document = (await t.as().get('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).length).toBeGreaterThan(20);
});

test('every path but the health check of load balancers is under /api', () => {
  const outside = endpoints.filter(({ path }) => !path.startsWith('/api/'));
  expect(outside.map(({ path }) => path)).toEqual(['/health']);
});
