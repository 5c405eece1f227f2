import { randomUUID } from 'node:crypto';
import { openDocumentReader } from '@candor/documents';
import { messages } from '@candor/domain/messages';
import type { AtsAssessmentResult, JobAnalytics } from '@candor/domain/model/ats-reports';
import { serverMessages } from '@candor/domain/server-messages';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  atsApplications,
  atsConnections,
  atsJobs,
  ownTerms,
  termVersions,
} from '../../../db/schema';
import { NOT_READ, scanFirst } from '../../../sources/scan-first';
import {
  type AtsApp,
  atsApp,
  INTEGRATIONS,
  linkAshby,
  linkGreenhouse,
  proxyOf,
} from '../../../testing/ats-app';
import { JOB_DESCRIPTION, resume } from '../../../testing/documents/make-csv';
import { makePdf, makeScan } from '../../../testing/documents/make-pdf';
import { entriesOf } from '../../../testing/entries-of';
import { aUser } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/invariants';
import type { As } from '../../../testing/test-app';
import { scoreWaiting } from './score-waiting';

const ASHBY = proxyOf('ashby');

let app: AtsApp;
beforeAll(async () => {
  app = await atsApp();
});
afterAll(() => app.close());
beforeEach(() => app.ashby.down(false));

/** An Ashby job with this many applications, whose resumes differ. */
function aJob(people: number, description: string | null = JOB_DESCRIPTION): string {
  const id = app.ashby.addJob({ title: 'Backend Engineer', description });
  for (let n = 1; n <= people; n += 1) {
    app.ashby.addApplication({
      jobId: id,
      name: `Robin Vale ${n}`,
      email: `robin${n}@example.com`,
      resume: resume(n),
    });
  }
  return id;
}

const reportOf = async (as: As, id: string, of = ASHBY): Promise<JobAnalytics> =>
  (await as.get(`${of}/jobs/${id}/analytics`)).json();
const score = (as: As, id: string, body: object = {}, of = ASHBY) =>
  as.post(`${of}/jobs/${id}/score`, body);
const used = async (as: As) => (await as.get('/api/users/quota-status')).json().candidates_used;

/** The report once nobody is waiting any more. */
async function scored(as: As, id: string, of = ASHBY): Promise<JobAnalytics> {
  return vi.waitFor(
    async () => {
      const report = await reportOf(as, id, of);
      expect(report.scoring.waiting).toBe(0);
      return report;
    },
    { timeout: 20_000, interval: 100 },
  );
}

test('every open application of a job is scored, charged once, and read free of charge', async () => {
  const id = aJob(3);
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
  expect(await used(as)).toBe(0);
  const asked = await score(as, id);
  expect([asked.statusCode, asked.json().queued]).toEqual([202, 3]);
  const report = await scored(as, id);
  const scores = report.assessments.map(({ raw_results }) => raw_results.overall_score ?? -1);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(report.aggregates).toEqual({
    average_score: Math.round((scores.reduce((sum, one) => sum + one, 0) / 3) * 10) / 10,
    top_score: scores[0],
    assessment_count: 3,
  });
  expect(report.scoring).toMatchObject({ unscored: 0, scored: 3, job_text_from: 'ats' });
  expect(await used(as)).toBe(3);
  await reportOf(as, id);
  expect(await used(as)).toBe(3);
  expect(await brokenInvariants(app.t.db)).toEqual([]);
});

test('nobody is charged twice, however often it is requested', async () => {
  const id = aJob(2);
  const { as, id: userId } = await app.partner();
  await reportOf(as, id);
  const asked = await Promise.all([score(as, id), score(as, id), score(as, id)]);
  expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409]);
  await scored(as, id);
  const again = await score(as, id);
  expect(again.json()).toMatchObject({ code: 'conflict', detail: serverMessages.atsNobodyToScore });
  app.ashby.addApplication({ jobId: id, name: 'Nell Ward', resume: resume(9) });
  app.t.clock.advance(6 * 60_000);
  await vi.waitFor(async () => expect((await reportOf(as, id)).scoring.unscored).toBe(1));
  expect((await score(as, id)).json().queued).toBe(1);
  await scored(as, id);
  expect(await used(as)).toBe(3);
  const log = await entriesOf(app.t.db, userId);
  expect(log.filter(({ action }) => action === 'ats.scoring_asked')).toHaveLength(2);
});

test('a score comes with its evidence, the person and their place among the others', async () => {
  const id = aJob(3);
  const { as } = await app.partner();
  await reportOf(as, id);
  await score(as, id);
  const [best] = (await scored(as, id)).assessments;
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
  const id = aJob(1);
  const { as } = await app.partner();
  await reportOf(as, id);
  await score(as, id);
  const [one] = (await scored(as, id)).assessments;
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
  await score(as, id);
  const { assessments, scoring } = await scored(as, id);
  expect(scoring).toMatchObject({ scored: 1, unreadable: 2 });
  const of = (name: string) => assessments.find((one) => one.candidate_name === name)?.raw_results;
  expect(of('Robin Vale')?.overall_score).toEqual(expect.any(Number));
  expect(of('Ida Penn')).toMatchObject({ overall_score: null, state: 'unreadable' });
  expect(of('Ida Penn')?.problem).toMatch(/text recognition/);
  expect(of('Ola Brook')?.problem).toBe('No resume is attached to this application.');
  expect(await used(as)).toBe(1);
  // Whoever adds a resume can have it scored: that cause passes.
  expect([scoring.unscored, scoring.retriable]).toEqual([1, 1]);
});

test('a job without a description asks for one, and accepts pasted text', async () => {
  const id = aJob(1, null);
  const { as } = await app.partner();
  await reportOf(as, id);
  const refused = await score(as, id);
  expect([refused.statusCode, refused.json().reason]).toEqual([400, 'no_job_text']);
  expect(refused.json().detail).toBe(messages.atsNoJobText('Ashby'));
  const short = await score(as, id, { job_text: 'Too short' });
  expect(short.json()).toMatchObject({ detail: messages.minLength(50) });
  await score(as, id, { job_text: JOB_DESCRIPTION });
  expect((await scored(as, id)).scoring).toMatchObject({ scored: 1, job_text_from: 'typed' });
});

test('a job whose text was typed takes the one of its system again, and the typed one back', async () => {
  const id = aJob(1);
  const { as } = await app.partner();
  await reportOf(as, id);
  const typed = `${JOB_DESCRIPTION}\nRequired: Kubernetes.`;
  await score(as, id, { job_text: typed });
  expect((await scored(as, id)).scoring).toMatchObject({ scored: 1, job_text_from: 'typed' });
  const before = await used(as);
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
  expect(await used(as)).toBe(before);
});

test('a typed text stays where the system has none, or is away', async () => {
  const id = aJob(1, null);
  const { as } = await app.partner();
  await reportOf(as, id);
  await score(as, id, { job_text: JOB_DESCRIPTION });
  await scored(as, id);
  const put = () => as.put(`${ASHBY}/jobs/${id}/job-text`, { job_text: null });
  const refused = await put();
  expect([refused.statusCode, refused.json().reason]).toEqual([400, 'no_job_text']);
  app.ashby.down(true);
  expect((await put()).statusCode).toBe(503);
  app.ashby.down(false);
  expect((await reportOf(as, id)).scoring.job_text_from).toBe('typed');
});

test('a quota that does not reach for all of them is refused before anybody is scored', async () => {
  const id = aJob(3);
  const { as } = await app.partner({ candidatesLimit: 2 });
  await reportOf(as, id);
  const reply = await score(as, id);
  expect(reply.statusCode).toBe(402);
  expect(reply.json()).toMatchObject({
    code: 'candidate_quota_exceeded',
    limit: 2,
    remaining: 2,
    requested: 3,
  });
  expect((await reportOf(as, id)).scoring).toMatchObject({ waiting: 0, unscored: 3 });
});

test('a key revoked on the way stops the job and says how to continue, and nobody is lost', async () => {
  const id = aJob(2);
  const { as } = await app.partner();
  await reportOf(as, id);
  await app.stopWorker();
  await score(as, id);
  app.ashby.permit('apiKeys:read', 'jobs:read');
  await scoreWaiting(app.t.deps);
  expect((await reportOf(as, id)).scoring).toMatchObject({ stopped_by: 'permission', unscored: 2 });
  app.ashby.permit('apiKeys:read', 'jobs:read', 'candidates:read');
  await linkAshby(as, app.ashby);
  await score(as, id);
  await scoreWaiting(app.t.deps);
  expect((await reportOf(as, id)).scoring).toMatchObject({ stopped_by: null, scored: 2 });
  await app.startWorker();
});

test('a system that is away for a while is asked again, and two workers charge nobody twice', async () => {
  const id = aJob(4);
  const { as } = await app.partner();
  await reportOf(as, id);
  await app.stopWorker();
  await score(as, id);
  app.ashby.down(true);
  await scoreWaiting(app.t.deps);
  expect((await reportOf(as, id)).scoring).toMatchObject({ waiting: 4, scored: 0 });
  app.ashby.down(false);
  app.t.clock.advance(60_000);
  // A worker that claimed them and died blocks them for no longer than a claim lasts.
  await Promise.all([scoreWaiting(app.t.deps), scoreWaiting(app.t.deps)]);
  await app.t.db.update(atsApplications).set({ claimedUntil: null });
  await Promise.all([scoreWaiting(app.t.deps), scoreWaiting(app.t.deps)]);
  expect((await reportOf(as, id)).scoring).toMatchObject({ waiting: 0, scored: 4 });
  expect(await used(as)).toBe(4);
  expect(await brokenInvariants(app.t.db)).toEqual([]);
  await app.startWorker();
});

/** A term that no release of the engine understands any more: every job of the account is read with it. */
async function spoilTerms(userId: string): Promise<void> {
  const at = app.t.clock.now();
  await app.t.db.insert(ownTerms).values({
    id: randomUUID(),
    userId,
    name: 'Lamp oil',
    nameKey: 'lamp oil',
    kind: 'gone',
    aliases: [],
    broader: [],
    related: [],
    context: [],
    createdAt: at,
    updatedAt: at,
  });
  await app.t.db.insert(termVersions).values({ userId, version: `of ${userId}`, updatedAt: at });
}

/** A partner's job of two that waits to be scored and whose text cannot be made ready, without a worker. */
async function aSpoiledJob() {
  const id = aJob(2);
  const { as, id: userId } = await app.partner();
  await reportOf(as, id);
  await app.stopWorker();
  await score(as, id);
  await spoilTerms(userId);
  return { id, as, userId };
}

test('a job whose text cannot be made ready is asked for ever more rarely, stops and says so', async () => {
  const { id, as, userId } = await aSpoiledJob();
  // The same system has other partners, whose rows of this job are not asked for.
  const rowsNow = async () => {
    const isOwn = and(eq(atsApplications.jobId, id), eq(atsConnections.userId, userId));
    const join = eq(atsConnections.id, atsApplications.connectionId);
    const found = await app.t.db
      .select()
      .from(atsApplications)
      .innerJoin(atsConnections, join)
      .where(isOwn);
    return found.map(({ ats_applications: row }) => row);
  };
  const tried: number[] = [];
  for (let quarters = 0; quarters < 40; quarters += 1) {
    await scoreWaiting(app.t.deps);
    const rows = await rowsNow();
    if (rows.every(({ state }) => state === null)) break;
    if (rows.every(({ tries }) => tries > tried.length)) tried.push(quarters);
    app.t.clock.advance(15_000);
  }
  expect(tried).toEqual([0, 1, 3, 7, 15]);
  await app.startWorker();
  expect((await reportOf(as, id)).scoring).toMatchObject({
    stopped_by: 'job_text',
    waiting: 0,
    scored: 0,
    unscored: 2,
  });

  await app.t.db.delete(ownTerms).where(eq(ownTerms.userId, userId));
  await app.t.db.delete(termVersions).where(eq(termVersions.userId, userId));
  await score(as, id);
  expect((await scored(as, id)).scoring).toMatchObject({ stopped_by: null, scored: 2 });
});

test('resumes that cannot be read here are tried ever more rarely, cost nobody anything and can be scored later', async () => {
  const id = aJob(1);
  const { as } = await app.partner();
  await reportOf(as, id);
  await app.stopWorker();
  await score(as, id);
  const { deps } = app.t;
  const { documents } = deps;
  const reader = openDocumentReader({ processes: 1 });
  const mend = async () => {
    vi.unstubAllEnvs();
    Object.assign(deps, { documents });
    await reader.close();
  };
  onTestFinished(mend);
  Object.assign(deps, { documents: scanFirst(reader, null, deps.log) });
  vi.stubEnv('CANDOR_BUNDLES', '/nowhere');
  const tried: number[] = [];
  for (let quarters = 0; quarters < 40; quarters += 1) {
    await scoreWaiting(deps);
    const [row] = await app.t.db
      .select()
      .from(atsApplications)
      .where(eq(atsApplications.jobId, id));
    if ((row?.tries ?? 0) > tried.length) tried.push(quarters);
    if (row?.state === 'unreadable') break;
    app.t.clock.advance(15_000);
  }
  await mend();
  expect(tried).toEqual([0, 1, 3, 7, 15, 31]);
  await app.startWorker();
  const { scoring, assessments } = await reportOf(as, id);
  expect(scoring).toMatchObject({ unreadable: 1, retriable: 1 });
  expect(assessments[0]?.raw_results.problem).toBe(NOT_READ.message);
  expect(await used(as)).toBe(0);
  await score(as, id);
  expect((await scored(as, id)).scoring).toMatchObject({ scored: 1 });
});

test('a job that ended its process whenever it was begun is given up', async () => {
  const { id, as } = await aSpoiledJob();
  await app.t.db
    .update(atsApplications)
    .set({ tries: 6, claimedUntil: app.t.clock.now() })
    .where(eq(atsApplications.jobId, id));
  await scoreWaiting(app.t.deps);
  const { scoring, assessments } = await reportOf(as, id);
  await app.startWorker();
  expect(scoring).toMatchObject({ waiting: 0, unreadable: 2 });
  expect(assessments[0]?.raw_results.problem).toMatch(/could not be processed/);
});

test('a rate-limited Greenhouse is left alone until its window is over, and nobody loses an attempt', async () => {
  const job = app.greenhouse.addJob({ name: 'Engineer', post: JOB_DESCRIPTION });
  for (let n = 1; n <= 45; n += 1) {
    app.greenhouse.addApplication({
      jobId: job,
      firstName: 'Robin',
      lastName: `Vale ${n}`,
      resume: resume(n),
    });
  }
  const user = await aUser(app.t.db, { plan: 'professional', isPartner: true });
  const as = app.t.as(user);
  await linkGreenhouse(app, as);
  const of = proxyOf('greenhouse');
  const id = `gh_job_${String(job).padStart(7, '0')}`;
  await vi.waitFor(
    async () => expect((await reportOf(as, id, of)).scoring.unscored).toBe(45),
    10_000,
  );
  await app.stopWorker();
  expect((await score(as, id, {}, of)).json()).toMatchObject({ queued: 45 });
  app.greenhouse.limit(3, 30);
  await scoreWaiting(app.t.deps);
  expect((await reportOf(as, id, of)).scoring).toMatchObject({ scored: 20, waiting: 25 });
  const isWaiting = eq(atsApplications.state, 'waiting');
  const waiting = await app.t.db.select().from(atsApplications).where(isWaiting);
  expect(new Set(waiting.map(({ tries }) => tries))).toEqual(new Set([0]));
  const calls = app.greenhouse.calls.length;
  await scoreWaiting(app.t.deps);
  expect(app.greenhouse.calls).toHaveLength(calls);
  for (let windows = 1; windows <= 2; windows += 1) {
    app.greenhouse.world.advance(31_000);
    app.t.clock.advance(31_000);
    await scoreWaiting(app.t.deps);
  }
  app.greenhouse.limit(1_000, 30);
  expect((await reportOf(as, id, of)).scoring).toMatchObject({ scored: 45, unreadable: 0 });
  expect(await used(as)).toBe(45);
  await app.startWorker();
});

test('people merged while they are being fetched are fetched under the other id', async () => {
  const jobId = aJob(1);
  const kept = app.ashby.addApplication({ jobId: null, name: 'Robin Vale', resume: resume(2) });
  const { as } = await app.partner();
  await reportOf(as, jobId);
  await app.stopWorker();
  await score(as, jobId);
  const isIt = eq(atsApplications.jobId, jobId);
  const [row] = await app.t.db.select().from(atsApplications).where(isIt);
  const { ashby } = app.t.deps.ats;
  const lookUp: typeof ashby.lookUp = async (...asked) => {
    if (row) app.ashby.world.mergeCandidates(row.candidateId, kept.candidateId);
    await app.t.db.update(atsApplications).set({ candidateId: kept.candidateId }).where(isIt);
    return ashby.lookUp(...asked);
  };
  const ats = { ...app.t.deps.ats, ashby: { ...ashby, lookUp } };
  await scoreWaiting({ ...app.t.deps, ats });
  expect((await reportOf(as, jobId)).scoring).toMatchObject({ scored: 1, unreadable: 0 });
  await app.startWorker();
});

test('what was scored stays when the system is disconnected, and is there when it is connected again', async () => {
  const id = aJob(1);
  const { as } = await app.partner();
  await reportOf(as, id);
  await score(as, id);
  await scored(as, id);
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
  await score(as, jobId, {}, of);
  const { assessments } = await scored(as, jobId, of);
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
