import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@candor/server/config';
import { type S3Simulator, startS3, TEST_KEYS } from '@candor/server/testing/s3/simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingText } from './check';
import { checkS3, checkUploads } from './check-s3';

let store: S3Simulator;
const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-doctor-s3-'));
beforeAll(async () => {
  store = await startS3();
  store.bucket('acme-uploads');
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await store.close();
});

const config = (secret: string, bucket = 'acme-uploads') =>
  readConfig({
    DATA_DIR: dataDir,
    S3_ENDPOINT: store.endpoint,
    BLOB_URL: `s3://${bucket}/candor`,
    AWS_ACCESS_KEY_ID: TEST_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: secret,
  });

test('a store that is off is no fault', async () => {
  expect(await checkS3(null)).toMatchObject({ status: 'ok' });
});

test('a store that takes the key is named with whom to let in; a wrong key is a fault and not repeated', async () => {
  const good = await checkS3(config(TEST_KEYS.secretAccessKey).s3);
  expect(good).toMatchObject({ status: 'ok', found: expect.stringContaining('access key …0001') });
  const wrong = await checkS3(config('planted-wrong-secret').s3);
  expect(wrong).toMatchObject({
    status: 'fail',
    found: expect.stringContaining('SignatureDoesNotMatch'),
    fix: expect.stringContaining('AWS_SECRET_ACCESS_KEY'),
  });
  expect(findingText(wrong)).not.toContain('planted');
});

test('the bucket of uploads is written, read, listed and left as it was', async () => {
  const good = await checkUploads(config(TEST_KEYS.secretAccessKey));
  expect(good).toMatchObject({ status: 'ok', subject: 'Uploads bucket' });
  expect(store.bucket('acme-uploads').objects.size).toBe(0);
  const missing = await checkUploads(config(TEST_KEYS.secretAccessKey, 'no-such-bucket'));
  expect(missing).toMatchObject({ status: 'fail', found: expect.stringContaining('NoSuchBucket') });
});
