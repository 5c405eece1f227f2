import { messages } from '@candor/domain/messages';
import type { AtsAssessmentResult } from '@candor/domain/model/ats-reports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { atsJobs } from '../../../db/schema';
import {
  type AtsApp,
  atsApp,
  INTEGRATIONS,
  linkAshby,
  linkGreenhouse,
  proxyOf,
} from '../../../testing/ats-app';
import {
  ASHBY,
  ashbyJob,
  reportOf,
  scoredReport,
  scoreJob,
  usedBy,
} from '../../../testing/ats-scoring';
import { JOB_DESCRIPTION, resume } from '../../../testing/documents/make-csv';
import { makePdf, makeScan } from '../../../testing/documents/make-pdf';
import { entriesOf } from '../../../testing/entries-of';
import { aUser } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/invariants';

let app: AtsApp;
beforeAll(async () => {
  app = await atsApp();
});
afterAll(() => app.close());
beforeEach(() => app.ashby.down(false));

test('every open application of a job is scored, charged once, and read free of charge', async () => {
  const id = ashbyJob(app, 3);
  const { as } = await app.partner();
  const before = await reportOf(as, id);
  expect(before).toMatchObject({
    job_title: 'Backend Engineer',
    jobTitle: 'Backend Engineer',
    total_candidates: 3,
    assessments: [],
    aggregates: { average_score: null, assessment_count: 0 },
    scoring: {
      unscored: 3,
      retriable: 0,
      waiting: 0,
      scored: 0,
      stopped_by: null,
      job_text_from: null,
    },
  });
  expect(await usedBy(as)).toBe(0);
  const asked = await scoreJob(as, id);
  expect([asked.statusCode, asked.json().queued]).toEqual([202, 3]);
  const report = await scoredReport(as, id);
  const scores = report.assessments.map(({ raw_results }) => raw_results.overall_score ?? -1);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(report.aggregates).toEqual({
    average_score: Math.round((scores.reduce((sum, one) => sum + one, 0) / 3) * 10) / 10,
    top_score: scores[0],
    assessment_count: 3,
  });
  expect(report.scoring).toMatchObject({ unscored: 0, scored: 3, job_text_from: 'ats' });
  expect(await usedBy(as)).toBe(3);
  await reportOf(as, id);
  expect(await usedBy(as)).toBe(3);
  expect(await brokenInvariants(app.t.db)).toEqual([]);
});

test('nobody is charged twice, however often it is requested', async () => {
  const id = ashbyJob(app, 2);
  const { as, id: userId } = await app.partner();
  await reportOf(as, id);
  const asked = await Promise.all([scoreJob(as, id), scoreJob(as, id), scoreJob(as, id)]);
  expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409]);
  await scoredReport(as, id);
  const again = await scoreJob(as, id);
  expect(again.json()).toMatchObject({ code: 'conflict', detail: messages.atsNobodyToScore });
  app.ashby.addApplication({ jobId: id, name: 'Nell Ward', resume: resume(9) });
  app.t.clock.advance(6 * 60_000);
  await vi.waitFor(async () => expect((await reportOf(as, id)).scoring.unscored).toBe(1));
  expect((await scoreJob(as, id)).json().queued).toBe(1);
  await scoredReport(as, id);
  expect(await usedBy(as)).toBe(3);
  const log = await entriesOf(app.t.db, userId);
  expect(log.filter(({ action }) => action === 'ats.scoring_asked')).toHaveLength(2);
});

test('a score comes with its evidence, the person and their place among the others', async () => {
  const id = ashbyJob(app, 3);
  const { as } = await app.partner();
  await reportOf(as, id);
  await scoreJob(as, id);
  const [best] = (await scoredReport(as, id)).assessments;
  const reply = await as.get(`${ASHBY}/assessments/${best?.assessment_id}/results`);
  const result = reply.json<AtsAssessmentResult>();
  expect(result).toMatchObject({
    jobId: id,
    job_title: 'Backend Engineer',
    ats_type: 'ashby',
    candidateName: best?.candidate_name,
    raw_results: { source: 'candor', state: 'scored' },
    match_score: { overall_score: best?.raw_results.overall_score },
  });
  const [evidence] = (result.match_results?.requirements ?? []).flatMap((one) => one.evidence);
  expect(evidence && result.document_text.slice(evidence.start, evidence.end)).toBe(
    evidence?.quote,
  );
  expect(result.graph_data.peers).toHaveLength(2);
  expect(result.graph_data.dimensions.length).toBeGreaterThan(0);
  expect(result.graph_data.requirements).toHaveLength(
    result.match_results?.requirements.length ?? -1,
  );
});

test('a pair gets the same score through a system as alone', async () => {
  const id = ashbyJob(app, 1);
  const { as } = await app.partner();
  await reportOf(as, id);
  await scoreJob(as, id);
  const [one] = (await scoredReport(as, id)).assessments;
  const alone = await as.form('/api/analytics/match', {
    candidate_text: resume(1),
    job_text: JOB_DESCRIPTION,
  });
  expect(one?.raw_results.overall_score).toBe(alone.json().match_score.overall_score);
});

test('documents are read as everywhere else, and unreadable ones have a cause and no charge', async () => {
  const id = app.ashby.addJob({ title: 'Engineer', description: JOB_DESCRIPTION });
  const apply = (name: string, file: { filename: string; bytes: Uint8Array } | null) =>
    app.ashby.addApplication({ jobId: id, name, resume: file });
  apply('Robin Vale', { filename: 'cv.pdf', bytes: makePdf(resume(1).split('\n')) });
  apply('Ida Penn', { filename: 'scan.pdf', bytes: makeScan() });
  apply('Ola Brook', null);
  const { as } = await app.partner();
  await reportOf(as, id);
  await scoreJob(as, id);
  const { assessments, scoring } = await scoredReport(as, id);
  expect(scoring).toMatchObject({ scored: 1, unreadable: 2 });
  const of = (name: string) => assessments.find((one) => one.candidate_name === name)?.raw_results;
  expect(of('Robin Vale')?.overall_score).toEqual(expect.any(Number));
  expect(of('Ida Penn')).toMatchObject({ overall_score: null, state: 'unreadable' });
  expect(of('Ida Penn')?.problem).toMatch(/text recognition/);
  expect(of('Ola Brook')?.problem).toBe('No resume is attached to this application.');
  expect(await usedBy(as)).toBe(1);
  // Whoever adds a resume can have it scored: that cause passes.
  expect([scoring.unscored, scoring.retriable]).toEqual([1, 1]);
});

test('a job without a description asks for one, and accepts pasted text', async () => {
  const id = ashbyJob(app, 1, null);
  const { as } = await app.partner();
  await reportOf(as, id);
  const refused = await scoreJob(as, id);
  expect([refused.statusCode, refused.json().reason]).toEqual([400, 'no_job_text']);
  expect(refused.json().detail).toBe(messages.atsNoJobText('Ashby'));
  const short = await scoreJob(as, id, { job_text: 'Too short' });
  expect(short.json()).toMatchObject({ detail: messages.minLength(50) });
  await scoreJob(as, id, { job_text: JOB_DESCRIPTION });
  expect((await scoredReport(as, id)).scoring).toMatchObject({ scored: 1, job_text_from: 'typed' });
});

test('a job whose text was typed takes the one of its system again, and the typed one back', async () => {
  const id = ashbyJob(app, 1);
  const { as } = await app.partner();
  await reportOf(as, id);
  const typed = `${JOB_DESCRIPTION}\nRequired: Kubernetes.`;
  await scoreJob(as, id, { job_text: typed });
  expect((await scoredReport(as, id)).scoring).toMatchObject({ scored: 1, job_text_from: 'typed' });
  const before = await usedBy(as);
  const put = (text: string | null) => as.put(`${ASHBY}/jobs/${id}/job-text`, { job_text: text });
  const kept = async () => {
    const rows = await app.t.db.select().from(atsJobs).where(eq(atsJobs.externalId, id));
    // Others who are connected to the same system have the job, too, without a text.
    return rows.flatMap(({ jobText }) => jobText ?? []);
  };

  const reset = await put(null);
  expect(reset.json()).toMatchObject({
    before: typed,
    scoring: { scored: 1, job_text_from: 'ats' },
  });
  expect(await kept()).toEqual([JOB_DESCRIPTION]);
  expect((await reportOf(as, id)).scoring.job_text_from).toBe('ats');
  expect((await put(null)).json().before).toBeNull();

  const undone = await put(reset.json().before);
  expect(undone.json()).toMatchObject({ before: null, scoring: { job_text_from: 'typed' } });
  expect(await kept()).toEqual([typed]);
  expect(await usedBy(as)).toBe(before);
});

test('a typed text stays where the system has none, or is away', async () => {
  const id = ashbyJob(app, 1, null);
  const { as } = await app.partner();
  await reportOf(as, id);
  await scoreJob(as, id, { job_text: JOB_DESCRIPTION });
  await scoredReport(as, id);
  const put = () => as.put(`${ASHBY}/jobs/${id}/job-text`, { job_text: null });
  const refused = await put();
  expect([refused.statusCode, refused.json().reason]).toEqual([400, 'no_job_text']);
  app.ashby.down(true);
  expect((await put()).statusCode).toBe(503);
  app.ashby.down(false);
  expect((await reportOf(as, id)).scoring.job_text_from).toBe('typed');
});

test('a quota that does not reach for all of them is refused before anybody is scored', async () => {
  const id = ashbyJob(app, 3);
  const { as } = await app.partner({ candidatesLimit: 2 });
  await reportOf(as, id);
  const reply = await scoreJob(as, id);
  expect(reply.statusCode).toBe(402);
  expect(reply.json()).toMatchObject({
    code: 'candidate_quota_exceeded',
    limit: 2,
    remaining: 2,
    requested: 3,
  });
  expect((await reportOf(as, id)).scoring).toMatchObject({ waiting: 0, unscored: 3 });
});

test('what was scored stays when the system is disconnected, and is there when it is connected again', async () => {
  const id = ashbyJob(app, 1);
  const { as } = await app.partner();
  await reportOf(as, id);
  await scoreJob(as, id);
  await scoredReport(as, id);
  await as.delete(`${INTEGRATIONS}/ashby`);
  expect((await as.get(`${ASHBY}/jobs/${id}/analytics`)).json().reason).toBe('not_connected');
  await linkAshby(as, app.ashby);
  expect((await reportOf(as, id)).aggregates.assessment_count).toBe(1);
});

test('Greenhouse is scored the same way, under ids of eight characters and more', async () => {
  const job = app.greenhouse.addJob({
    name: 'Backend Engineer',
    post: `<p>${JOB_DESCRIPTION.replaceAll('\n', '</p><p>')}</p>`,
  });
  app.greenhouse.addApplication({
    jobId: job,
    firstName: 'Robin',
    lastName: 'Vale',
    resume: resume(1),
  });
  const user = await aUser(app.t.db, { plan: 'professional', isPartner: true });
  const as = app.t.as(user);
  await linkGreenhouse(app, as);
  const of = proxyOf('greenhouse');
  const { jobs } = (await as.get(`${of}/jobs`)).json();
  const [{ jobId }] = jobs;
  expect(jobId).toBe(`gh_job_${String(job).padStart(7, '0')}`);
  await scoreJob(as, jobId, {}, of);
  const { assessments } = await scoredReport(as, jobId, of);
  expect(assessments).toMatchObject([{ candidate_name: 'Robin Vale' }]);
  const shown = (await as.get(`${of}/assessments`)).json().assessments[0];
  expect(shown).toMatchObject({ ats_source: 'greenhouse', jobId, candidateName: 'Robin Vale' });
  const result = await as.get(`${of}/assessments/${shown.assessmentId}/results`);
  expect(result.json().candidateName).toBe('Robin Vale');
  expect((await as.get(`${of}/service-status`)).json()).toMatchObject({ status: 'healthy' });
  expect((await as.get(`${of}/overview-stats?time_range=7`)).json()).toMatchObject({
    total_jobs: jobs.length,
    assessment_count: 1,
    time_range: '7',
  });
  for (const path of [`${of}/assessment-meta`, '/api/analytics/greenhouse-assessment-meta']) {
    const meta = (await as.get(path)).json();
    expect(meta).toMatchObject({ data_source: 'greenhouse', total_assessments: 1 });
  }
});
