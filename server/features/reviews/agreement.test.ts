import { randomUUID } from 'node:crypto';
import type { BatchAgreement } from '@candor/domain/model/agreement';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decisions } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, fullResultsOf, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

let t: TestApp;
let worker: Jobs;
let as: As;
let batchId: string;
/** Best first; the last one could not be read. */
let people: string[];
beforeAll(async () => {
  t = await testApp();
  worker = await startWorker(t.deps);
  as = t.as(await aUser(t.db, { plan: 'professional' }));
  batchId = batchOf(await submitCsv(as, [...resumes(11), { text: '' }])).batch_job_id;
  await ended(as, batchId);
  const { processed_items: items } = await fullResultsOf(as, batchId);
  people = items.map((item) => item.candidate_id_internal);
});
beforeEach(async () => {
  await t.db.delete(decisions);
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

async function decide(places: readonly number[], decision: string): Promise<void> {
  for (const place of places) {
    const url = `${BATCHES}/${batchId}/candidates/${people[place]}/decision`;
    expect((await as.put(url, { decision })).statusCode).toBe(200);
  }
}

const agreement = async (): Promise<BatchAgreement> =>
  (await as.get(`${BATCHES}/${batchId}/agreement`)).json();

test('decisions are held against the order by score once there are enough, and nothing is changed by it', async () => {
  const before = await fullResultsOf(as, batchId);
  await decide([0, 1, 2, 3], 'shortlist');
  await decide([5, 6, 7, 8, 9], 'set_aside');
  expect(await agreement()).toMatchObject({
    batch_job_id: batchId,
    shortlisted: 4,
    set_aside: 5,
    least: 5,
    concordance: null,
    surprises: [],
  });
  await decide([10], 'shortlist');
  await decide([4], 'maybe');
  const found = await agreement();
  expect(found).toMatchObject({ shortlisted: 5, maybe: 1 });
  expect(found.concordance?.share).toBeGreaterThan(0.7);
  expect(found.surprises).toEqual([
    expect.objectContaining({ candidate_id_internal: people[10], kind: 'shortlisted_low' }),
  ]);
  const scoresOf = ({ processed_items: items }: typeof before) =>
    items.map((item) => [item.candidate_id_internal, item.match_score]);
  expect(scoresOf(await fullResultsOf(as, batchId))).toEqual(scoresOf(before));
});

test('somebody who could not be read has no rank and does not count', async () => {
  await decide([0, 1, 2, 3, 4], 'shortlist');
  await decide([11], 'set_aside');
  expect(await agreement()).toMatchObject({ shortlisted: 5, set_aside: 0 });
});

test('another account finds nothing', async () => {
  const other = t.as(await aUser(t.db, { plan: 'professional' }));
  for (const id of [batchId, randomUUID()]) {
    expect((await other.get(`${BATCHES}/${id}/agreement`)).statusCode).toBe(404);
  }
});
