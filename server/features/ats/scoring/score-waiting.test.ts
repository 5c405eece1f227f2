import { randomUUID } from 'node:crypto';
import { openDocumentReader } from '@candor/documents';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { atsApplications, atsConnections, ownTerms, termVersions } from '../../../db/schema';
import { NOT_READ, scanFirst } from '../../../sources/scan-first';
import { type AtsApp, atsApp, linkAshby, linkGreenhouse, proxyOf } from '../../../testing/ats-app';
import { ashbyJob, reportOf, scoredReport, scoreJob, usedBy } from '../../../testing/ats-scoring';
import { JOB_DESCRIPTION, resume } from '../../../testing/documents/make-csv';
import { aUser } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/invariants';
import { scoreWaiting } from './score-waiting';

let app: AtsApp;
beforeAll(async () => {
  app = await atsApp();
});
afterAll(() => app.close());
beforeEach(() => app.ashby.down(false));

test('a key revoked on the way stops the job and says how to continue, and nobody is lost', async () => {
  const id = ashbyJob(app, 2);
  const { as } = await app.partner();
  await reportOf(as, id);
  await app.stopWorker();
  await scoreJob(as, id);
  app.ashby.permit('apiKeys:read', 'jobs:read');
  await scoreWaiting(app.t.deps);
  expect((await reportOf(as, id)).scoring).toMatchObject({ stopped_by: 'permission', unscored: 2 });
  app.ashby.permit('apiKeys:read', 'jobs:read', 'candidates:read');
  await linkAshby(as, app.ashby);
  await scoreJob(as, id);
  await scoreWaiting(app.t.deps);
  expect((await reportOf(as, id)).scoring).toMatchObject({ stopped_by: null, scored: 2 });
  await app.startWorker();
});

test('a system that is away for a while is asked again, and two workers charge nobody twice', async () => {
  const id = ashbyJob(app, 4);
  const { as } = await app.partner();
  await reportOf(as, id);
  await app.stopWorker();
  await scoreJob(as, id);
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
  expect(await usedBy(as)).toBe(4);
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
  const id = ashbyJob(app, 2);
  const { as, id: userId } = await app.partner();
  await reportOf(as, id);
  await app.stopWorker();
  await scoreJob(as, id);
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
  await scoreJob(as, id);
  expect((await scoredReport(as, id)).scoring).toMatchObject({ stopped_by: null, scored: 2 });
});

test('resumes that cannot be read here are tried ever more rarely, cost nobody anything and can be scored later', async () => {
  const id = ashbyJob(app, 1);
  const { as } = await app.partner();
  await reportOf(as, id);
  await app.stopWorker();
  await scoreJob(as, id);
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
  expect(await usedBy(as)).toBe(0);
  await scoreJob(as, id);
  expect((await scoredReport(as, id)).scoring).toMatchObject({ scored: 1 });
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
  expect((await scoreJob(as, id, {}, of)).json()).toMatchObject({ queued: 45 });
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
  expect(await usedBy(as)).toBe(45);
  await app.startWorker();
});

test('people merged while they are being fetched are fetched under the other id', async () => {
  const jobId = ashbyJob(app, 1);
  const kept = app.ashby.addApplication({ jobId: null, name: 'Robin Vale', resume: resume(2) });
  const { as } = await app.partner();
  await reportOf(as, jobId);
  await app.stopWorker();
  await scoreJob(as, jobId);
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
