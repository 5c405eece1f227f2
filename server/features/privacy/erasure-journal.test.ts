import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { connect } from '../../db/connect';
import { shares } from '../../db/schema';
import type { Deps } from '../../deps';
import { isUpload, journalKey } from '../../ports/blob-store';
import { runServer } from '../../run-server';
import { BATCHES, batchOf, submitCsv } from '../../testing/batch-calls';
import { copyDatabase, type TestDatabase } from '../../testing/database';
import { aUser } from '../../testing/factories';
import { withPasskey } from '../../testing/passkeys';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { sweepFiles } from '../batches/chores';
import { keepErasures, readPiece } from './erasure-journal';
import { replayErasures } from './replay-erasures';
import { lastPiece } from './store-erasures';

let t: TestApp;
let backups: TestDatabase[] = [];
beforeEach(async () => {
  t = await testApp();
});
afterEach(async () => {
  await Promise.all(backups.map((backup) => backup.drop()));
  backups = [];
  await t.close();
});

/** The database as it is now, which `work` finds later beside the uploads and the journal of that day. */
async function backUp() {
  const backup = await copyDatabase(t.databaseUrl);
  backups.push(backup);
  return async (work: (restored: Deps, databaseUrl: string) => Promise<void>) => {
    const { db, pool, close } = connect(backup.url, { size: 4, onIdleError: () => {} });
    try {
      await work({ ...t.deps, db, pool }, backup.url);
    } finally {
      await close();
    }
  };
}

/** In which tables a word stands, wherever in a row. */
async function tablesWith({ db }: Pick<Deps, 'db'>, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and query_to_xml(format('select * from public.%I', relname), true, false, '')::text like ${`%${word}%`}`);
  return rows.map(({ name }) => name);
}

/** The keys of all pieces of the journal, in order. */
async function pieces(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of t.deps.blobs.list()) if (!isUpload(key)) keys.push(key);
  return keys.sort();
}

/** A link to a batch, open until tomorrow. */
async function aLink(userId: string, batchId: string): Promise<string> {
  const [link] = await t.db
    .insert(shares)
    .values({
      id: randomUUID(),
      tokenHash: randomUUID(),
      userId,
      batchId,
      candidateIds: [],
      showNames: false,
      createdAt: t.clock.now(),
      expiresAt: new Date(t.clock.now().getTime() + 86_400_000),
    })
    .returning({ id: shares.id });
  if (!link) throw new Error('There is no link');
  return link.id;
}

const MARKER = 'Quartermarker';
const JOB = `Warehouse clerk. Required: stock control, Excel. Ask for ${MARKER} at the gate.`;

const waiting = (as: As, job: string) =>
  submitCsv(as, [{ text: 'A clerk with stock control.' }], { job_description_text: job });

/** An account with a marker in its address and in a batch leaves; another erases one of its two batches. */
async function eraseTwice() {
  const leaving = await aUser(t.db, { email: `${MARKER}@example.com` });
  const staying = t.as(await aUser(t.db, { plan: 'enterprise' }));
  await waiting(t.as(leaving), JOB);
  const erased = batchOf(await waiting(staying, JOB)).batch_job_id;
  const kept = batchOf(
    await waiting(staying, 'Warehouse clerk. Required: stock control and Excel, some years of it.'),
  ).batch_job_id;
  const restore = await backUp();
  await staying.post(`${BATCHES}/${erased}/cancel`);
  expect((await staying.delete(`${BATCHES}/${erased}`)).statusCode).toBeLessThan(300);
  const { statusCode } = await t.app.inject({
    method: 'DELETE',
    url: '/api/users/account',
    payload: { confirm: true },
    headers: { authorization: `Bearer ${leaving.token}` },
  });
  expect(statusCode).toBe(200);
  await keepErasures(t.deps);
  return { kept, restore };
}

test('a backup of before does not bring an erased account back, nor a batch that was erased since (P27)', async () => {
  const { kept, restore } = await eraseTwice();
  await restore(async (restored) => {
    expect(await tablesWith(restored, MARKER)).toEqual(
      expect.arrayContaining(['batches', 'users']),
    );
    expect(await replayErasures(restored)).toBeGreaterThanOrEqual(2);
    expect(await tablesWith(restored, MARKER)).toEqual([]);
    const { rows } = await restored.db.execute(sql`select id from batches`);
    expect(rows).toEqual([{ id: kept }]);
    expect((await restored.db.execute(sql`select 1 from sessions`)).rows).toEqual([]);
    // A second start has nothing left to do, and new sessions stay.
    await aUser(restored.db);
    expect(await replayErasures(restored)).toBe(0);
    expect((await restored.db.execute(sql`select 1 from sessions`)).rows).toHaveLength(1);
  });
});

test('a server that starts on a restored backup erases again before it answers anybody', async () => {
  const { restore } = await eraseTwice();
  await restore(async (restored, databaseUrl) => {
    const config = { ...t.asProcess, databaseUrl, port: 0 };
    const server = await runServer(config, 'web', t.deps.log);
    expect(await tablesWith(restored, MARKER)).toEqual([]);
    await server.stop();
  });
});

test('a journal that cannot be read stops the start', async () => {
  const { restore } = await eraseTwice();
  await restore(async (restored, databaseUrl) => {
    const damaged = path.join(t.deps.config.dataDir, 'damaged');
    await writeFile(damaged, 'not what was written');
    await t.deps.blobs.putFile(journalKey((await lastPiece(restored.db)) + 1), damaged);
    const config = { ...t.asProcess, databaseUrl, port: 0 };
    await expect(runServer(config, 'web', t.deps.log)).rejects.toThrow(
      /^The journal of erasures cannot be read \(.+\)\. Is BLOB_URL in reach\?$/,
    );
  });
});

test('an API key that was taken back and a link that was closed stay so', async () => {
  const user = await aUser(t.db, { plan: 'enterprise' });
  const as = t.as(user);
  const { id: key } = (await as.post('/api/keys', { name: 'program' })).json();
  const batchId = batchOf(await waiting(as, JOB)).batch_job_id;
  const link = await aLink(user.id, batchId);
  const restore = await backUp();
  await as.delete(`/api/keys/${key}`);
  await as.delete(`${BATCHES}/${batchId}/shares/${link}`);
  await keepErasures(t.deps);
  await restore(async (restored) => {
    const open = async () => {
      const { rows } = await restored.db.execute<{ id: string }>(
        sql`select id from api_keys union all select id from shares where revoked_at is null`,
      );
      return rows.map(({ id }) => id);
    };
    expect((await open()).sort()).toEqual([key, link].sort());
    await replayErasures(restored);
    expect(await open()).toEqual([]);
  });
});

test('a passkey that was removed stays so', async () => {
  const user = await aUser(t.db, { now: t.clock.now() });
  const { id } = await withPasskey(t, user);
  const restore = await backUp();
  expect((await t.as(user).delete(`/api/auth/passkeys/${id}`)).statusCode).toBe(204);
  await keepErasures(t.deps);
  await restore(async (restored) => {
    expect((await restored.db.execute(sql`select id from passkeys`)).rows).toEqual([{ id }]);
    await replayErasures(restored);
    expect((await restored.db.execute(sql`select id from passkeys`)).rows).toEqual([]);
  });
});

test('the journal holds ids alone, is written once, and is no orphan of the sweep', async () => {
  await eraseTwice();
  const before = await pieces();
  await keepErasures(t.deps);
  // Files have the time of the machine.
  t.clock.set(new Date(Date.now() + 3 * 86_400_000));
  await sweepFiles(t.deps);
  expect(await pieces()).toEqual(before);
  const last = await text(await t.deps.blobs.open(before.at(-1) ?? ''));
  const Entry = z.strictObject({ kind: z.string(), id: z.uuid() });
  expect(z.array(Entry).safeParse(JSON.parse(last)).success).toBe(true);
});

test('a piece that was written by a process that died before it could say so is written again', async () => {
  const user = await aUser(t.db);
  await t.db.execute(sql`delete from users where id = ${user.id}`);
  const dies = {
    ...t.deps.blobs,
    putFile: async (key: string, file: string) => {
      await t.deps.blobs.putFile(key, file);
      throw new Error('the process died');
    },
  };
  await expect(keepErasures({ ...t.deps, blobs: dies })).rejects.toThrow('the process died');
  await keepErasures(t.deps);
  const piece = await lastPiece(t.db);
  expect(await readPiece(t.deps, piece)).toContainEqual({ kind: 'users', id: user.id });
  expect(await readPiece(t.deps, piece + 1)).toBe(null);
});
