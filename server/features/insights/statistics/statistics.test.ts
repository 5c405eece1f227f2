import type { AiInsights } from '@candor/domain/model/ai-insights';
import type { CompetitiveIntelligence } from '@candor/domain/model/competitive-intelligence';
import { titleKey } from '@candor/engine';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { batches } from '../../../db/schema';
import type { Jobs } from '../../../jobs/start-jobs';
import { BATCHES, batchOf, ended, submitCsv } from '../../../testing/batch-calls';
import { resumes } from '../../../testing/documents/make-csv';
import { aUser } from '../../../testing/factories';
import { type As, type TestApp, testApp } from '../../../testing/test-app';
import { startWorker } from '../../../worker';
import {
  loadedSources,
  removeSource,
  replaceSource,
  type StatisticRow,
  sourcesWithRows,
} from './store';

const NOW = new Date('2026-03-20T12:10:00.000Z');
const MARKET = '/api/analytics/competitive-intelligence';
const PYTHON = { skill: 'Python', industry: 'Payments' };

let server: TestApp;
let worker: Jobs;
beforeAll(async () => {
  server = await testApp({ now: NOW });
  worker = await startWorker(server.deps);
});
afterEach(async () => {
  for (const { name } of await loadedSources(server.db)) await removeSource(server.db, name);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const NOTHING = {
  employed: null,
  yearlyOpenings: null,
  medianYearlyPay: null,
  currency: null,
  growthPercent: null,
  growthPeriod: null,
};

const aRow = (occupation: string, over: Partial<StatisticRow> = {}): StatisticRow => ({
  occupation,
  region: 'Utopia',
  titleKey: titleKey(occupation),
  ...NOTHING,
  employed: 1000,
  ...over,
});

const load = (rows: readonly StatisticRow[], name = 'Census', loadedAt = NOW) =>
  replaceSource(server.db, { name, asOf: '2025-05-31', licence: 'CC BY 4.0', loadedAt }, rows);

const member = async () => server.as(await aUser(server.db, { now: NOW, plan: 'professional' }));

/** A scored job in payments that asks for Python, by the title that its text begins with. */
async function aJob(as: As, title: string): Promise<void> {
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(5)));
  await ended(as, id);
  await as.patch(`${BATCHES}/${id}`, { jobTitle: `${title}, Payments` });
  const jobText = `${title}\n\nRequirements\n- Python\n- Reliable and punctual`;
  await server.db.update(batches).set({ jobText }).where(eq(batches.id, id));
}

async function ask(as: As, body: object = {}): Promise<CompetitiveIntelligence> {
  const reply = await as.post(MARKET, { ...PYTHON, ...body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<CompetitiveIntelligence>();
}

test('public figures are shown next to the account’s own with source, date and region', async () => {
  const as = await member();
  await aJob(as, 'Backend Engineer');
  const before = await ask(as);
  const pay = { medianYearlyPay: 61500.5, currency: 'EUR' };
  const growth = { growthPercent: -3.25, growthPeriod: '2024-2034' };
  await load([
    aRow('Backend developers', { yearlyOpenings: 40, ...pay, ...growth }),
    aRow('Bakers'),
  ]);
  const found = await ask(as);
  expect(found.statistics).toEqual([
    {
      occupation: 'Back-end developer',
      jobs: 1,
      title: 'Backend developers',
      region: 'Utopia',
      employed: 1000,
      yearly_openings: 40,
      median_yearly_pay: 61500.5,
      currency: 'EUR',
      growth_percent: -3.25,
      growth_period: '2024-2034',
      source: 'Census',
      as_of: '2025-05-31',
    },
  ]);
  expect(found.sources).toEqual([
    { name: 'Your own jobs', as_of: NOW.toISOString(), licence: null },
    { name: 'Census', as_of: '2025-05-31T00:00:00.000Z', licence: 'CC BY 4.0' },
  ]);
  const { coverage, demand, supply, findings } = before;
  expect(found).toMatchObject({ coverage, demand, supply, findings, cached: false });
  expect(found.limits).toEqual([
    'What is counted here rests on your own jobs of the last 365 days alone.',
    'A job counts where its title or text names “Payments”.',
    'Public statistics are of whole occupations, not of this skill, this industry or a size of company, and count in no score.',
  ]);
});

test('without any the answer says that there is no outside data, and a cached answer is invalidated once there is', async () => {
  const as = await member();
  await aJob(as, 'Backend Engineer');
  const bare = await ask(as);
  expect(bare.statistics).toEqual([]);
  expect(bare.limits[0]).toMatch(/^There is no outside data/);
  expect((await ask(as)).cached).toBe(true);
  await load([aRow('Backend developers')]);
  expect((await ask(as)).statistics).toHaveLength(1);
  await load([aRow('Backend developers', { employed: 7 })], 'Census', new Date(NOW.getTime() + 1));
  expect((await ask(as)).statistics).toMatchObject([{ employed: 7 }]);
  await removeSource(server.db, 'Census');
  expect(await ask(as)).toMatchObject({ statistics: [], limits: bare.limits });
});

test('another account sees the same public figures, next to its own jobs and nobody else’s', async () => {
  const [as, other, newcomer] = [await member(), await member(), await member()];
  for (const one of [as, as, other]) await aJob(one, 'Backend Engineer');
  await aJob(other, 'Baker');
  await load([aRow('Backend developers'), aRow('Bakers')]);
  const shown = async (one: As) =>
    (await ask(one)).statistics.map(({ title, jobs, employed }) => [title, jobs, employed]);
  expect(await shown(as)).toEqual([['Backend developers', 2, 1000]]);
  expect(await shown(other)).toEqual([
    ['Backend developers', 1, 1000],
    ['Bakers', 1, 1000],
  ]);
  const nothing = await ask(newcomer);
  expect(nothing).toMatchObject({ coverage: 'none', statistics: [], sources: [] });
  expect(nothing.limits).toContain(
    'Public statistics are of occupations: without such a job there is none to look up.',
  );
});

test('a job whose occupation is uncertain has no statistics, and the answer says so', async () => {
  const as = await member();
  for (const title of ['Engineering Manager', 'Whisperer of Ravens', 'Plumber']) {
    await aJob(as, title);
  }
  await load([aRow('Mechanical engineers'), aRow('Electrical engineers'), aRow('Bakers')]);
  const { statistics, sources, limits } = await ask(as);
  expect(statistics).toEqual([]);
  expect(sources.map(({ name }) => name)).toEqual(['Your own jobs']);
  expect(limits.slice(-2)).toEqual([
    'The loaded statistics say nothing about “Plumber and pipefitter”.',
    'The occupation of 2 jobs is not certain: no statistics are of it.',
  ]);
});

test('where a source knows the very title, what else it has of the occupation is left out', async () => {
  const as = await member();
  await aJob(as, 'Senior Baker');
  await load([aRow('Bakers'), aRow('Fishmongers')]);
  await load([aRow('Fishmongers')], 'Ministry of Fish');
  expect((await ask(as)).statistics.map(({ source, title }) => [source, title])).toEqual([
    ['Census', 'Bakers'],
    ['Ministry of Fish', 'Fishmongers'],
  ]);
});

test('the requested region is shown, or otherwise the largest few', async () => {
  const as = await member();
  await aJob(as, 'Baker');
  const regions = ['Oz', 'Narnia', 'Atlantis', 'Erewhon'];
  await load(regions.map((region, at) => aRow('Bakers', { region, employed: 10 * at })));
  await server.db.update(batches).set({ jobTitle: 'Baker in Oz and Utopia, Payments' });
  const all = await ask(as);
  expect(all.statistics.map(({ region }) => region)).toEqual(['Erewhon', 'Atlantis', 'Narnia']);
  const more = 'There are more of them than are shown: those of the largest regions are.';
  expect(all.limits).toContain(more);
  const there = await ask(as, { location: 'oz' });
  expect(there.statistics.map(({ region }) => region)).toEqual(['Oz']);
  expect(there.limits).not.toContain(more);
  const elsewhere = await ask(as, { location: 'Utopia' });
  expect(elsewhere.statistics).toHaveLength(3);
  expect(elsewhere.limits).toContain(
    'Not all of them are of “Utopia”: each is told with its own region.',
  );
});

test('the advisor’s competitive analysis has them as well', async () => {
  const as = await member();
  await aJob(as, 'Baker');
  await load([aRow('Bakers')]);
  const reply = await as.post('/api/analytics/ai-insights', { include_competitive_analysis: true });
  expect(reply.json<AiInsights>().competitive_analysis?.statistics).toMatchObject([
    { title: 'Bakers', jobs: 1 },
  ]);
});

test('a source is replaced as a whole or stays as it was', async () => {
  expect(await load([aRow('Bakers'), aRow('Carpenters')])).toEqual({ replaced: false });
  const halves = load([aRow('Lawyers'), aRow('Bakers'), aRow('Bakers')]);
  await expect(halves).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await sourcesWithRows(server.db)).toMatchObject([{ name: 'Census', rows: 2 }]);
  const many = Array.from({ length: 2500 }, (_, at) =>
    aRow('Bakers', { region: `District ${at}` }),
  );
  const both = await Promise.all([load(many), load([aRow('Lawyers')], 'Guild'), load(many)]);
  expect(both.map(({ replaced }) => replaced)).toEqual([true, false, true]);
  expect(await sourcesWithRows(server.db)).toMatchObject([
    { name: 'Census', rows: 2500 },
    { name: 'Guild', rows: 1 },
  ]);
});
