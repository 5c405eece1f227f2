import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../db/connect';
import { mailOutbox } from '../db/schema';
import type { Jobs } from '../jobs/start-jobs';
import { batchOf, ended, submitCsv, submitZip } from '../testing/batch-calls';
import { createTestDatabase } from '../testing/database';
import { resumes } from '../testing/documents/make-csv';
import { makeZip } from '../testing/documents/make-zip';
import { aUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import { startWorker } from '../worker';
import { openMetrics } from './open-metrics';

const TOKEN = 'a-token-for-the-scraper';
const MONITORING = path.resolve(import.meta.dirname, '../../docs/monitoring');

let server: TestApp;
let worker: Jobs;
beforeAll(async () => {
  server = await testApp({ env: { METRICS_TOKEN: TOKEN } });
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

async function metrics(token = TOKEN) {
  const headers = { authorization: `Bearer ${token}` };
  return server.app.inject({ url: '/metrics', headers });
}

/** The value of a figure with these labels, as they stand in the text; null while nothing was counted. */
async function figure(name: string): Promise<number | null> {
  const { body } = await metrics();
  const line = body.split('\n').find((one) => one.startsWith(`${name} `));
  return line ? Number(line.slice(name.length + 1)) : null;
}

const figureOrZero = async (name: string) => (await figure(name)) ?? 0;

/** What three rows, one readable and one broken document add. */
const EXPECTED = {
  'candor_candidate_outcomes_total{outcome="scored"}': 4,
  'candor_candidate_outcomes_total{outcome="damaged"}': 1,
  candor_charges_total: 4,
  candor_candidates_scored_total: 4,
  'candor_document_read_seconds_count{outcome="ok"}': 1,
  'candor_document_read_seconds_count{outcome="damaged"}': 1,
};

test('only who has the token is told, and without a setting the address does not exist', async () => {
  expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(401);
  expect((await metrics('a-token-for-the-scrapes')).statusCode).toBe(401);
  const told = await metrics();
  expect(told.statusCode).toBe(200);
  expect(told.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const other = await testApp();
  const closed = await other.app.inject({ url: '/metrics' });
  await other.close();
  expect(closed.headers['content-type'] ?? '').not.toMatch(/version=0\.0\.4/);
});

test('a batch shows in outcomes by cause, in charges and in the times of reading and scoring', async () => {
  const names = Object.keys(EXPECTED);
  const before = await Promise.all(names.map(figureOrZero));
  const as = server.as(await aUser(server.db));
  const csv = batchOf(await submitCsv(as, resumes(3)));
  const files = { 'a.txt': resumes(4)[3]?.text ?? '', 'broken.pdf': '%PDF-1.7 nothing' };
  const zip = batchOf(await submitZip(as, await makeZip(files)));
  await ended(as, csv.batch_job_id);
  await ended(as, zip.batch_job_id);
  const after = await Promise.all(names.map(figureOrZero));
  const change = names.map((name, at) => [name, (after[at] ?? 0) - (before[at] ?? 0)]);
  expect(Object.fromEntries(change)).toEqual(EXPECTED);
  expect(await figure('candor_queue_waiting_groups')).toBe(0);
  expect(await figure('candor_workers')).toBe(4);
});

test('the first answer of a process shows the queue as it is, every figure of it', async () => {
  const told = await openMetrics(server.db, { onAway: () => {} }).text();
  expect(told).toMatch(/^candor_workers 4$/m);
});

/** The names of all samples, without labels. */
const samplesOf = (text: string) => new Set(text.match(/^candor_\w+/gm));

const OF_THE_DATABASE = /^candor_(queue|mail)_|^candor_workers$/;

test('while the database does not answer, what the process counted itself is told and nothing stale, and then all is as before', async () => {
  const failures: unknown[] = [];
  const onAway = (error: unknown) => failures.push(error);
  const metrics = openMetrics(server.db, { onAway, withinMs: 200 });
  metrics.answered({ route: '/api/users/me', method: 'GET', status: 503, seconds: 0.1 });
  const before = await metrics.text();
  expect(before).toMatch(/^candor_database_up 1$/m);
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table worker_beats in access exclusive mode`);
    const told = await metrics.text();
    expect(told).toMatch(/^candor_database_up 0$/m);
    expect(told).toMatch(/^candor_http_request_seconds_count\{.*status="503"\} 1$/m);
    expect([...samplesOf(told)].filter((name) => OF_THE_DATABASE.test(name))).toEqual([]);
    // Once for all of them.
    expect(failures.map(String)).toEqual(['Error: The database gave no figures in time']);
  });
  await expect.poll(() => metrics.text()).toMatch(/^candor_database_up 1$/m);
  expect(samplesOf(await metrics.text())).toEqual(samplesOf(before));
});

test('a database that is gone fails no scrape', async () => {
  const gone = await createTestDatabase();
  const { db, close } = connect(gone.url, { size: 1, onIdleError: () => {} });
  await gone.drop();
  const failures: unknown[] = [];
  const told = await openMetrics(db, { onAway: (error) => failures.push(error) }).text();
  await close();
  expect(told).toMatch(/^candor_database_up 0$/m);
  expect(failures).toHaveLength(1);
});

test('owed mail shows as it waits, as it is given up by cause, and while the server rejects us', async () => {
  const names = [
    'candor_mail_waiting',
    'candor_mail_turned_away',
    'candor_mail_oldest_seconds',
    'candor_mail_given_up{fault="address"}',
    'candor_mail_given_up{fault="passing"}',
  ];
  const figures = () => Promise.all(names.map(figureOrZero));
  expect(await figures()).toEqual([0, 0, 0, 0, 0]);
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const owed = (row: Partial<typeof mailOutbox.$inferInsert>) => ({
    id: randomUUID(),
    kind: 'invitation',
    recipient: 'zoe@example.com',
    data: {},
    dueAt: ago(0),
    createdAt: ago(100),
    ...row,
  });
  await server.db.insert(mailOutbox).values([
    // Further ahead than any test goes: nobody sends it.
    owed({ dueAt: ago(-86_400), fault: 'settings', stoppedAt: ago(10) }),
    owed({ failedAt: ago(60), fault: 'address' }),
    owed({ failedAt: ago(60), fault: 'address' }),
    owed({ failedAt: ago(2 * 86_400), fault: 'passing' }),
  ]);
  const [waiting, turnedAway, oldest = 0, ...givenUp] = await figures();
  expect([waiting, turnedAway, givenUp]).toEqual([1, 1, [2, 0]]);
  expect(oldest).toBeGreaterThanOrEqual(100);
  expect((await metrics()).body).not.toContain('zoe');
});

test('an unknown address counts as one route, so that nobody can fill the memory with names', async () => {
  for (const name of ['a', 'b', 'c']) await server.app.inject({ url: `/api/canary-${name}` });
  const { body } = await metrics();
  expect(body).toMatch(/route="unknown"/);
  expect(body).not.toContain('canary');
});

test('the dashboard shows every figure', async () => {
  const { body } = await metrics();
  const dashboard = await readFile(path.join(MONITORING, 'dashboard.json'), 'utf8');
  const known = body.match(/^# TYPE candor_\w+/gm)?.map((line) => line.slice(7)) ?? [];
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter((name) => !dashboard.includes(name))).toEqual([]);
});

test('the dashboard and the alert rules ask only for figures that there are', async () => {
  const { body } = await metrics();
  const known = new Set(body.match(/^# TYPE (\w+)/gm)?.map((line) => line.slice(7)));
  for (const file of ['dashboard.json', 'alerts.yml']) {
    const text = await readFile(path.join(MONITORING, file), 'utf8');
    const asked = text.match(/candor_\w+/g) ?? [];
    expect(asked.length, file).toBeGreaterThan(5);
    const unknown = asked.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')));
    expect(unknown, file).toEqual([]);
  }
});
