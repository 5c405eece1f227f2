import type { SwapTest } from '@candor/domain/model/swap-test';
import { serverMessages } from '@candor/domain/server-messages';
import { CHANGES } from '@candor/engine/swaps/changes';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, charges, rateLimits } from '../../../db/schema';
import type { Jobs } from '../../../jobs/start-jobs';
import {
  BATCHES,
  batchOf,
  ended,
  fullResultsOf,
  submitCsv,
  submitZip,
} from '../../../testing/batch-calls';
import { resume, resumes } from '../../../testing/documents/make-csv';
import { makeScan } from '../../../testing/documents/make-pdf';
import { makeZip } from '../../../testing/documents/make-zip';
import { aUser } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/test-app';
import { startWorker } from '../../../worker';

let t: TestApp;
let worker: Jobs;
beforeAll(async () => {
  t = await testApp();
  worker = await startWorker(t.deps);
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

async function aBatch(people: Parameters<typeof submitCsv>[1] = resumes(3)) {
  const user = await aUser(t.db, { plan: 'professional', now: t.clock.now() });
  const as = t.as(user);
  const { batch_job_id: id } = batchOf(await submitCsv(as, people));
  await ended(as, id);
  return { as, user, id, url: `${BATCHES}/${id}/swap-test` };
}

test('on the texts of a batch no score moves, whatever identity they state, and nothing is charged or changed', async () => {
  const { as, user, id, url } = await aBatch([
    { text: `${resume(1)}\nHe led her team.` },
    ...resumes(2, 2),
  ]);
  const before = await fullResultsOf(as, id);
  const charged = await t.db.$count(charges, eq(charges.userId, user.id));
  const reply = await as.post(url);
  expect(reply.statusCode, reply.body).toBe(200);
  const answer = reply.json<SwapTest>();
  expect(answer).toMatchObject({ batch_job_id: id, sampled: 3, of: 3 });
  expect(answer.swaps.map(({ name }) => name)).toEqual(CHANGES.map(({ name }) => name));
  for (const { name, moved, most, candidates } of answer.swaps) {
    expect([name, moved, most, candidates]).toEqual([name, 0, 0, []]);
  }
  expect(answer.swaps).toContainEqual(expect.objectContaining({ name: 'pronouns', resumes: 1 }));
  expect(answer.swaps).toContainEqual(
    expect.objectContaining({ name: 'names', resumes: 3, compared: 18 }),
  );
  expect(await fullResultsOf(as, id)).toEqual(before);
  expect(await t.db.$count(charges, eq(charges.userId, user.id))).toBe(charged);
});

test('a text that two people share is tried once, and of many no more than twenty', async () => {
  const { as, url } = await aBatch([...resumes(24), { text: resume(1) }]);
  expect((await as.post(url)).json()).toMatchObject({ sampled: 20, of: 24 });
});

test('if nobody has a score there is nothing to test', async () => {
  const user = await aUser(t.db, { plan: 'professional', now: t.clock.now() });
  const as = t.as(user);
  const archive = await makeZip({ 'odile.pdf': makeScan() });
  const { batch_job_id: id } = batchOf(await submitZip(as, archive));
  await ended(as, id);
  const reply = await as.post(`${BATCHES}/${id}/swap-test`);
  expect([reply.statusCode, reply.json().detail]).toEqual([409, serverMessages.nothingToSwap]);
});

test('the log says who asked and the outcome, and a stranger leaves no entry', async () => {
  const { as, user, id, url } = await aBatch(resumes(1));
  const stranger = t.as(await aUser(t.db, { plan: 'professional', now: t.clock.now() }));
  expect((await stranger.post(url)).statusCode).toBe(404);
  await as.post(url);
  const asked = and(eq(auditLog.entityId, id), eq(auditLog.action, 'swap_test.run'));
  expect(await t.db.select().from(auditLog).where(asked)).toMatchObject([
    { userId: user.id, actorKind: 'user', details: { resumes: 1, moved: 0 } },
  ]);
});

test('repeated requests are rate-limited', async () => {
  const { as, url } = await aBatch(resumes(1));
  await as.post(url);
  await t.db.update(rateLimits).set({ points: 6 }).where(like(rateLimits.key, 'swap-test:%'));
  expect((await as.post(url)).statusCode).toBe(429);
});
