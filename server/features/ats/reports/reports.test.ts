import { messages } from '@candor/domain/messages';
import { serverMessages } from '@candor/domain/server-messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AtsApp, atsApp, INTEGRATIONS, proxyOf } from '../../../testing/ats-app';
import { JOB_DESCRIPTION, resume } from '../../../testing/documents/make-csv';
import { aUser } from '../../../testing/factories';
import type { As } from '../../../testing/test-app';

const ASHBY = proxyOf('ashby');

let app: AtsApp;
beforeAll(async () => {
  app = await atsApp();
});
afterAll(() => app.close());
beforeEach(() => app.ashby.down(false));

const jobsOf = async (as: As, query = '') => (await as.get(`${ASHBY}/jobs${query}`)).json();

async function aScoredJob(as: As, people: number, title = 'Backend Engineer'): Promise<string> {
  const id = app.ashby.addJob({ title, description: JOB_DESCRIPTION });
  for (let n = 1; n <= people; n += 1) {
    app.ashby.addApplication({ jobId: id, name: `Robin Vale ${n}`, resume: resume(n) });
  }
  app.t.clock.advance(6 * 60_000);
  await jobsOf(as);
  await as.post(`${ASHBY}/jobs/${id}/score`, {});
  await vi.waitFor(
    async () => {
      const { scoring } = (await as.get(`${ASHBY}/jobs/${id}/analytics`)).json();
      expect(scoring).toMatchObject({ waiting: 0, scored: people });
    },
    { timeout: 20_000, interval: 100 },
  );
  return id;
}

describe('the jobs of a system', () => {
  test('are there at the first read, page by page, the latest first', async () => {
    for (const n of [1, 2, 3]) app.ashby.addJob({ title: `Job ${n}` });
    const { as } = await app.partner();
    const all = await jobsOf(as);
    expect(all).toMatchObject({ limit: 10, skip: 0, has_more: false, stale: false });
    expect(all.total).toBeGreaterThanOrEqual(3);
    const page = await jobsOf(as, '?limit=2&skip=1');
    expect(page).toMatchObject({ limit: 2, skip: 1, has_more: all.total > 3 });
    expect(page.jobs).toEqual(all.jobs.slice(1, 3));
  });

  test('say what a page may be', async () => {
    const { as } = await app.partner();
    for (const query of ['?limit=0', '?limit=101', '?limit=x']) {
      expect(await jobsOf(as, query)).toMatchObject({ detail: messages.limitRange });
    }
    expect(await jobsOf(as, '?skip=-1')).toMatchObject({ detail: messages.skipRange });
  });

  test('without a title are called unknown', async () => {
    const id = app.ashby.addJob({ title: '' });
    const { as } = await app.partner();
    expect((await as.get(`${ASHBY}/jobs/${id}/analytics`)).json()).toMatchObject({
      jobTitle: 'Unknown Job',
      job_title: 'Unknown Job',
    });
  });

  test('are those that the system has now', async () => {
    const { as } = await app.partner();
    const id = app.ashby.addJob({ title: 'Short-lived' });
    app.t.clock.advance(6 * 60_000);
    const titles = async () =>
      (await jobsOf(as, '?limit=100')).jobs.map((job: { jobTitle: string }) => job.jobTitle);
    expect(await titles()).toContain('Short-lived');
    app.ashby.world.jobs.delete(id);
    // Deletions are noticed when everything is read again, once a day.
    app.t.clock.advance(25 * 3_600_000);
    expect(await titles()).not.toContain('Short-lived');
  });
});

describe('distinguishes people whose names are hidden', () => {
  type One = { assessment_id: string; ordinal: number };
  const listed = async (as: As, job: string): Promise<Map<string, number>> => {
    const { assessments } = (await as.get(`${ASHBY}/assessments?limit=100`)).json();
    const own = assessments.filter(({ jobId }: { jobId: string }) => jobId === job);
    return new Map(own.map((one: One) => [one.assessment_id, one.ordinal]));
  };
  const reported = async (as: As, job: string): Promise<Map<string, number>> => {
    const { assessments } = (await as.get(`${ASHBY}/jobs/${job}/analytics`)).json();
    return new Map(assessments.map((one: One) => [one.assessment_id, one.ordinal]));
  };

  test('is one number for each of a job, the same wherever they are shown', async () => {
    const { as } = await app.partner();
    const jobs = [await aScoredJob(as, 4), await aScoredJob(as, 3, 'Night Porter')];
    for (const job of jobs) {
      const places = await reported(as, job);
      expect(await listed(as, job)).toEqual(places);
      expect([...places.values()].sort()).toEqual([1, 2, 3, 4].slice(0, places.size));
      for (const [id, ordinal] of places) {
        expect((await as.get(`${ASHBY}/assessments/${id}/results`)).json()).toMatchObject({
          ordinal,
        });
      }
    }
  });

  test('stays with whoever has it when more are scored', async () => {
    const { as } = await app.partner();
    const job = await aScoredJob(as, 3);
    const before = await reported(as, job);
    for (const n of [1, 2]) {
      app.ashby.addApplication({ jobId: job, name: `Late Comer ${n}`, resume: resume(n) });
    }
    app.t.clock.advance(6 * 60_000);
    await jobsOf(as);
    await vi.waitFor(
      async () => {
        const { scoring } = (await as.get(`${ASHBY}/jobs/${job}/analytics`)).json();
        expect(scoring.unscored).toBe(2);
      },
      { timeout: 20_000, interval: 100 },
    );
    await as.post(`${ASHBY}/jobs/${job}/score`, {});
    const after = await reported(as, job);
    expect([...after].filter(([id]) => before.has(id)).sort()).toEqual([...before].sort());
    expect([...after.values()].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('ids', () => {
  test.each([
    ['ashby', 'jobs/%20/analytics', messages.atsJobIdRequired('Ashby')],
    ['ashby', 'jobs/1234567/analytics', messages.atsJobIdShort('Ashby')],
    ['greenhouse', 'jobs/%20/analytics', messages.atsJobIdRequired('Greenhouse')],
    ['greenhouse', 'jobs/1234567/analytics', messages.atsJobIdShort('Greenhouse')],
    ['ashby', 'assessments/%20/results', messages.assessmentIdRequired],
    ['greenhouse', 'assessments/1234567/results', messages.assessmentIdShort],
  ] as const)('of %s in %s are refused in their own words', async (ats, path, detail) => {
    const { as } = await app.partner();
    const reply = await as.get(`${proxyOf(ats)}/${path}`);
    expect([reply.statusCode, reply.json().detail]).toEqual([400, detail]);
  });

  test('of eight characters are searched for', async () => {
    const { as } = await app.partner();
    for (const path of ['jobs/12345678/analytics', 'assessments/12345678/results']) {
      expect((await as.get(`${ASHBY}/${path}`)).statusCode).toBe(404);
    }
  });
});

describe('who may read', () => {
  test('are partners alone, and the refusal names the system', async () => {
    const as = app.t.as(await aUser(app.t.db, { plan: 'enterprise' }));
    for (const path of ['jobs', 'assessments', 'service-status', 'overview-stats']) {
      const reply = await as.get(`${proxyOf('greenhouse')}/${path}`);
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({
        code: 'integration_partner_required',
        detail: serverMessages.partnerRequired('Greenhouse'),
      });
    }
  });

  test('figures over all jobs need professional, and nothing else does', async () => {
    const { as } = await app.partner({ plan: 'starter' });
    for (const path of [
      'proxy/ashby/overview-stats',
      'proxy/ashby/assessment-meta',
      'analytics/assessment-meta',
    ]) {
      const reply = await as.get(`/api/${path}`);
      expect(reply.statusCode).toBe(402);
      expect(reply.json()).toMatchObject({
        code: 'professional_subscription_required',
        detail: messages.atsProfessionalRequired('Ashby'),
        required_plan: 'professional',
      });
    }
    for (const path of ['jobs', 'assessments', 'service-status']) {
      expect((await as.get(`${ASHBY}/${path}`)).statusCode).toBe(200);
    }
  });

  test('read their own connection and nobody else’s', async () => {
    const { as } = await app.partner();
    const id = await aScoredJob(as, 1);
    const [{ assessmentId }] = (await as.get(`${ASHBY}/assessments`)).json().assessments;
    const other = app.t.as(await aUser(app.t.db, { plan: 'professional', isPartner: true }));
    for (const path of ['jobs', `jobs/${id}/analytics`, `assessments/${assessmentId}/results`]) {
      const reply = await other.get(`${ASHBY}/${path}`);
      expect([reply.statusCode, reply.json().reason]).toEqual([404, 'not_connected']);
      expect(reply.json().detail).toBe(serverMessages.atsNotConnected('Ashby'));
    }
    const connected = await app.partner();
    const reply = await connected.as.get(`${ASHBY}/assessments/${assessmentId}/results`);
    expect(reply.statusCode).toBe(404);
  });

  test('a client that says that it is a partner is none', async () => {
    const as = app.t.as(await aUser(app.t.db));
    const reply = await as.post(`${ASHBY}/jobs/12345678/score`, { is_integration_partner: true });
    expect(reply.statusCode).toBe(403);
  });
});

describe('a system that does not answer', () => {
  test('leaves earlier data in place, marked with its age', async () => {
    const { as } = await app.partner();
    const fresh = await jobsOf(as);
    app.t.clock.advance(6 * 60_000);
    app.ashby.down(true);
    const stale = await jobsOf(as);
    expect(stale).toMatchObject({ stale: true, as_of: fresh.as_of, jobs: fresh.jobs });
    expect((await as.get(`${INTEGRATIONS}/ashby/status`)).json()).toMatchObject({
      status: 'error',
      connected: true,
      problem: 'unavailable',
      last_sync: fresh.as_of,
    });
  });

  test('is an unhealthy result and no error', async () => {
    const { as } = await app.partner();
    const status = async () => (await as.get(`${ASHBY}/service-status`)).json();
    expect(await status()).toMatchObject({ status: 'healthy', overall_status: 'healthy' });
    app.ashby.down(true);
    expect(await status()).toMatchObject({
      status: 'unhealthy',
      error_message: messages.atsUnavailable('Ashby'),
    });
    app.ashby.down(false);
    app.ashby.trouble('nonsense');
    expect(await status()).toMatchObject({ status: 'unhealthy' });
    const unconnected = app.t.as(await aUser(app.t.db, { isPartner: true }));
    expect((await unconnected.get(`${ASHBY}/service-status`)).json()).toMatchObject({
      status: 'unhealthy',
      response_time_ms: null,
    });
  });

  test('is unavailable if nothing was read yet, and never reported as our fault', async () => {
    await app.stopWorker();
    const { as } = await app.partner();
    app.ashby.down(true);
    await app.startWorker();
    const reply = await as.get(`${ASHBY}/jobs`);
    expect([reply.statusCode, reply.json().detail]).toEqual([
      503,
      messages.atsUnavailable('Ashby'),
    ]);
  });
});

describe('figures over all jobs', () => {
  test('count what was scored in the requested days', async () => {
    const { as } = await app.partner();
    await aScoredJob(as, 2);
    const overviewOf = async (days: number) =>
      (await as.get(`${ASHBY}/overview-stats?time_range=${days}`)).json();
    const now = await overviewOf(30);
    expect(now).toMatchObject({ assessment_count: 2, total_assessments: 2, time_range: '30' });
    expect(now.top_score).toBeGreaterThanOrEqual(now.average_score);
    app.t.clock.advance(8 * 86_400_000);
    expect(await overviewOf(7)).toMatchObject({ assessment_count: 0, average_score: null });
  });

  test('show patterns over enough people, with what they rest on', async () => {
    const { as } = await app.partner();
    const id = await aScoredJob(as, 6, 'Platform Engineer');
    const metaOf = async (query = '') => (await as.get(`${ASHBY}/assessment-meta${query}`)).json();
    const meta = await metaOf();
    expect(meta).toMatchObject({
      data_source: 'ashby',
      plan_type: 'professional',
      integration_partner: true,
      total_jobs: 1,
      total_assessments: 6,
    });
    const { strategic_metrics: metrics } = meta.assessment_meta_analytics;
    expect(metrics).toMatchObject({ assessment_count: 6, time_range: '30' });
    expect(metrics.skill_gaps.length).toBeGreaterThan(0);
    expect(metrics.skill_gaps[0]).toMatchObject({ demand: 1, n: 6 });
    expect((await as.get('/api/analytics/assessment-meta')).json().total_assessments).toBe(6);
    expect(await metaOf('?job_filter=Somebody else')).toMatchObject({ total_assessments: 0 });
    for (const named of ['Platform Engineer', id, `Nobody,${id}`]) {
      expect(await metaOf(`?job_filter=${named}`)).toMatchObject({ total_assessments: 6 });
    }
    expect((await as.get('/api/analytics/greenhouse-assessment-meta')).json().reason).toBe(
      'not_connected',
    );
  });
});
