import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { atsApplications, atsConnections } from '../../../db/schema';
import { type AtsApp, atsApp, INTEGRATIONS, proxyOf } from '../../../testing/ats-app';
import { resume } from '../../../testing/documents/make-csv';
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
    ...{ method: 'POST', url: path, payload: body },
    headers: { 'content-type': 'application/json', 'ashby-signature': signature },
  });

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

test('what happens in the system is read soon, however often it is told', async () => {
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
    ...{ jobId, name: 'Robin Vale', resume: resume(1) },
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
