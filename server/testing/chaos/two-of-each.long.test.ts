import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomFrom } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect } from '../../db/connect';
import { isUpload } from '../../ports/blob-store';
import { createTestDatabase } from '../database';
import { brokenInvariants } from '../invariants';
import { startS3, TEST_KEYS } from '../s3/simulator';
import { type ServerProcess, startProcess } from './processes';
import { countScored, failures, submitWork, waitForEnd } from './workload';

const BUCKET = 'uploads-of-all';

test('two web processes and two workers share a database and a bucket, and one of each is enough', async () => {
  const database = await createTestDatabase();
  const store = await startS3({ pageSize: 100 });
  const { objects } = store.bucket(BUCKET);
  const { db, close } = connect(database.url, { size: 3, onIdleError: () => {} });
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-two-'));
  const env = {
    SECRET_KEY: randomBytes(32).toString('base64'),
    BLOB_URL: `s3://${BUCKET}`,
    S3_ENDPOINT: store.endpoint,
    S3_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: TEST_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: TEST_KEYS.secretAccessKey,
  };
  const crew: ServerProcess[] = [];
  /** Each has a folder of its own, as on a machine of its own. */
  const start = async (role: 'web' | 'worker') => {
    const dataDir = path.join(folder, String(crew.length));
    const one = await startProcess(role, { databaseUrl: database.url, dataDir, env });
    crew.push(one);
    return one;
  };
  try {
    const [web, otherWeb] = [await start('web'), await start('web')];
    const [worker] = [await start('worker'), await start('worker')];
    const random = randomFrom(20_261_129);
    let candidates = await submitWork(db, random, web.address);
    candidates += await submitWork(db, random, otherWeb.address);
    await Promise.all([web.kill(), worker.kill()]);
    candidates += await submitWork(db, random, otherWeb.address);
    expect(await waitForEnd(db)).toEqual([]);
    expect(await countScored(db)).toBe(candidates);
    expect(await failures(db)).toEqual([]);
    expect(await brokenInvariants(db)).toEqual([]);

    const { rows } = await db.execute<{ key: string }>(
      sql`select blob_key as key from batches where blob_key is not null order by key`,
    );
    expect([...objects.keys()].filter(isUpload).sort()).toEqual(rows.map(({ key }) => key).sort());
    expect(rows.length).toBe(12);
    const kept = readdirSync(folder).map((one) => path.join(folder, one, 'blobs'));
    expect(kept.filter((one) => existsSync(one))).toEqual([]);
  } finally {
    await Promise.all(crew.map((one) => one.kill()));
    await close();
    await store.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);
