import type { JobAnalytics } from '@candor/domain/model/ats-reports';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { atsApplications, atsConnections } from '../../../db/schema';
import {
  type AtsApp,
  atsApp,
  INTEGRATIONS,
  linkGreenhouse,
  proxyOf,
} from '../../../testing/ats-app';
import { JOB_DESCRIPTION, resume } from '../../../testing/documents/make-csv';
import { aUser } from '../../../testing/factories';
import type { As } from '../../../testing/test-app';

let app: AtsApp;
beforeAll(async () => {
  app = await atsApp();
});
afterAll(() => app.close());

const addressOf = async (as: As): Promise<{ path: string; secret: string }> => {
  const { url, secret } = (await as.post(`${INTEGRATIONS}/ashby/events-address`)).json();
  return { path: new URL(url).pathname, secret };
};
const send = (path: string, body: string, signature: string) =>
  app.t.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { 'content-type': 'application/json', 'ashby-signature': signature },
  });

/** An application as one account has it. */
const ofAccount = (userId: string, applicationId: string | number) =>
  and(
    eq(atsApplications.externalId, String(applicationId)),
    sql`${atsApplications.connectionId} in (select id from ats_connections where user_id = ${userId})`,
  );
const ownersOf = async (userId: string, applicationId: string | number) => {
  const isIt = ofAccount(userId, applicationId);
  const rows = await app.t.db.select().from(atsApplications).where(isIt);
  return rows.map(({ candidateId }) => candidateId);
};

test('an address with a secret is made for a connection, and a new secret voids the one before', async () => {
  const { as, id } = await app.partner();
  const first = await addressOf(as);
  const [row] = await app.t.db.select().from(atsConnections).where(eq(atsConnections.userId, id));
  expect(row?.webhookSecretSealed).toMatch(/^v1\./);
  expect((await as.get(`${INTEGRATIONS}/ashby/status`)).json().receives_events).toBe(true);
  const body = app.ashby.event('ping', {});
  expect((await send(first.path, body, app.ashby.sign(body, first.secret))).statusCode).toBe(204);
  const second = await addressOf(as);
  expect(second.path).toBe(first.path);
  const update = app.ashby.event('applicationUpdate', { application: {} });
  const sent = (secret: string) => send(first.path, update, app.ashby.sign(update, secret));
  expect([(await sent(first.secret)).statusCode, (await sent(second.secret)).statusCode]).toEqual([
    401, 204,
  ]);
});

test('a wrong signature and an address that leads nowhere answer alike', async () => {
  const { as } = await app.partner();
  const { path, secret } = await addressOf(as);
  const body = app.ashby.event('applicationUpdate', { application: {} });
  const nowhere = path.replace(/[^/]+$/, '00000000-0000-4000-8000-000000000000');
  const answers = [
    await send(path, body, 'sha256=00'),
    await send(path, `${body} `, app.ashby.sign(body, secret)),
    await send(nowhere, body, app.ashby.sign(body, secret)),
    await send(path.replace('ashby', 'greenhouse'), body, app.ashby.sign(body, secret)),
    await send('/api/webhooks/ashby/not-an-id', body, app.ashby.sign(body, secret)),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
});

test('changes in the system are read soon, however often it reports them', async () => {
  const { as } = await app.partner();
  const { path, secret } = await addressOf(as);
  const titles = async () =>
    (await as.get(`${proxyOf('ashby')}/jobs?limit=100`))
      .json()
      .jobs.map((job: { jobTitle: string }) => job.jobTitle);
  await titles();
  app.ashby.addJob({ title: 'Told by an event' });
  const body = app.ashby.event('jobCreate', { job: {} });
  for (const _ of [1, 2]) await send(path, body, app.ashby.sign(body, secret));
  await vi.waitFor(async () => expect(await titles()).toContain('Told by an event'), 10_000);
});

test('who is erased there is erased here, and not taken up again', async () => {
  const jobId = app.ashby.addJob({ title: 'Keeper' });
  const { candidateId } = app.ashby.addApplication({
    jobId,
    name: 'Robin Vale',
    resume: resume(1),
  });
  const { as, id } = await app.partner();
  const { path, secret } = await addressOf(as);
  await as.get(`${proxyOf('ashby')}/jobs`);
  const rows = () =>
    app.t.db
      .select({ id: atsApplications.id })
      .from(atsApplications)
      .innerJoin(atsConnections, eq(atsConnections.id, atsApplications.connectionId))
      .where(and(eq(atsApplications.candidateId, candidateId), eq(atsConnections.userId, id)));
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1), 10_000);
  const body = app.ashby.event('candidateDelete', { candidate: { id: candidateId } });
  await send(path, body, app.ashby.sign(body, secret));
  expect(await rows()).toEqual([]);
  // The system still lists them for a moment: a reading of everything does not bring them back.
  app.t.clock.advance(25 * 3_600_000);
  await as.get(`${proxyOf('ashby')}/jobs`);
  expect(await rows()).toEqual([]);
});

describe('two people who are made one', () => {
  test('keep every application with what was paid for, under the one who stays', async () => {
    const jobId = app.ashby.addJob({ title: 'Keeper', description: JOB_DESCRIPTION });
    const apply = (name: string, n: number) =>
      app.ashby.addApplication({ jobId, name, resume: resume(n) });
    const [gone, kept] = [apply('Robin Vale', 1), apply('Robin Vale', 2)];
    const { as, id } = await app.partner();
    const { path, secret } = await addressOf(as);
    const report = async () =>
      (await as.get(`${proxyOf('ashby')}/jobs/${jobId}/analytics`)).json<JobAnalytics>();
    await report();
    await as.post(`${proxyOf('ashby')}/jobs/${jobId}/score`);
    await vi.waitFor(async () => expect((await report()).scoring.scored).toBe(2), 20_000);

    app.ashby.world.mergeCandidates(gone.candidateId, kept.candidateId);
    const people = { deletedCandidate: { id: gone.candidateId } };
    const body = app.ashby.event('candidateMerge', {
      ...people,
      mergedCandidate: { id: kept.candidateId },
    });
    for (const _ of [1, 2]) await send(path, body, app.ashby.sign(body, secret));
    app.t.clock.advance(25 * 3_600_000);
    expect((await report()).aggregates.assessment_count).toBe(2);
    expect(await ownersOf(id, gone.applicationId)).toEqual([kept.candidateId]);
    expect((await as.get('/api/users/quota-status')).json().candidates_used).toBe(2);
  });

  test.each(['an event', 'a reading'])('can be scored again when %s says who it is', async (by) => {
    const jobId = app.ashby.addJob({ title: 'Keeper' });
    const apply = () => app.ashby.addApplication({ jobId, name: 'Nell', resume: resume(1) });
    const [gone, kept] = [apply(), apply()];
    const { as, id } = await app.partner();
    const { path, secret } = await addressOf(as);
    await as.get(`${proxyOf('ashby')}/jobs`);
    await vi.waitFor(async () => expect(await ownersOf(id, gone.applicationId)).toHaveLength(1));
    const isIt = ofAccount(id, gone.applicationId);
    const found = { state: 'unreadable', problem: 'gone', problemText: 'Gone' } as const;
    await app.t.db.update(atsApplications).set(found).where(isIt);
    app.ashby.world.mergeCandidates(gone.candidateId, kept.candidateId);
    if (by === 'an event') {
      const people = { deletedCandidate: { id: gone.candidateId } };
      const body = app.ashby.event('candidateMerge', {
        ...people,
        mergedCandidate: { id: kept.candidateId },
      });
      await send(path, body, app.ashby.sign(body, secret));
    } else app.t.clock.advance(25 * 3_600_000);
    await as.get(`${proxyOf('ashby')}/jobs`);
    await vi.waitFor(async () => {
      expect(await app.t.db.select().from(atsApplications).where(isIt)).toMatchObject([
        { candidateId: kept.candidateId, state: null, problem: null, problemText: null },
      ]);
    }, 10_000);
  });
});

test('Greenhouse is answered 200, the one status that it takes for a yes', async () => {
  const as = app.t.as(await aUser(app.t.db));
  await linkGreenhouse(app, as);
  const { url, secret } = (await as.post(`${INTEGRATIONS}/greenhouse/events-address`)).json();
  const payload = JSON.stringify({ action: 'ping', payload: { web_hook_id: 1 } });
  const reply = await app.t.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    payload,
    headers: {
      'content-type': 'application/json',
      signature: app.greenhouse.sign(payload, secret),
    },
  });
  expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }]);
});

test('of somebody deleted at Greenhouse the applications go that it names', async () => {
  const jobId = app.greenhouse.addJob({ name: 'Keeper' });
  const apply = () => app.greenhouse.addApplication({ jobId, firstName: 'Ida', lastName: 'Penn' });
  const [one, other] = [apply(), apply()];
  const user = await aUser(app.t.db, { plan: 'professional', isPartner: true });
  const as = app.t.as(user);
  await linkGreenhouse(app, as);
  const { url, secret } = (await as.post(`${INTEGRATIONS}/greenhouse/events-address`)).json();
  await as.get(`${proxyOf('greenhouse')}/jobs`);
  await vi.waitFor(async () =>
    expect(await ownersOf(user.id, other.applicationId)).toHaveLength(1),
  );
  // Both were merged into one person, one of whose applications duplicated another and was deleted.
  await app.t.db
    .update(atsApplications)
    .set({ candidateId: `${one.candidateId}` })
    .where(eq(atsApplications.externalId, `${other.applicationId}`));
  const person = { id: one.candidateId, deleted_application_ids: [one.applicationId] };
  const payload = JSON.stringify({ action: 'delete_candidate', payload: { person } });
  await app.t.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    payload,
    headers: {
      'content-type': 'application/json',
      signature: app.greenhouse.sign(payload, secret),
    },
  });
  expect(await ownersOf(user.id, one.applicationId)).toEqual([]);
  expect(await ownersOf(user.id, other.applicationId)).toHaveLength(1);
});
