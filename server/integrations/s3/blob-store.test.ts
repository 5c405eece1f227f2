import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../log';
import { blobStoreSuite } from '../../testing/ports/blob-store.suite';
import { putObject } from '../../testing/s3/bucket';
import { type S3Simulator, startS3, TEST_KEYS } from '../../testing/s3/simulator';
import { openS3Blobs } from './blob-store';
import { REAL_PATIENCE } from './try-again';

const folder = mkdtempSync(path.join(tmpdir(), 'candor-s3-'));
const workFolder = path.join(folder, 'work');
const BUCKET = 'acme-uploads';
let s3: S3Simulator;
beforeAll(async () => {
  s3 = await startS3();
  s3.bucket(BUCKET);
});
beforeEach(() => s3.heal());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await s3.close();
});

const openBlobs = (secretAccessKey = TEST_KEYS.secretAccessKey) =>
  openS3Blobs(
    {
      region: 'us-east-1',
      endpoint: s3.endpoint,
      sessionToken: null,
      identity: 'a test',
      ...TEST_KEYS,
      secretAccessKey,
      asksForChecksums: false,
    },
    { bucket: BUCKET, prefix: 'candor/' },
    {
      log: createLog('silent'),
      workFolder,
      patience: { ...REAL_PATIENCE, wait: async () => {} },
    },
  );

blobStoreSuite('a bucket', async () => openBlobs());

const fileOf = (content: string) => {
  const file = path.join(folder, randomUUID());
  writeFileSync(file, content);
  return file;
};

async function stored(content: string) {
  const key = randomUUID();
  await openBlobs().putFile(key, fileOf(content));
  return key;
}

test('a blob is below the prefix, and anything else in the bucket is not ours', async () => {
  const key = await stored('mine');
  expect(s3.bucket(BUCKET).objects.has(`candor/${key}`)).toBe(true);
  putObject(s3.bucket(BUCKET), 'of-somebody-else', 'x');
  putObject(s3.bucket(BUCKET), 'candor/deeper/of-somebody-else', 'x');
  const keys = [];
  for await (const blob of openBlobs().list()) keys.push(blob.key);
  expect(keys).toContain(key);
  expect(keys.join()).not.toContain('somebody');
});

test('an upload that the store refuses for a while, or receives damaged, is sent again in full', async () => {
  s3.fault({ kind: 'error', status: 503, code: 'SlowDown' }, { times: 2, about: /^PUT/ });
  s3.fault({ kind: 'hang_up' }, { about: /^PUT/ });
  const content = 'many words '.repeat(50_000);
  const key = await stored(content);
  expect(await text(await openBlobs().open(key))).toBe(content);
});

test('an upload that fails leaves the file where it was', async () => {
  const file = fileOf('kept');
  s3.fault({ kind: 'error', status: 403, code: 'AccessDenied' }, { about: /^PUT/ });
  await expect(openBlobs().putFile(randomUUID(), file)).rejects.toThrow('S3 answered AccessDenied');
  expect(existsSync(file)).toBe(true);
  await expect(openBlobs().putFile(randomUUID(), `${file}-not-there`)).rejects.toThrow('ENOENT');
});

test.each(['cut', 'wrong_bytes', 'hang_up'] as const)(
  'a local copy is whole although the answer was not: %s',
  async (kind) => {
    const content = 'a line of a resume\n'.repeat(5_000);
    const key = await stored(content);
    s3.fault({ kind }, { about: /^GET/ });
    const local = await openBlobs().localPath(key);
    expect(readFileSync(local.path, 'utf8')).toBe(content);
    expect(statSync(local.path).mode & 0o777).toBe(0o600);
    await local.release();
    expect(existsSync(local.path)).toBe(false);
  },
);

test('a blob that stays damaged is an error, and nothing of it is left here', async () => {
  const key = await stored('a whole blob');
  s3.fault({ kind: 'wrong_bytes' }, { times: 99, about: /^GET/ });
  await expect(openBlobs().localPath(key)).rejects.toThrow('S3 answered WrongChecksum');
  expect(readdirSync(workFolder)).toEqual([]);
});

test('errors repeat no key of the store', async () => {
  const planted = 'planted-wrong-secret';
  const error = await openBlobs(planted)
    .open(randomUUID())
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'SignatureDoesNotMatch' });
  const words = JSON.stringify([
    String(error),
    error,
    (error as Error).stack,
    (error as Error).cause,
  ]);
  expect(words).not.toContain(planted);
  expect(words).not.toContain(TEST_KEYS.accessKeyId);
});
