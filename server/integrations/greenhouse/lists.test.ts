import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AtsPage, AtsTokens } from '../../ports/ats';
import { clientOf, consentTo } from '../../testing/greenhouse/connect';
import { type GreenhouseSimulator, startGreenhouse } from '../../testing/greenhouse/simulator';

const SIGNAL = new AbortController().signal;
const NOW = new Date('2026-03-02T09:00:00.000Z');
let greenhouse: GreenhouseSimulator;
let tokens: AtsTokens;
beforeEach(async () => {
  greenhouse = await startGreenhouse({ clock: { now: () => NOW } });
  tokens = await consentTo(greenhouse);
});
afterEach(() => greenhouse.close());

async function read<Item>(pages: AsyncIterable<AtsPage<Item>>) {
  const all: AtsPage<Item>[] = [];
  for await (const page of pages) all.push(page);
  const last = all.at(-1);
  return {
    items: all.flatMap(({ items }) => items),
    sizes: all.map(({ items }) => items.length),
    isLast: all.map((page) => page.last),
    since: last?.since ?? null,
  };
}
const jobs = (since: string | null = null, signal = SIGNAL) =>
  read(clientOf(greenhouse).jobs(tokens, since, signal));
const applications = (since: string | null = null) =>
  read(clientOf(greenhouse).applications(tokens, since, SIGNAL));
const apply = (jobId: number | null, more: { status?: string; stage?: string } = {}) =>
  greenhouse.addApplication({ jobId, firstName: 'Ines', lastName: 'Falk', ...more });
/** The link that was made first, on every page. */
function sameForEver() {
  let first: string | null = null;
  return (url: string) => {
    first ??= url;
    return first;
  };
}
const listCalls = () => greenhouse.calls.filter(({ path }) => path.startsWith('/v3/'));

test('a check asks for one job and finds the permission that is missing', async () => {
  const client = clientOf(greenhouse);
  expect(await client.check(tokens, SIGNAL)).toEqual({ label: null, missing: [] });
  expect(listCalls()).toEqual([{ method: 'GET', path: '/v3/jobs', query: '?per_page=1' }]);
  greenhouse.permit('harvest:applications:list');
  expect(await client.check(tokens, SIGNAL)).toEqual({
    label: null,
    missing: ['harvest:jobs:list'],
  });
});

describe('jobs', () => {
  test('come with their description, except for templates', async () => {
    const id = greenhouse.addJob({ name: 'Staff Nurse', status: 'closed' });
    greenhouse.addJob({ name: 'Template', isTemplate: true });
    const { items } = await jobs();
    expect(items).toEqual([
      {
        id: String(id),
        title: 'Staff Nurse',
        status: 'closed',
        createdAt: expect.any(Date),
        updatedAt: expect.any(Date),
      },
    ]);
  });

  test('of an organisation without any are one empty page, the last', async () => {
    expect(await jobs()).toEqual({ items: [], sizes: [0], isLast: [true], since: null });
  });

  test('are read to the end of the last page, using only its cursor', async () => {
    greenhouse.world.mostRows = 2;
    const ids = [1, 2, 3, 4, 5].map((n) => greenhouse.addJob({ name: `Job ${n}` }));
    const { items, sizes, isLast } = await jobs();
    expect(items.map(({ id }) => Number(id))).toEqual([...ids].reverse());
    expect(sizes).toEqual([2, 2, 1]);
    expect(isLast).toEqual([false, false, true]);
    const [first, ...later] = listCalls().map(({ query }) => [
      ...new URLSearchParams(query).keys(),
    ]);
    expect(first).toEqual(['per_page']);
    expect(later).toEqual([['cursor'], ['cursor']]);
  });

  test('are asked for by 500', async () => {
    await jobs();
    expect(listCalls()[0]?.query).toBe('?per_page=500');
  });
});

describe('a later reading', () => {
  test('answers what changed since, and passes the moment on while nothing does', async () => {
    const [old, changed] = [greenhouse.addJob({}), greenhouse.addJob({})];
    const first = await jobs();
    expect(first.items).toHaveLength(2);
    greenhouse.world.advance(5_000);
    greenhouse.world.changeJob(changed, { status: 'closed' });
    const second = await jobs(first.since);
    const ids = second.items.map(({ id }) => Number(id));
    expect(ids).toContain(changed);
    greenhouse.world.advance(5_000);
    const third = await jobs(second.since);
    expect(third.items.map(({ id }) => Number(id))).not.toContain(old);
    const tomorrow = new Date(greenhouse.world.now() + 86_400_000).toISOString();
    expect(await jobs(tomorrow)).toMatchObject({ items: [], since: tomorrow });
  });

  test('finds a change to something on a page that had been read by then', async () => {
    greenhouse.world.mostRows = 1;
    const early = greenhouse.addJob({});
    const late = greenhouse.addJob({});
    const pages = clientOf(greenhouse).jobs(tokens, null, SIGNAL)[Symbol.asyncIterator]();
    const first = await pages.next();
    expect(first.value.items[0].id).toBe(String(late));
    greenhouse.world.advance(10_000);
    greenhouse.world.changeJob(late, { name: 'Renamed' });
    greenhouse.world.advance(10_000);
    greenhouse.world.changeJob(early, { name: 'Renamed later' });
    const second = await pages.next();
    expect(second.value).toMatchObject({ last: true, items: [{ title: 'Renamed later' }] });
    greenhouse.world.mostRows = 500;
    const { items } = await jobs(second.value.since);
    expect(items.map(({ title }) => title)).toContain('Renamed');
  });

  test('has to start over if Greenhouse does not accept the moment or the page', async () => {
    greenhouse.world.mostRows = 1;
    for (const _time of [1, 2]) greenhouse.addJob({});
    await expect(jobs('yesterday')).rejects.toMatchObject({ name: 'AtsSinceOver' });
    const pages = clientOf(greenhouse).jobs(tokens, null, SIGNAL)[Symbol.asyncIterator]();
    await pages.next();
    greenhouse.expireCursors();
    await expect(pages.next()).rejects.toMatchObject({ name: 'AtsSinceOver' });
  });

  test('does not start over forever: a rejected first page is unavailable', async () => {
    greenhouse.trouble({ status: 422, body: { errors: ['No.'] } });
    await expect(jobs()).rejects.toMatchObject({ name: 'AtsUnavailable' });
  });
});

describe('applications', () => {
  test.each([
    ['in_process', 'active'],
    ['active', 'active'],
    ['hired', 'hired'],
    ['converted', 'hired'],
    ['rejected', 'archived'],
    ['parked', 'archived'],
  ])('that are %s count as %s', async (status, counted) => {
    const jobId = greenhouse.addJob({});
    const { applicationId, candidateId } = apply(jobId, { status, stage: 'Phone screen' });
    const { items } = await applications();
    expect(items).toEqual([
      {
        id: String(applicationId),
        jobId: String(jobId),
        candidateId: String(candidateId),
        status: counted,
        stage: 'Phone screen',
        createdAt: expect.any(Date),
        updatedAt: expect.any(Date),
      },
    ]);
  });

  test('of prospects have no job', async () => {
    apply(null);
    expect((await applications()).items).toMatchObject([{ jobId: null, status: 'active' }]);
  });

  test('are read by pages and by changes, too', async () => {
    greenhouse.world.mostRows = 2;
    const jobId = greenhouse.addJob({});
    const made = [1, 2, 3].map(() => apply(jobId));
    const first = await applications();
    expect(first.sizes).toEqual([2, 1]);
    greenhouse.world.advance(5_000);
    const [moved] = made;
    greenhouse.world.changeApplication(moved?.applicationId ?? 0, { stage_name: 'Offer' });
    const { items } = await applications(first.since);
    expect(items.find(({ id }) => id === String(moved?.applicationId))?.stage).toBe('Offer');
  });
});

describe('the way from page to page', () => {
  test.each([
    ['another host', () => 'https://harvest.example/v3/jobs?cursor=abc'],
    ['another list', (url: string) => url.replace('/jobs', '/users')],
    ['a place without a cursor', (url: string) => url.replace('cursor', 'page')],
    ['no address', () => 'http://['],
    ['the same page for ever', sameForEver()],
  ])('does not lead to %s', async (_where, nextLink) => {
    greenhouse.world.mostRows = 1;
    for (const _time of [1, 2, 3]) greenhouse.addJob({});
    greenhouse.world.nextLink = nextLink;
    await expect(jobs()).rejects.toMatchObject({ name: 'AtsUnavailable' });
  });

  test('waits for the next window where this one is full, and for none that is far away', async () => {
    greenhouse.world.mostRows = 1;
    for (const _time of [1, 2, 3]) greenhouse.addJob({});
    const waits: number[] = [];
    const client = clientOf(greenhouse, {
      onWait: (ms) => {
        waits.push(ms);
        greenhouse.world.advance(ms);
      },
    });
    greenhouse.limit(2, 30);
    expect((await read(client.jobs(tokens, null, SIGNAL))).sizes).toEqual([1, 1, 1]);
    expect(waits).toEqual([30_000]);

    greenhouse.limit(1, 600);
    await expect(read(client.jobs(tokens, null, SIGNAL))).rejects.toMatchObject({
      name: 'AtsUnavailable',
      retryAfterS: 600,
    });
    expect(waits).toEqual([30_000]);
  });

  test('ends with the signal', async () => {
    greenhouse.world.mostRows = 1;
    for (const _time of [1, 2]) greenhouse.addJob({});
    const stop = new AbortController();
    const pages = clientOf(greenhouse).jobs(tokens, null, stop.signal)[Symbol.asyncIterator]();
    await pages.next();
    stop.abort(new Error('enough'));
    await expect(pages.next()).rejects.toThrow('enough');
  });
});
