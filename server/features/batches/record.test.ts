import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, submitCsv, submitZip } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { makeScan } from '../../testing/documents/make-pdf';
import { makeZip } from '../../testing/documents/make-zip';
import { entriesOf } from '../../testing/entries-of';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function entriesAbout(batchId: string) {
  return t.db
    .select({
      action: auditLog.action,
      kind: auditLog.actorKind,
      actor: auditLog.actorId,
      details: auditLog.details,
      requestId: auditLog.requestId,
    })
    .from(auditLog)
    .where(eq(auditLog.entityId, batchId));
}

test('a batch that a person submits and stops is in the log with who did it and in which call', async () => {
  const user = await aUser(t.db);
  const as = t.as(user);
  const submitted = await submitCsv(as, resumes(3));
  const { batch_job_id: id } = batchOf(submitted);
  const cancelled = await as.post(`${BATCHES}/${id}/cancel`);
  expect(cancelled.statusCode).toBe(200);
  const person = { kind: 'user', actor: user.id };
  const found = await entriesAbout(id);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      {
        ...person,
        action: 'batch.submitted',
        requestId: submitted.headers['x-request-id'],
        details: { input_type: 'csv_file', candidates: 3 },
      },
      {
        ...person,
        action: 'batch.cancelled',
        requestId: cancelled.headers['x-request-id'],
        details: { candidates_charged: 0 },
      },
    ]),
  );
});

test('renaming a batch is logged once, without the name', async () => {
  const user = await aUser(t.db);
  const as = t.as(user);
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(1)));
  const renamed = await as.patch(`${BATCHES}/${id}`, { jobTitle: 'Lamp keeper' });
  await as.patch(`${BATCHES}/${id}`, { jobTitle: 'Lamp keeper' });
  const found = await entriesAbout(id);
  expect(found.filter(({ action }) => action === 'batch.renamed')).toEqual([
    {
      action: 'batch.renamed',
      kind: 'user',
      actor: user.id,
      details: {},
      requestId: renamed.headers['x-request-id'],
    },
  ]);
});

test('what a program submits is attributed to its key', async () => {
  const user = await aUser(t.db, { plan: 'professional' });
  const key = (await t.as(user).post('/api/keys', { name: 'Nightly' })).json();
  const submitted = await submitCsv(t.as({ token: key.key }), resumes(1));
  expect(await entriesAbout(batchOf(submitted).batch_job_id)).toMatchObject([
    { action: 'batch.submitted', kind: 'api_key', actor: key.id },
  ]);
});

test('a rerun is recorded with the new batch, and refers to the failed one', async () => {
  const worker: Jobs = await startWorker(t.deps);
  const user = await aUser(t.db);
  const as = t.as(user);
  const archive = await makeZip({ 'scan.pdf': makeScan() });
  const { batch_job_id: failed } = batchOf(await submitZip(as, archive));
  await ended(as, failed);
  await worker.stop();
  const reply = await as.post(`${BATCHES}/${failed}/rerun`);
  expect(await entriesAbout(batchOf(reply).batch_job_id)).toEqual([
    {
      action: 'batch.rerun',
      kind: 'user',
      actor: user.id,
      details: { rerun_of: failed, candidates: 1 },
      requestId: reply.headers['x-request-id'],
    },
  ]);
});

test('the sample is recorded as one, and a refused call leaves no entry', async () => {
  const user = await aUser(t.db);
  const as = t.as(user);
  const sample = batchOf(await as.post('/api/v1/sample-batch'));
  expect(await entriesAbout(sample.batch_job_id)).toMatchObject([
    { action: 'batch.submitted', details: { sample: true } },
  ]);
  expect((await as.post('/api/v1/sample-batch')).statusCode).toBe(409);
  const all = await entriesOf(t.db, user.id);
  expect(all.filter(({ action }) => action === 'batch.submitted')).toHaveLength(1);
});
