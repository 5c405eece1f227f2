import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batches } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import {
  BATCHES,
  batchOf,
  ended,
  resultsOf,
  submitCsv,
  submitZip,
} from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { makeScan } from '../../testing/documents/make-pdf';
import { makeZip } from '../../testing/documents/make-zip';
import { aUser } from '../../testing/factories';
import { markedFiles, markedTables } from '../../testing/marks';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';
import { announceErasures } from './announce-erasures';
import { applyRetention, sweepFiles } from './chores';

const DAY_MS = 86_400_000;

let server: TestApp;
let worker: Jobs;
beforeAll(async () => {
  server = await testApp();
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

async function someone(): Promise<As> {
  return server.as(await aUser(server.db, { plan: 'starter', now: server.clock.now() }));
}

async function files(): Promise<number> {
  let count = 0;
  for await (const _ of server.deps.blobs.list()) count += 1;
  return count;
}

test('an upload is erased thirty days after its batch ended and the results stay', async () => {
  const as = await someone();
  const scan = await makeZip({ 'scan.pdf': makeScan() });
  const { batch_job_id: id } = batchOf(await submitZip(as, scan));
  await ended(as, id);
  const before = await files();
  server.clock.advance(29 * DAY_MS);
  await applyRetention(server.deps);
  expect(await files()).toBe(before);
  server.clock.advance(2 * DAY_MS);
  await applyRetention(server.deps);
  expect(await files()).toBe(before - 1);
  expect((await as.get(`${BATCHES}/${id}/results`)).json().total).toBe(1);
  expect((await as.post(`${BATCHES}/${id}/rerun`)).statusCode).toBe(410);
});

describe('results', () => {
  const statusOfBatch = async (as: As, id: string) =>
    (await as.get(`${BATCHES}/${id}/status`)).statusCode;
  const noticesTo = async (email: string) =>
    (await server.mails()).filter(
      (mail) => mail.to === email && mail.subject === 'Results will be erased soon',
    );

  test('are announced thirty days before and erased a year after their batch ended; the usage stays', async () => {
    const owner = await aUser(server.db, { plan: 'starter', now: server.clock.now() });
    const as = server.as(owner);
    const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(2)));
    const { jobTitle } = await ended(as, id);
    const start = server.clock.now();
    server.clock.advance(335 * DAY_MS);
    await announceErasures(server.deps);
    expect(await noticesTo(owner.email)).toEqual([]);
    server.clock.advance(1);
    await announceErasures(server.deps);
    const [notice] = await noticesTo(owner.email);
    const last = new Date(start.getTime() + 365 * DAY_MS);
    const day = last.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(notice?.text).toContain(`${jobTitle}, 2 candidates: kept until ${day}`);
    expect(notice?.text).toContain(`/analytics?batchId=${id}`);

    server.clock.advance(29 * DAY_MS);
    await announceErasures(server.deps);
    await applyRetention(server.deps);
    expect(await noticesTo(owner.email)).toHaveLength(1);
    expect(await statusOfBatch(as, id)).toBe(200);
    server.clock.advance(DAY_MS + 1);
    await applyRetention(server.deps);
    expect(await statusOfBatch(as, id)).toBe(404);
    expect((await as.get('/api/analytics/dashboard')).json().total_analyses).toBe(2);
  });

  test('that were announced late are kept until their notice has ended', async () => {
    const as = await someone();
    const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(1)));
    await ended(as, id);
    const left = async () =>
      (await server.deps.pool.query('select 1 from batches where id = $1', [id])).rowCount;
    server.clock.advance(400 * DAY_MS);
    await announceErasures(server.deps);
    server.clock.advance(29 * DAY_MS);
    await applyRetention(server.deps);
    expect(await left()).toBe(1);
    server.clock.advance(2 * DAY_MS);
    await applyRetention(server.deps);
    expect(await left()).toBe(0);
  });

  test('leave nothing about their people in any table, queue or file, and nothing that a call would find', async () => {
    const mark = 'Quillfeather';
    const as = server.as(await aUser(server.db, { plan: 'starter', now: server.clock.now() }));
    const text = `Tessa ${mark}\nEngineer, ${mark} Works, 2015 - 2024\n- Built Python services`;
    const { batch_job_id: id } = batchOf(await submitCsv(as, [{ text }]));
    await ended(as, id);
    const [person] = (await resultsOf(as, id)).processed_items;
    const cid = person?.candidate_id_internal ?? '';
    await as.put(`${BATCHES}/${id}/candidates/${cid}/decision`, {
      decision: 'shortlist',
      note: `Ask ${mark}`,
    });
    const shared = await as.post(`${BATCHES}/${id}/shares`, { candidate_ids: [cid] });
    const link = `/api/share/${shared.json().share_url.split('/').at(-1)}`;
    const found = async () => (await as.post('/api/people/search', { q: mark })).json().people;
    expect([(await found()).length, (await server.as().get(link)).statusCode]).toEqual([1, 200]);
    expect((await markedTables(server.db, mark)).length).toBeGreaterThan(1);
    expect(await markedFiles(server.deps, mark)).not.toEqual([]);

    server.clock.advance(336 * DAY_MS);
    await announceErasures(server.deps);
    server.clock.advance(31 * DAY_MS);
    await applyRetention(server.deps);
    expect(await markedTables(server.db, mark)).toEqual([]);
    expect(await markedFiles(server.deps, mark)).toEqual([]);
    expect(await found()).toEqual([]);
    expect((await server.as().get(link)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await as.get(`${BATCHES}/${id}/candidates/${cid}`)).statusCode).toBe(404);
  });

  test('of several batches share one letter, and nothing is erased unannounced', async () => {
    const owner = await aUser(server.db, { plan: 'starter', now: server.clock.now() });
    const as = server.as(owner);
    const ids: string[] = [];
    for (const n of [1, 2]) ids.push(batchOf(await submitCsv(as, resumes(n, n * 10))).batch_job_id);
    for (const id of ids) await ended(as, id);
    // The installation was off in the meantime.
    server.clock.advance(366 * DAY_MS);
    await applyRetention(server.deps);
    expect(await statusOfBatch(as, ids[0] ?? '')).toBe(200);
    await announceErasures(server.deps);
    const notices = await noticesTo(owner.email);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toMatch(/1 candidate: kept.*2 candidates: kept/s);
    server.clock.advance(30 * DAY_MS + 1);
    await applyRetention(server.deps);
    expect(await Promise.all(ids.map((id) => statusOfBatch(as, id)))).toEqual([404, 404]);
  });

  test('of many people are erased in portions, each of which has the time it needs', async () => {
    const owner = await aUser(server.db, { plan: 'starter', now: server.clock.now() });
    for (let n = 1; n <= 5; n++) {
      const { batch_job_id: id } = batchOf(await submitCsv(server.as(owner), resumes(1, n)));
      await ended(server.as(owner), id);
    }
    await server.db
      .update(batches)
      .set({ totalCandidates: 1_500 })
      .where(eq(batches.userId, owner.id));
    await server.db.execute(sql`create table portions (people integer, patience text)`);
    await server.db.execute(sql`
      create function note_portion() returns trigger language plpgsql security definer as $$ begin
        insert into portions
          select sum(total_candidates), current_setting('statement_timeout') from gone having count(*) > 0;
        return null;
      end $$`);
    await server.db.execute(sql`
      create trigger note_portion after delete on batches referencing old table as gone
      for each statement execute function note_portion()`);
    server.clock.advance(336 * DAY_MS);
    await announceErasures(server.deps);
    server.clock.advance(31 * DAY_MS);
    await applyRetention(server.deps);
    const { rows } = await server.db.execute(sql`select * from portions order by people desc`);
    expect(rows).toEqual([
      { people: 3_000, patience: '15min' },
      { people: 3_000, patience: '15min' },
      { people: 1_500, patience: '15min' },
    ]);
  });

  test('need no letter if their owner has erased them meanwhile', async () => {
    const owner = await aUser(server.db, { plan: 'starter', now: server.clock.now() });
    const as = server.as(owner);
    const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(1)));
    await ended(as, id);
    server.clock.advance(336 * DAY_MS);
    await announceErasures(server.deps);
    await as.delete(`${BATCHES}/${id}`);
    expect(await noticesTo(owner.email)).toEqual([]);
  });
});

test('a stored file that belongs to no batch is swept after a day', async () => {
  const as = await someone();
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(1)));
  await ended(as, id);
  const orphan = path.join(server.deps.config.dataDir, 'orphan');
  await writeFile(orphan, 'half a submission');
  await server.deps.blobs.putFile(randomUUID(), orphan);
  const before = await files();
  server.clock.set(new Date(Date.now() - DAY_MS));
  await sweepFiles(server.deps);
  expect(await files()).toBe(before);
  server.clock.set(new Date(Date.now() + 2 * DAY_MS));
  await sweepFiles(server.deps);
  expect(await files()).toBe(before - 1);
});
