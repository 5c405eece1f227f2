import { randomUUID } from 'node:crypto';
import { batches } from '@candor/domain/api/batches';
import type { BatchResults } from '@candor/domain/model/batch';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WrittenBody } from '../../http/written-body';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, resultsOf, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';
import { cachedPage } from './page-cache';
import type { BatchVersion } from './store/batch-version';

const FIRST = { skip: 0, limit: 20, detail: 'outcomes' } as const;

describe('a cached page', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const version = (more: Partial<BatchVersion> = {}): BatchVersion => ({
    id: randomUUID(),
    status: 'completed',
    updatedAt: new Date(0),
    decisionsRevision: '0',
    ...more,
  });
  const controlledTime = async () => {
    // The cache checks its clock once per millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const start = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
    let passed = 0;
    return (ms: number) => {
      passed += ms;
      clock.mockReturnValue(start + passed);
      vi.advanceTimersByTime(ms);
    };
  };
  const page = async () => ({
    batch: { estimatedCandidates: 1, chargedCandidates: 1 },
    results: new WrittenBody(batches.results, Buffer.from('{}')),
  });

  test('is reused while nothing has changed', async () => {
    const batch = version();
    const first = await cachedPage(batch, FIRST, page);
    expect(await cachedPage({ ...batch }, FIRST, page)).toBe(first);
  });

  test('is made once for all who request it at one moment', async () => {
    const batch = version();
    const make = vi.fn(page);
    const all = await Promise.all([1, 2, 3].map(() => cachedPage(batch, FIRST, make)));
    expect(new Set(all).size).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('that could not be made fails for those who waited, and is tried again for the next', async () => {
    const batch = version();
    const failing = () => Promise.reject(new Error('The database is away.'));
    const waiting = [1, 2].map(() => cachedPage(batch, FIRST, failing));
    for (const one of await Promise.allSettled(waiting)) expect(one.status).toBe('rejected');
    expect(await cachedPage(batch, FIRST, page)).toMatchObject({ batch: { chargedCandidates: 1 } });
  });

  test.each([
    ['the batch has changed', { updatedAt: new Date(1) }, FIRST],
    ['something was decided', { decisionsRevision: '1' }, FIRST],
    ['another batch is asked for', { id: randomUUID() }, FIRST],
    ['another page is asked for', {}, { ...FIRST, skip: 20 }],
    ['a longer page is asked for', {}, { ...FIRST, limit: 21 }],
    ['summaries are asked for', {}, { ...FIRST, detail: 'summary' as const }],
  ])('is made anew when %s', async (_, change, query) => {
    const batch = version();
    const first = await cachedPage(batch, FIRST, page);
    expect(await cachedPage({ ...batch, ...change }, query, page)).not.toBe(first);
  });

  test('of a batch that is still being scored is rebuilt every time', async () => {
    const batch = version({ status: 'processing' });
    const first = await cachedPage(batch, FIRST, page);
    expect(await cachedPage(batch, FIRST, page)).not.toBe(first);
  });

  test('stays while it is used', async () => {
    const pass = await controlledTime();
    const batch = version();
    const first = await cachedPage(batch, FIRST, page);
    for (const _ of [1, 2, 3]) {
      pass(20_000);
      expect(await cachedPage(batch, FIRST, page)).toBe(first);
    }
  });

  test('is gone from memory within the minute in which erased people must disappear', async () => {
    const pass = await controlledTime();
    const batch = version();
    const first = await cachedPage(batch, FIRST, page);
    pass(20_000);
    await cachedPage(batch, FIRST, page);
    pass(60_000);
    expect(await cachedPage(batch, FIRST, page)).not.toBe(first);
  });
});

describe('results that are requested again', () => {
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

  async function finished(as: As, people = resumes(3)): Promise<string> {
    const { batch_job_id: id } = batchOf(await submitCsv(as, people));
    await ended(as, id);
    // Read once, so that the next request may be served from memory.
    await resultsOf(as, id);
    return id;
  }
  const someone = async () => t.as(await aUser(t.db, { plan: 'professional' }));
  const peopleOf = ({ processed_items }: BatchResults) =>
    processed_items.map(({ candidate_id_internal: id }) => id);

  test('are identical to the byte, with the same headers', async () => {
    const as = await someone();
    const url = `${BATCHES}/${await finished(as)}/results`;
    const [first, again] = [await as.get(url), await as.get(url)];
    expect(again.body).toBe(first.body);
    expect(again.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-estimated-count': '3',
      'x-candidates-charged': '3',
    });
  });

  test('show decisions made and undone meanwhile', async () => {
    const as = await someone();
    const id = await finished(as);
    const [person = ''] = peopleOf(await resultsOf(as, id));
    const decisions = async () =>
      (await resultsOf(as, id)).processed_items.map(({ decision }) => decision);
    const url = `${BATCHES}/${id}/candidates/${person}/decision`;
    await as.put(url, { decision: 'shortlist' });
    expect(await decisions()).toEqual(['shortlist', null, null]);
    await as.put(url, { decision: null }, { 'if-match': '"1"' });
    expect(await decisions()).toEqual([null, null, null]);
  });

  test('leave out people erased meanwhile', async () => {
    const as = await someone();
    const id = await finished(as);
    const [gone = '', ...others] = peopleOf(await resultsOf(as, id));
    const erasure = { match_ids: [], invitation_codes: [], application_ids: [], confirm: true };
    await as.post('/api/people/erasure', { candidate_ids: [gone], ...erasure });
    expect(peopleOf(await resultsOf(as, id))).toEqual(others);
  });

  test('are unavailable to anybody else, and to their owner once the batch is gone', async () => {
    const as = await someone();
    const id = await finished(as);
    expect((await (await someone()).get(`${BATCHES}/${id}/results`)).statusCode).toBe(404);
    await as.delete(`${BATCHES}/${id}`);
    expect((await as.get(`${BATCHES}/${id}/results`)).statusCode).toBe(404);
  });

  test('show the requirements of a rubric saved meanwhile', async () => {
    const as = await someone();
    const id = await finished(as);
    const { current } = (await as.get(`${BATCHES}/${id}/rubric`)).json();
    const lines = current.lines.slice(1);
    await as.put(`${BATCHES}/${id}/rubric`, { lines }, { 'if-match': `"${current.version}"` });
    const { requirements } = await resultsOf(as, id);
    expect(requirements).toHaveLength(lines.length);
  });
});
