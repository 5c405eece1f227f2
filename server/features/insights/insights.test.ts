import { ERROR_CATALOGUE } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { AiInsights } from '@candor/domain/model/ai-insights';
import type { EnhancedMeta, MetaAnalytics } from '@candor/domain/model/meta-analytics';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptions } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { createAssessment, invite } from '../../testing/assessments';
import { BATCHES, batchOf, ended, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser, type UserWishes } from '../../testing/factories';
import { moveOn } from '../../testing/guard-figures';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

const NOW = new Date('2026-03-20T12:00:00.000Z');
const META = '/api/analytics/meta';
const ENHANCED = '/api/analytics/meta-enhanced';
const DASHBOARD = '/api/analytics/standard-dashboard-ai-insights';

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

/** A batch that has ended; `daysAgo` moves it back as a whole. */
async function scored(as: As, people: number, title: string, daysAgo = 0): Promise<string> {
  const rows = resumes(people, 1 + daysAgo);
  const { batch_job_id: id } = batchOf(await submitCsv(as, rows));
  await ended(as, id);
  await as.patch(`${BATCHES}/${id}`, { jobTitle: title });
  await server.db.execute(
    sql`update batches set created_at = created_at - make_interval(days => ${daysAgo}),
      completed_at = created_at + interval '40 seconds' - make_interval(days => ${daysAgo}) where id = ${id}`,
  );
  return id;
}

async function read<Answer>(as: As, url: string): Promise<Answer> {
  const reply = await as.get(url);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Answer>();
}

const metricsOf = (meta: MetaAnalytics) => meta.assessment_meta_analytics.strategic_metrics;

describe('who may', () => {
  test.each([
    ['get', META],
    ['get', ENHANCED],
    ['post', `${ENHANCED}/calculate`],
    ['delete', `${ENHANCED}/cache`],
  ] as const)('%s %s needs a professional subscription', async (method, url) => {
    const as = await member({ plan: 'starter' });
    const reply = method === 'post' ? await as.post(url, {}) : await as[method](url);
    expect(reply.statusCode).toBe(402);
    expect(reply.json()).toMatchObject({
      code: 'professional_subscription_required',
      limit_type: 'feature_restricted',
      feature: 'meta_analytics',
      required_plan: 'professional',
      upgrade_required: true,
    });
  });

  test('findings are refused below the professional plan in the words of the specification', async () => {
    const as = await member({ plan: 'starter' });
    const reply = await as.post(DASHBOARD, { dashboard_mode: 'overview' });
    expect(reply.statusCode).toBe(402);
    expect(reply.json()).toMatchObject({
      code: 'feature_not_available',
      detail: 'Upgrade to Professional or Enterprise plan to access AI features',
    });
  });
});

describe('figures over all jobs', () => {
  test('come from the jobs of the caller in the range, each with how many people it rests on', async () => {
    const as = await member();
    await scored(as, 8, 'Backend Engineer, Payments');
    await scored(as, 6, 'Platform Engineer', 3);
    await scored(as, 7, 'Platform Engineer', 40);
    await scored(await member(), 9, 'Backend Engineer, Payments');

    const month = await read<MetaAnalytics>(as, META);
    expect(month).toMatchObject({ total_jobs: 2, total_assessments: 14, data_source: 'batch' });
    expect(month).toMatchObject({ plan_type: 'professional', integration_partner: false });
    const { tiers, skill_gaps, decisions, time_to_result, sources } = metricsOf(month);
    expect(Object.values(tiers ?? {}).reduce((sum, n) => sum + n, 0)).toBe(14);
    expect(skill_gaps?.find(({ skill }) => skill === 'Python')).toMatchObject({ demand: 2, n: 14 });
    expect(decisions).toEqual({ shortlist: 0, maybe: 0, set_aside: 0, undecided: 14 });
    expect(time_to_result).toEqual({ median_seconds: 40, n: 2 });
    expect(sources).toMatchObject([{ input_type: 'csv_file', candidates: 14, could_not_read: 0 }]);
    const { average_score: average = null, average_interval: within = null } = sources?.[0] ?? {};
    expect(within?.low).toBeLessThan(average ?? 0);
    expect(within?.high).toBeGreaterThan(average ?? 100);

    const quarter = await read<MetaAnalytics>(as, `${META}?time_range=90`);
    expect(quarter).toMatchObject({ total_jobs: 3, total_assessments: 21 });
    const weeks = metricsOf(quarter).score_trend ?? [];
    expect(weeks.map(({ n }) => n).reduce((sum, n) => sum + n, 0)).toBe(21);
    expect(weeks.map(({ week }) => week)).toEqual(weeks.map(({ week }) => week).toSorted());

    const filter = (title: string) => `${META}?job_filter=${encodeURIComponent(title)}`;
    const total = async (title: string) =>
      (await read<MetaAnalytics>(as, filter(title))).total_assessments;
    expect(await total('Backend Engineer, Payments')).toBe(8);
    expect(await total('Platform Engineer,Nobody')).toBe(6);
    expect(await total('Platform')).toBe(0);
  });

  test('report with too few people that there are too few, instead of a figure', async () => {
    const as = await member();
    await scored(as, 4, 'Cook');
    const metrics = metricsOf(await read<MetaAnalytics>(as, META));
    expect(metrics).toMatchObject({ assessment_count: 4, average_score: null, top_score: null });
    expect(metrics).toMatchObject({ score_trend: [], skill_gaps: [], scarce_requirements: [] });
    expect(metrics.sources).toMatchObject([
      { candidates: 4, average_score: null, average_interval: null },
    ]);
  });

  test('do not count people skipped because the batch was cancelled', async () => {
    const as = await member();
    const id = await scored(as, 8, 'Cook');
    await server.db.execute(
      sql`${moveOn(id)} update candidates set state = 'failed', score = null, match = null,
        error = case when ordinal < 3 then 'Processing was cancelled' else 'No text.' end,
        error_code = case when ordinal < 3 then 'cancelled' else 'empty' end
        where batch_id = ${id} and ordinal < 4`,
    );
    const meta = await read<MetaAnalytics>(as, META);
    expect(metricsOf(meta).sources).toMatchObject([{ candidates: 5, could_not_read: 1 }]);
    const [found] = meta.assessment_meta_analytics.ai_insights.filter(({ id: name }) =>
      name.startsWith('could-not-read'),
    );
    expect(found).toMatchObject({
      claim: '1 of 6 candidates could not be read, so they have no score.',
      basis: 'Most often: No text.',
    });
  });

  test('leave out what an edited rubric has dropped', async () => {
    const as = await member();
    const id = await scored(as, 6, 'Backend Engineer');
    const { current } = (await as.get(`${BATCHES}/${id}/rubric`)).json();
    const lines = current.lines.filter(({ text }: { text: string }) => text !== 'Python');
    expect(lines).toHaveLength(current.lines.length - 1);
    await as.put(`${BATCHES}/${id}/rubric`, { lines }, { 'if-match': '"1"' });
    const { skill_gaps: gaps } = metricsOf(await read<MetaAnalytics>(as, META));
    expect(gaps?.map(({ skill }) => skill)).not.toContain('Python');
    expect(gaps?.map(({ skill }) => skill)).toContain('Docker');
  });

  test.each(['time_range=0', 'time_range=366', 'time_range=soon', 'metric_type=gossip'])(
    'refuse %s',
    async (query) => {
      const reply = await (await member()).get(`${META}?${query}`);
      expect(reply.statusCode).toBe(400);
    },
  );

  test('say how far invited people got, by job if one is requested', async () => {
    const as = await member();
    const assessment_id = await createAssessment(as);
    const first = await invite(as, { assessment_id, job_title: 'Keeper' });
    const second = await invite(as, { assessment_id, job_title: 'Keeper' });
    await invite(as, { job_title: 'Engineer' });
    const funnel = async (query = '') =>
      metricsOf(await read<MetaAnalytics>(as, `${META}${query}`)).invitation_funnel;
    await server.as().get(`/api/assessment/${first.invitation_code}`);
    expect(await funnel()).toEqual({ invited: 3, opened: 1, started: 0, submitted: 0 });
    const { invitation_code: code } = second;
    const kept = await read<EnhancedMeta>(as, ENHANCED);
    server.clock.advance(1000);
    await as.patch(`/api/invitations/${code}/progress`, { milestones_completed: 1 });
    expect(await funnel('?job_filter=Keeper')).toEqual({
      invited: 2,
      opened: 2,
      started: 1,
      submitted: 0,
    });
    const later = await read<EnhancedMeta>(as, ENHANCED);
    expect([kept, later].map((meta) => metricsOf(meta).invitation_funnel?.started)).toEqual([0, 1]);
    expect(await funnel('?metric_type=skills')).toBeUndefined();
  });

  test('contain only what was requested', async () => {
    const as = await member();
    const skills = metricsOf(await read<MetaAnalytics>(as, `${META}?metric_type=skills`));
    expect(Object.keys(skills).toSorted()).toEqual([
      'assessment_count',
      'scarce_requirements',
      'skill_gaps',
      'time_range',
    ]);
  });
});

describe('the enhanced figures', () => {
  test('are cached until something changes, and dropped on request', async () => {
    const as = await member();
    await scored(as, 6, 'Baker');
    expect((await read<EnhancedMeta>(as, ENHANCED)).cached).toBe(false);
    expect((await read<EnhancedMeta>(as, ENHANCED)).cached).toBe(true);
    const anew = (await as.post(`${ENHANCED}/calculate`, {})).json<EnhancedMeta>();
    expect(anew.cached).toBe(false);
    const left = { time_range: null, include_benchmarks: null, include_trends: null };
    const same = await as.post(`${ENHANCED}/calculate`, { ...left, cache_results: null });
    const { generated_at: _at, processing_time_seconds: _took, ...figures } = same.json();
    expect(anew).toMatchObject(figures);

    await scored(as, 5, 'Baker', 1);
    const after = await read<EnhancedMeta>(as, ENHANCED);
    expect(after).toMatchObject({ cached: false, total_assessments: 11 });

    const cleared = (await as.delete(`${ENHANCED}/cache`)).json();
    expect(cleared).toEqual({ success: true, cleared: 2 });
    expect((await read<EnhancedMeta>(as, ENHANCED)).cached).toBe(false);
  });

  test('describe the plan as it is, not as it was when they were cached', async () => {
    const user = await aUser(server.db, { now: NOW, plan: 'professional' });
    const as = server.as(user);
    expect((await read<EnhancedMeta>(as, ENHANCED)).plan_type).toBe('professional');
    await server.db
      .update(subscriptions)
      .set({ planType: 'enterprise' })
      .where(eq(subscriptions.userId, user.id));
    expect((await read<EnhancedMeta>(as, ENHANCED)).plan_type).toBe('enterprise');
  });

  test('are compared with the previous range, of this account alone', async () => {
    const as = await member();
    await scored(as, 6, 'Nurse');
    expect((await read<EnhancedMeta>(as, ENHANCED)).benchmarks).toEqual([]);
    await scored(as, 5, 'Nurse', 45);
    const { benchmarks, trends } = await read<EnhancedMeta>(as, ENHANCED);
    expect(benchmarks?.find(({ name }) => name === 'People scored')).toMatchObject({
      own: 6,
      value: 5,
      n: 5,
    });
    const points = trends?.[0]?.points ?? [];
    expect(points).toHaveLength(31);
    expect(points.at(-1)).toEqual({ date: '2026-03-20', value: 6 });
    expect(points.at(0)).toEqual({ date: '2026-02-18', value: 0 });
  });
});

describe('findings for the dashboard', () => {
  const ask = async (as: As, body: object) => as.post(DASHBOARD, body);

  test('are sentences over counted figures, and say so', async () => {
    const as = await member();
    await scored(as, 12, 'Backend Engineer');
    const reply = (await ask(as, { dashboard_mode: 'overview' })).json<AiInsights>();
    expect(reply).toMatchObject({ generated_by: 'rules', cached: false, time_range: '30' });
    for (const { claim, basis, n } of reply.insights) {
      expect(claim).toMatch(/\d/);
      expect(basis).not.toBe('');
      expect(n).toBeGreaterThanOrEqual(5);
    }
    const scarce = reply.insights.find(({ id }) => id === 'scarce-must');
    // What the job states, not what was derived from its whole text.
    expect(scarce?.claim).not.toMatch(/Has worked as|Knows the work/);
    expect(scarce?.n).toBe(12);
  });

  test('about one batch cover only that one, and are available to nobody else', async () => {
    const as = await member();
    const id = await scored(as, 8, 'Backend Engineer');
    await scored(as, 8, 'Backend Engineer', 1);
    const body = { dashboard_mode: 'batch', batch_data: { batch_job_id: id, invented: 99 } };
    const { insights } = (await ask(as, body)).json<AiInsights>();
    expect(insights.find(({ id }) => id === 'scarce-must')?.n).toBe(8);
    expect((await ask(await member(), body)).statusCode).toBe(404);
  });

  test('about a batch that nobody names are about the newest', async () => {
    const as = await member();
    const none = await ask(as, { dashboard_mode: 'batch' });
    expect([none.statusCode, none.json().insights]).toEqual([200, []]);
    await scored(as, 8, 'Backend Engineer');
    await scored(as, 9, 'Backend Engineer', 1);
    const unnamed = { dashboard_mode: 'batch', batch_data: null, analytics_data: null };
    const { insights } = (await ask(as, unnamed)).json<AiInsights>();
    expect(insights.find(({ id }) => id === 'scarce-must')?.n).toBe(8);
  });

  test.each([
    [{}, messages.required],
    [{ dashboard_mode: '' }, messages.required],
    [{ dashboard_mode: null }, messages.required],
    [{ dashboard_mode: 'gossip' }, ERROR_CATALOGUE.validation_error.message],
  ])('refuse the mode of %j', async (body, message) => {
    const reply = await ask(await member(), body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual([{ field: 'dashboard_mode', message }]);
  });

  test('about the quota tell when it will not last', async () => {
    const periodStart = new Date('2026-03-10T12:00:00.000Z');
    const as = await member({ periodStart, used: 2_000 });
    const { insights } = (await ask(as, { dashboard_mode: 'quota' })).json<AiInsights>();
    expect(insights).toMatchObject([{ id: 'quota-pace', n: 2_000, confidence: 'high' }]);
    expect(insights[0]?.claim).toMatch(/used up \d+ days before its period ends/);
  });
});
