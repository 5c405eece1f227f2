import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect } from '../../db/connect';
import type { Db } from '../../db/database';
import { isBlobKey, isUpload } from '../../ports/blob-store';
import { aUser } from '../factories';
import { brokenInvariants } from '../invariants';
import { type ServerProcess, startProcess } from './processes';
import { startRecoverableServer } from './recoverable-server';
import { lostFiles } from './run-once';
import { allEnded, BATCHES, batchesOf, caller, submit } from './shots';
import { submitWork, waitForEnd } from './workload';

async function onDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = connect(url, { size: 3, onIdleError: () => {} });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** The journal of erasures is written within a minute. What is still a draft is lost with its process. */
async function untilJournaled(dataDir: string, id: string): Promise<void> {
  const folder = path.join(dataDir, 'blobs');
  const isThere = () =>
    readdirSync(folder)
      .filter((name) => isBlobKey(name) && !isUpload(name))
      .some((name) => readFileSync(path.join(folder, name), 'utf8').includes(id));
  while (!isThere()) await sleep(200);
}

test('a database recovered to a moment before an accident finishes its batches, and whoever was erased since stays erased (P29)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-moment-'));
  const dataDir = path.join(folder, 'data');
  const server = await startRecoverableServer(folder);
  const running: ServerProcess[] = [];
  const start = async (databaseUrl: string) => {
    const process = await startProcess('all', { databaseUrl, dataDir });
    running.push(process);
    return process;
  };
  try {
    const databaseUrl = await server.makeDatabase('candor');
    const product = await start(databaseUrl);
    const erased = await onDatabase(databaseUrl, async (db) => {
      const { token } = await aUser(db, { plan: 'enterprise', now: new Date() });
      const call = caller(product.address, token);
      await submit(call, 5, 9_000);
      await allEnded(call);
      await server.copyBase();
      await submitWork(db, randomFrom(7), product.address);
      await server.mark('before_the_accident');
      const [batch] = await batchesOf(call);
      const id = batch?.batch_job_id ?? 'none';
      expect((await call('DELETE', `${BATCHES}/${id}`)).status).toBe(204);
      await untilJournaled(dataDir, id);
      await db.execute(sql`delete from charges`);
      return id;
    });
    await product.kill();

    const recovered = await server.recover('before_the_accident', 'candor');
    await onDatabase(recovered, async (db) => {
      const find = sql`select 1 from batches where id = ${erased}`;
      expect((await db.execute(find)).rows).toHaveLength(1);
      await start(recovered);
      expect((await db.execute(find)).rows).toEqual([]);
      expect(await waitForEnd(db)).toEqual([]);
      expect(await brokenInvariants(db)).toEqual([]);
      expect(await lostFiles(db, dataDir)).toEqual([]);
      const { rows } = await db.execute(sql`select 1 from candidates where state <> 'scored'`);
      expect(rows).toEqual([]);
    });
  } finally {
    await Promise.all(running.map((one) => one.kill()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 400_000);
