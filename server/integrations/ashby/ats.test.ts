import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../log';
import { type AtsCredentials, type AtsPage, AtsSinceOver, AtsUnavailable } from '../../ports/ats';
import { type AshbySimulator, startAshby } from '../../testing/ashby/simulator';
import { openAshby } from './ats';

const SIGNAL = new AbortController().signal;
let simulator: AshbySimulator;
beforeAll(async () => {
  simulator = await startAshby();
});
afterAll(() => simulator.close());
beforeEach(() => {
  const { jobs, postings, candidates, applications } = simulator.world;
  for (const rows of [jobs, postings, candidates, applications]) rows.clear();
  simulator.calls.length = 0;
  simulator.setPageRows(100);
  simulator.keepCursors(false);
  simulator.permit('apiKeys:read', 'jobs:read', 'candidates:read', 'candidates:write');
});

const ashby = () => openAshby({ apiBase: simulator.url }, { log: createLog('silent') });
const credentials = (): AtsCredentials => ({ kind: 'key', apiKey: simulator.key });

async function all<Item>(pages: AsyncIterable<AtsPage<Item>>) {
  const read: AtsPage<Item>[] = [];
  for await (const page of pages) read.push(page);
  const items = read.flatMap((page) => page.items);
  return { items, pages: read.length, since: read.at(-1)?.since ?? null };
}
const jobs = (since: string | null = null) => all(ashby().jobs(credentials(), since, SIGNAL));
const applications = (since: string | null = null) =>
  all(ashby().applications(credentials(), since, SIGNAL));

describe('a key is checked', () => {
  test('by its own account of itself', async () => {
    expect(await ashby().check(credentials(), SIGNAL)).toEqual({ label: 'Candor', missing: [] });
    expect(simulator.calls).toEqual([{ method: 'apiKey.info', body: {} }]);
  });

  test('which names what is missing', async () => {
    simulator.permit('apiKeys:read', 'jobs:read');
    expect(await ashby().check(credentials(), SIGNAL)).toMatchObject({
      missing: ['candidates:read'],
    });
  });

  test('by what it may read, if it may not describe itself', async () => {
    simulator.permit('jobs:read', 'candidates:read');
    expect(await ashby().check(credentials(), SIGNAL)).toEqual({ label: null, missing: [] });
    simulator.permit('candidates:read');
    expect(await ashby().check(credentials(), SIGNAL)).toEqual({
      label: null,
      missing: ['jobs:read'],
    });
  });
});

describe('a list', () => {
  test('has all jobs but drafts and confidential ones', async () => {
    const open = simulator.addJob({ title: 'Night nurse' });
    const closed = simulator.addJob({ title: 'Cook', status: 'Closed' });
    simulator.addJob({ status: 'Draft' });
    simulator.addJob({ confidential: true });
    const { items } = await jobs();
    expect(items.map(({ id, title, status }) => [id, title, status])).toEqual([
      [open, 'Night nurse', 'Open'],
      [closed, 'Cook', 'Closed'],
    ]);
    expect(items[0]?.createdAt).toEqual(simulator.world.jobs.get(open)?.createdAt);
  });

  test('has the stage of each application, by ids alone', async () => {
    const jobId = simulator.addJob({});
    for (const status of ['Active', 'Hired', 'Archived', 'Lead']) {
      simulator.addApplication({ jobId, name: 'Ada Example', status, stage: 'Review' });
    }
    const loose = simulator.addApplication({ jobId: null, name: 'Bo Example' });
    const { items } = await applications();
    expect(items.map(({ status, jobId: of }) => [status, of])).toEqual([
      ...['active', 'hired', 'archived', 'active'].map((status) => [status, jobId]),
      ['active', null],
    ]);
    expect(items[0]).toMatchObject({ stage: 'Review' });
    expect(items[4]).toMatchObject({ id: loose.applicationId, candidateId: loose.candidateId });
    expect(JSON.stringify(items)).not.toContain('Example');
  });

  test('takes a state that it does not know for one that is over', async () => {
    const row = { id: 'application-1', candidate: { id: 'ada-1' }, status: 'Dreaming' };
    simulator.trouble({ status: 200, body: { success: true, results: [row] } });
    expect((await applications()).items).toMatchObject([{ status: 'archived', stage: null }]);
  });

  test('is read to its end, page by page, with what leads on from there on the last one alone', async () => {
    for (let count = 0; count < 5; count += 1) simulator.addJob({ title: `Job ${count}` });
    simulator.setPageRows(2);
    const read: AtsPage<unknown>[] = [];
    for await (const page of ashby().jobs(credentials(), null, SIGNAL)) read.push(page);
    expect(read.map(({ items, last }) => [items.length, last])).toEqual([
      [2, false],
      [2, false],
      [1, true],
    ]);
    expect(read.map(({ since }) => since !== null)).toEqual([false, false, true]);
  });

  test('ends where Ashby says so, even if there is a cursor', async () => {
    simulator.addJob({});
    simulator.keepCursors(true);
    expect(await jobs()).toMatchObject({ pages: 1, items: [{ title: 'Data engineer' }] });
  });

  test('with a cursor that loops is rejected, as is one without a continuation', async () => {
    const round = { success: true, results: [], moreDataAvailable: true, nextCursor: 'c_1' };
    simulator.trouble({ status: 200, body: round }, { status: 200, body: round });
    await expect(jobs()).rejects.toBeInstanceOf(AtsUnavailable);
    simulator.trouble({ status: 200, body: { ...round, nextCursor: null } });
    await expect(jobs()).rejects.toBeInstanceOf(AtsUnavailable);
  });

  test('answers what changed since the last reading', async () => {
    const jobId = simulator.addJob({});
    const ada = simulator.addApplication({ jobId, name: 'Ada Example' });
    simulator.addApplication({ jobId, name: 'Bo Example' });
    const { since } = await applications();
    expect(await applications(since)).toMatchObject({ items: [] });

    const changed = simulator.world.applications.get(ada.applicationId);
    if (changed) simulator.world.change(changed, { stage: 'Offer' });
    const news = await applications(since);
    expect(news.items).toEqual([
      expect.objectContaining({ id: ada.applicationId, stage: 'Offer' }),
    ]);
    expect(news.since).not.toBe(since);
    expect(await applications(news.since)).toMatchObject({ items: [] });
  });

  test('misses nothing that changes while it is read', async () => {
    const first = simulator.addJob({ title: 'Nurse' });
    simulator.addJob({ title: 'Cook' });
    simulator.setPageRows(1);
    let since: string | null = null;
    for await (const page of ashby().jobs(credentials(), null, SIGNAL)) {
      const row = simulator.world.jobs.get(first);
      if (row && !page.last) simulator.world.change(row, { title: 'Head nurse' });
      since = page.since;
    }
    expect(await jobs(since)).toMatchObject({ items: [{ id: first, title: 'Head nurse' }] });
  });

  test('keeps its continuation if Ashby has nothing new', async () => {
    const { since } = await jobs();
    simulator.trouble({ status: 200, body: { success: true, results: [] } });
    expect(await jobs(since)).toMatchObject({ since });
  });

  test('has to start over if the last sync is too long ago, or its page expired', async () => {
    simulator.addJob({});
    simulator.addJob({});
    const { since } = await jobs();
    simulator.expireTokens();
    await expect(jobs(since)).rejects.toBeInstanceOf(AtsSinceOver);

    simulator.setPageRows(1);
    const pages = ashby().jobs(credentials(), null, SIGNAL)[Symbol.asyncIterator]();
    await pages.next();
    simulator.expireCursors();
    await expect(pages.next()).rejects.toBeInstanceOf(AtsSinceOver);
  });

  test.each(['sync_token_expired', 'sync_token_invalid', 'incremental_sync_too_large'])(
    'starts over at %s, and only if it continued from somewhere',
    async (code) => {
      const declined = { status: 200, body: { success: false, errorInfo: { code } } };
      simulator.trouble(declined);
      await expect(jobs('s_1')).rejects.toBeInstanceOf(AtsSinceOver);
      simulator.trouble(declined);
      await expect(jobs()).rejects.toBeInstanceOf(AtsUnavailable);
    },
  );

  test('asks for as many rows as there may be, with the same filters on every page', async () => {
    simulator.addJob({});
    simulator.addJob({});
    simulator.setPageRows(1);
    await jobs();
    const filters = { status: ['Open', 'Closed', 'Archived'], limit: 100 };
    expect(simulator.calls.map(({ body }) => body)).toEqual([
      filters,
      { ...filters, cursor: expect.any(String) },
    ]);
  });

  test('is read though Ashby adds fields, and leaves out what may be missing', async () => {
    const bare = { id: 'job-0001', surprise: { of: 'tomorrow' } };
    simulator.trouble({ status: 200, body: { success: true, results: [bare], more: 1 } });
    expect((await jobs()).items).toEqual([
      { id: 'job-0001', title: null, status: null, createdAt: null, updatedAt: null },
    ]);
  });
});
