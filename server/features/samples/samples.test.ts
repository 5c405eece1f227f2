import type { BatchResults, ProcessedItem } from '@candor/domain/model/batch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, fullResultsOf } from '../../testing/batch-calls';
import { aUser } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';
import { packSample } from './pack';

let t: TestApp;
let worker: Jobs;
let as: As;
let results: BatchResults;
beforeAll(async () => {
  t = await testApp();
  worker = await startWorker(t.deps);
  as = t.as(await aUser(t.db));
  const { batch_job_id: id } = batchOf(await run(as));
  await ended(as, id);
  results = await fullResultsOf(as, id);
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

const run = (by: As) => by.post('/api/v1/sample-batch');

function person(file: string): ProcessedItem {
  const found = results.processed_items.find((one) => one.original_filename?.startsWith(file));
  if (!found) throw new Error(`There is no ${file}`);
  return found;
}
const scoreOf = (file: string) => person(file).match_score ?? -1;
const requirementsOf = (file: string) => person(file).match_results?.requirements ?? [];
const verdictsOn = (file: string, words: RegExp) =>
  requirementsOf(file)
    .filter(({ text }) => words.test(text))
    .map(({ verdict }) => verdict);

describe('the eight teach', () => {
  test('that a plain strong fit is excellent, and each point has its sentence', () => {
    expect(scoreOf('1-')).toBeGreaterThanOrEqual(85);
    expect(person('1-').match_score).toBe(results.summary_stats.top_score);
    const quoted = requirementsOf('1-').filter(({ kind }) => kind === 'skill');
    for (const { evidence } of quoted) expect(evidence[0]?.quote).toBeTruthy();
  });

  test('that other words for the same work count', () => {
    expect(verdictsOn('2-', /^(SQL|Python|Statistics|Hypothesis testing)$/)).toEqual(
      Array(4).fill('met'),
    );
    expect(scoreOf('2-')).toBeGreaterThanOrEqual(50);
  });

  test('that a list of the right words is not proof', () => {
    expect(scoreOf('3-')).toBeLessThan(30);
    expect(verdictsOn('3-', /^(SQL|Python|Statistics)$/)).not.toContain('met');
  });

  test('that a missing must-have is named, however good the rest is', () => {
    expect(verdictsOn('4-', /^SQL$/)).toEqual(['unmet']);
    expect(verdictsOn('4-', /Power BI|^Python$|^Statistics$/)).toEqual(['met', 'met', 'met']);
    expect(scoreOf('4-')).toBeLessThan(scoreOf('1-'));
  });

  test('that two people can be equal on paper', () => {
    expect(scoreOf('5-')).toBe(scoreOf('6-'));
    expect(scoreOf('5-')).toBeGreaterThanOrEqual(70);
  });

  test('that two columns are read one after the other', async () => {
    const url = `${BATCHES}/${results.batch_job_id}/candidates/${person('7-').candidate_id_internal}`;
    const { document_text: text } = (await as.get(url)).json();
    expect(text).toContain('Lake University, 2020\n');
    expect(text.indexOf('Lake University')).toBeLessThan(text.indexOf('EXPERIENCE'));
    expect(scoreOf('7-')).toBeGreaterThanOrEqual(70);
  });

  test('that a page without text is not a poor candidate', () => {
    expect(person('8-')).toMatchObject({ match_score: null, error_code: 'no_text_layer' });
  });
});

describe('the sample', () => {
  test('is charged to nobody and counted nowhere', async () => {
    expect(results.processed_items.map((one) => one.charged_to_quota)).toEqual(
      Array(8).fill(false),
    );
    const dashboard = (await as.get('/api/analytics/dashboard')).json();
    expect(dashboard).toMatchObject({
      total_analyses: 0,
      total_candidates_processed: 0,
      subscription_info: { candidates_used: 0 },
      recent_jobs: [{ sample: true, candidates_charged: 0, processed_candidates: 8 }],
    });
    expect(await brokenInvariants(t.db)).toEqual([]);
  });

  test('runs if nothing is left and every batch is too large', async () => {
    const poor = t.as(await aUser(t.db, { used: 100, maxBatchSize: 1 }));
    const batch = batchOf(await run(poor));
    expect((await ended(poor, batch.batch_job_id)).status).toBe('completed');
    expect((await poor.get('/api/users/quota-status')).json().candidates_used).toBe(100);
  });

  test('exists once, also when it is asked for many times at the same moment', async () => {
    const eager = t.as(await aUser(t.db));
    const replies = await Promise.all(Array.from({ length: 5 }, () => run(eager)));
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([202, 409, 409, 409, 409]);
    const { jobs } = (await eager.get(BATCHES)).json();
    expect(jobs).toHaveLength(1);
  });

  test('can be deleted and run again', async () => {
    const other = t.as(await aUser(t.db));
    const { batch_job_id: id } = batchOf(await run(other));
    await ended(other, id);
    expect((await run(other)).json()).toMatchObject({ code: 'conflict', reason: 'sample_exists' });
    expect((await other.delete(`${BATCHES}/${id}`)).statusCode).toBe(204);
    expect((await run(other)).statusCode).toBe(202);
  });

  test('is the same archive every time', async () => {
    const [one, other] = [await packSample(), await packSample()];
    expect(one.archive.equals(other.archive)).toBe(true);
    expect(one.candidates).toBe(8);
  });
});
