import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '../../access/audit-chain';
import { auditLog } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, submitCsv } from '../../testing/batch-calls';
import { resume } from '../../testing/documents/make-csv';
import { aUser, type TestUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

const START = new Date('2026-03-02T09:00:00.000Z');
const DAY_MS = 86_400_000;

let t: TestApp;
let worker: Jobs;
beforeAll(async () => {
  t = await testApp({ now: START });
  worker = await startWorker(t.deps);
});
afterEach(() => t.clock.set(START));
afterAll(async () => {
  await worker.stop();
  await t.close();
});

type Finished = { user: TestUser; as: As; id: string; at: string };

/** An account with a batch of one, which has ended. */
async function aFinishedBatch(): Promise<Finished> {
  const user = await aUser(t.db, { plan: 'professional' });
  const as = t.as(user);
  const people = [{ text: resume(1), name: 'Tessa Quillfeather' }];
  const { batch_job_id: id } = batchOf(await submitCsv(as, people));
  await ended(as, id);
  return { user, as, id, at: `${BATCHES}/${id}` };
}

/** The log entries about a batch since it was submitted, in order. */
async function entriesOf(batchId: string) {
  return t.db
    .select({
      action: auditLog.action,
      kind: auditLog.actorKind,
      actor: auditLog.actorId,
      details: auditLog.details,
      requestId: auditLog.requestId,
    })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, batchId), ne(auditLog.action, 'batch.submitted')))
    .orderBy(asc(auditLog.at));
}

test('views of results are recorded once a day per batch, in whatever form they are requested', async () => {
  const { user, as, id, at } = await aFinishedBatch();
  const first = await as.get(`${at}/results`);
  const cid = first.json().processed_items[0].candidate_id_internal;
  for (const path of ['results', 'results?detail=outcomes', 'results-full', `candidates/${cid}`]) {
    expect((await as.get(`${at}/${path}`)).statusCode).toBe(200);
  }
  const look = { action: 'batch.viewed', kind: 'user', actor: user.id, details: {} };
  expect(await entriesOf(id)).toEqual([{ ...look, requestId: first.headers['x-request-id'] }]);
  t.clock.advance(DAY_MS + 1);
  await as.get(`${at}/results`);
  expect(await entriesOf(id)).toMatchObject([look, look]);
});

test('a program is recorded in addition to the person whose key it has', async () => {
  const { user, as, id, at } = await aFinishedBatch();
  const made = (await as.post('/api/keys', { name: 'Nightly' })).json();
  const program = t.as({ token: made.key });
  for (const caller of [as, program, as, program]) await caller.get(`${at}/results`);
  const found = await entriesOf(id);
  expect(found.map(({ actor }) => actor).sort()).toEqual([user.id, made.id].sort());
});

test('many concurrent views are one entry, and the chain holds', async () => {
  const { user, as, id, at } = await aFinishedBatch();
  const looks = Array.from({ length: 12 }, () => as.get(`${at}/results`));
  for (const { statusCode } of await Promise.all(looks)) expect(statusCode).toBe(200);
  expect(await entriesOf(id)).toHaveLength(1);
  expect((await verifyAudit(t.db, { userId: user.id })).breaks).toEqual([]);
});

test('every download is recorded, with its format and nothing about the people in it', async () => {
  const { as, id, at } = await aFinishedBatch();
  for (const wish of ['', '?format=json&names=false', '?decision=shortlist']) {
    expect((await as.get(`${at}/export${wish}`)).statusCode).toBe(200);
  }
  const found = await entriesOf(id);
  expect(found.map(({ action, details }) => [action, details])).toEqual([
    ['batch.exported', { format: 'csv', names: true, decision: null, candidates: 1 }],
    ['batch.exported', { format: 'json', names: false, decision: null, candidates: 1 }],
    ['batch.exported', { format: 'csv', names: true, decision: 'shortlist', candidates: 0 }],
  ]);
  expect(JSON.stringify(found)).not.toContain('Quillfeather');
});

test('a deleted batch stays in the log', async () => {
  const { user, as, id, at } = await aFinishedBatch();
  expect((await as.delete(at)).statusCode).toBe(204);
  expect(await entriesOf(id)).toMatchObject([
    { action: 'batch.removed', actor: user.id, details: { candidates: 1 } },
  ]);
});

test('a stranger who is told that there is nothing leaves no entry', async () => {
  const { id, at } = await aFinishedBatch();
  const stranger = t.as(await aUser(t.db, { plan: 'professional' }));
  for (const path of ['results', 'results-full', `candidates/${randomUUID()}`, 'export']) {
    expect((await stranger.get(`${at}/${path}`)).statusCode).toBe(404);
  }
  expect((await stranger.delete(at)).statusCode).toBe(404);
  expect(await entriesOf(id)).toEqual([]);
});
