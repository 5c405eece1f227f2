import type { AiInsights } from '@candor/domain/model/ai-insights';
import type { AiUsage } from '@candor/domain/model/ai-usage';
import type { CompetitiveIntelligence } from '@candor/domain/model/competitive-intelligence';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batches } from '../../../db/schema';
import type { Jobs } from '../../../jobs/start-jobs';
import { BATCHES, batchOf, ended, submitCsv } from '../../../testing/batch-calls';
import { resumes } from '../../../testing/documents/make-csv';
import { aUser, type UserWishes } from '../../../testing/factories';
import { type As, type TestApp, testApp } from '../../../testing/test-app';
import { startWorker } from '../../../worker';

const NOW = new Date('2026-03-20T12:10:00.000Z');
const ADVISOR = '/api/analytics/ai-insights';
const MARKET = '/api/analytics/competitive-intelligence';
const DASHBOARD = '/api/analytics/standard-dashboard-ai-insights';
const PYTHON = { skill: 'Python', industry: 'Payments' };

let server: TestApp;
let worker: Jobs;
beforeAll(async () => {
  server = await testApp({ now: NOW });
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const member = async (wishes: UserWishes = {}) =>
  server.as(await aUser(server.db, { now: NOW, plan: 'professional', ...wishes }));

async function scored(as: As, people: number, title: string, jobText?: string): Promise<string> {
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(people)));
  await ended(as, id);
  await as.patch(`${BATCHES}/${id}`, { jobTitle: title });
  if (jobText) await server.db.update(batches).set({ jobText }).where(eq(batches.id, id));
  return id;
}

async function ask<Answer>(as: As, url: string, body: object = {}): Promise<Answer> {
  const reply = await as.post(url, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Answer>();
}

const usageOf = async (as: As, query = '') =>
  (await as.get(`${ADVISOR}/usage${query}`)).json<AiUsage>();

test.each([
  ['post', ADVISOR, {}],
  ['post', MARKET, PYTHON],
  ['get', `${ADVISOR}/usage`, {}],
  ['delete', `${ADVISOR}/cache`, {}],
] as const)('%s %s is refused below the professional plan', async (method, url, body) => {
  const as = await member({ plan: 'starter' });
  const reply = method === 'post' ? await as.post(url, body) : await as[method](url);
  expect(reply.statusCode).toBe(402);
  expect(reply.json()).toMatchObject({
    code: 'feature_not_available',
    limit_type: 'feature_restricted',
    detail: 'Upgrade to Professional or Enterprise plan to access AI features',
  });
});

describe('the strategic advisor', () => {
  test('finds by rules what jobs of a department have in common, with places to look at it', async () => {
    const as = await member();
    await scored(as, 6, 'Sales Engineer', 'You visit hospitals.');
    const newest = await scored(as, 8, 'Data Engineer', 'You work for our sales team.');
    await scored(as, 7, 'Platform Engineer', 'You keep wholesales running.');
    const body = { department_filter: ' Sales ', time_range: '30' };
    const answer = await ask<AiInsights>(as, ADVISOR, body);
    expect(answer).toMatchObject({
      generated_by: 'rules',
      dashboard_mode: null,
      time_range: '30',
      cached: false,
      competitive_analysis: null,
      generated_at: NOW.toISOString(),
    });
    const wanted = answer.insights.find(({ id }) => id === 'wanted-skill');
    expect(wanted?.claim).toMatch(/is asked for in 2 jobs and shown by \d+ of 14 people\.$/);
    expect(wanted?.basis).toMatch(/\d+% to \d+% would show it \(95% range\)/);
    expect(wanted?.links).toEqual([
      { label: 'Open the newest of these jobs', path: `/analytics?batchId=${newest}` },
    ]);
    const nobody = await ask<AiInsights>(as, ADVISOR, { department_filter: 'Legal (EU)' });
    expect(nobody.insights).toEqual([]);
    const signs = { skill: 'C#', industry: 'R&D [full-stack] \\d+ (EU' };
    expect(await ask(as, MARKET, signs)).toMatchObject({ coverage: 'none' });
  });

  test('is limited to one kind of skill on request', async () => {
    const as = await member();
    for (const people of [6, 8]) await scored(as, people, 'Backend Engineer');
    const about = async (skill_category: string) =>
      (await ask<AiInsights>(as, ADVISOR, { skill_category })).insights;
    const docker = await about('Docker');
    expect(docker).toHaveLength(1);
    expect(docker.every(({ category }) => category === 'skills')).toBe(true);
    expect(docker.map(({ claim }) => claim).join()).not.toMatch(/Python|PostgreSQL/);
    expect(await about('Falconry')).toEqual([]);
  });

  test('reports on the scarcest skill where a competitive analysis is wanted', async () => {
    const as = await member();
    await scored(as, 12, 'Backend Engineer');
    const body = { include_competitive_analysis: true };
    const { competitive_analysis: market } = await ask<AiInsights>(as, ADVISOR, body);
    expect(market).toMatchObject({ industry: null, coverage: 'thin', demand: 1 });
    expect(market?.limits.join(' ')).toContain('There is no outside data');
    const overview = { ...body, dashboard_mode: 'overview' };
    expect((await ask<AiInsights>(as, DASHBOARD, overview)).competitive_analysis).toEqual(market);
    const newcomer = await ask<AiInsights>(await member(), ADVISOR, body);
    expect(newcomer.competitive_analysis).toBeNull();
  });

  test.each([{ time_range: 0 }, { department_filter: 'x'.repeat(101) }, { skill_category: 7 }])(
    'refuses %j',
    async (body) => {
      expect((await (await member()).post(ADVISOR, body)).statusCode).toBe(400);
    },
  );
});

describe('competitive intelligence', () => {
  test('counts the account’s own jobs that ask for a skill and name the industry, and nobody else’s', async () => {
    const as = await member();
    for (const people of [8, 7, 9]) await scored(as, people, 'Backend Engineer, Payments');
    await scored(as, 6, 'Backend Engineer, Games', 'Games in Python.');
    await scored(await member(), 9, 'Backend Engineer, Payments');
    const found = await ask<CompetitiveIntelligence>(as, MARKET, {
      skill: ' python ',
      industry: 'payments',
      company_size: '51-200',
    });
    expect(found).toMatchObject({
      skill: 'python',
      industry: 'payments',
      location: null,
      company_size: '51-200',
      coverage: 'good',
      demand: 3,
      supply: expect.any(Number),
      cached: false,
      sources: [{ name: 'Your own jobs', as_of: NOW.toISOString() }],
    });
    expect(found.findings[0]).toMatchObject({ id: 'skill-supply', n: 24 });
    expect(found.limits).toEqual([
      'There is no outside data: this rests on your own jobs of the last 365 days alone.',
      'A job counts where its title or text names “payments”.',
      'Jobs do not say how large a company is, so the size narrows nothing.',
    ]);
  });

  test('finds nothing instead of guessing if no job asks for it', async () => {
    const as = await member();
    await scored(as, 8, 'Backend Engineer');
    const found = await ask<CompetitiveIntelligence>(as, MARKET, { ...PYTHON, industry: 'Opera' });
    expect(found).toMatchObject({ coverage: 'none', demand: null, supply: null });
    expect([found.findings, found.sources]).toEqual([[], []]);
    expect(found.limits[0]).toBe('No job of yours that names “Opera” asks for “Python”.');
  });

  test('has no figure of fewer than five people', async () => {
    const as = await member();
    await scored(as, 4, 'Backend Engineer, Payments');
    expect(await ask<CompetitiveIntelligence>(as, MARKET, PYTHON)).toMatchObject({
      coverage: 'thin',
      demand: 1,
      supply: null,
      findings: [],
    });
  });

  test.each([
    [{}, ['skill', 'industry'], 'This field is required'],
    [{ ...PYTHON, skill: ' R ' }, ['skill'], 'Must be at least 2 characters long'],
    [{ ...PYTHON, industry: ' ' }, ['industry'], 'This field is required'],
    [{ ...PYTHON, company_size: '3' }, ['company_size'], null],
  ])('refuses %j', async (body, fields, message) => {
    const reply = await (await member()).post(MARKET, body);
    expect(reply.statusCode).toBe(400);
    const { errors } = reply.json<{ errors: { field: string; message: string }[] }>();
    expect(errors.map(({ field }) => field)).toEqual(fields);
    if (message) expect(errors[0]?.message).toBe(message);
  });
});

describe('answers', () => {
  test('are cached until something changes, counted, and dropped on request', async () => {
    const as = await member();
    await scored(as, 6, 'Baker');
    expect((await ask<AiInsights>(as, ADVISOR)).cached).toBe(false);
    expect((await ask<AiInsights>(as, ADVISOR)).cached).toBe(true);
    expect((await ask<AiInsights>(as, ADVISOR, { time_range: 7 })).cached).toBe(false);
    expect((await ask<CompetitiveIntelligence>(as, MARKET, PYTHON)).cached).toBe(false);
    expect((await ask<CompetitiveIntelligence>(as, MARKET, PYTHON)).cached).toBe(true);
    await as.get('/api/analytics/meta-enhanced');
    await scored(as, 5, 'Baker');
    expect((await ask<AiInsights>(as, ADVISOR)).cached).toBe(false);

    const usage = await usageOf(as);
    expect(usage).toMatchObject({
      start_date: '2026-02-19',
      end_date: '2026-03-20',
      total_tokens: 0,
      total_requests: 6,
      cached_requests: 2,
      limit: 20,
      remaining: 14,
      resets_at: '2026-03-20T13:10:00.000Z',
    });
    expect(usage.requests_by_day).toHaveLength(30);
    expect(usage.requests_by_day.at(-1)).toEqual({ date: '2026-03-20', value: 6 });
    expect(usage.cached_by_day.at(-1)).toEqual({ date: '2026-03-20', value: 2 });

    const cleared = (await as.delete(`${ADVISOR}/cache`)).json();
    expect(cleared).toEqual({ success: true, cleared: 4 });
    expect((await ask<AiInsights>(as, ADVISOR)).cached).toBe(false);
    expect((await as.get('/api/analytics/meta-enhanced')).json().cached).toBe(false);
  });

  test('of the figures stay when those of the advisor are forgotten', async () => {
    const as = await member();
    await as.get('/api/analytics/meta-enhanced');
    await as.delete(`${ADVISOR}/cache`);
    expect((await as.get('/api/analytics/meta-enhanced')).json().cached).toBe(true);
  });

  test('end with the calls of the hour, and resume with the next', async () => {
    const as = await member();
    const other = await member();
    for (let call = 0; call < 20; call += 1) await ask(as, ADVISOR);
    const refused = await as.post(MARKET, PYTHON);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate_limited', retry_after: 3600 });
    expect((await as.post(DASHBOARD, { dashboard_mode: 'overview' })).statusCode).toBe(429);
    expect(await usageOf(as)).toMatchObject({ total_requests: 20, remaining: 0 });
    expect((await other.post(ADVISOR, {})).statusCode).toBe(200);
    expect(await usageOf(await member())).toMatchObject({ remaining: 20, resets_at: null });
    server.clock.advance(3_600_001);
    expect((await as.post(MARKET, PYTHON)).statusCode).toBe(200);
  });

  test('that open with the dashboard cost a call if they are recomputed', async () => {
    const as = await member();
    const body = { dashboard_mode: 'overview' };
    for (const cached of [false, true, true]) {
      expect((await ask<AiInsights>(as, DASHBOARD, body)).cached).toBe(cached);
    }
    expect(await usageOf(as)).toMatchObject({ total_requests: 3, remaining: 19 });
  });

  test('are reported by day in the requested range', async () => {
    const as = await member();
    const range = '?start_date=2026-01-01&end_date=2026-01-02';
    expect(await usageOf(as, range)).toMatchObject({
      requests_by_day: [
        { date: '2026-01-01', value: 0 },
        { date: '2026-01-02', value: 0 },
      ],
    });
    const backwards = '?start_date=2026-01-02&end_date=2026-01-01';
    expect((await as.get(`${ADVISOR}/usage${backwards}`)).statusCode).toBe(400);
  });
});
