import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepFiles } from '../../features/batches/chores';
import { putObject } from '../../testing/s3/bucket';
import { type S3Simulator, startS3, TEST_KEYS } from '../../testing/s3/simulator';
import { OWNER, plantFolder } from '../../testing/s3/test-folder';
import { type TestApp, testApp } from '../../testing/test-app';

const DAY_MS = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'candor-s3-app-'));
let store: S3Simulator;
let server: TestApp;
beforeAll(async () => {
  store = await startS3();
  store.bucket('acme-uploads');
  server = await testApp({
    env: {
      S3_ENDPOINT: store.endpoint,
      BLOB_URL: 's3://acme-uploads/candor',
      AWS_ACCESS_KEY_ID: TEST_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: TEST_KEYS.secretAccessKey,
    },
  });
});
afterAll(async () => {
  await server.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

test('an installation with a key reads folders of buckets', async () => {
  const bucket = plantFolder(store, 'acme-cvs');
  putObject(bucket, 'inbox/ada.txt', 'Ada');
  const connector = server.deps.connectors.aws_s3;
  expect(connector?.identity).toBe('access key …0001');
  const config = { bucket_name: 'acme-cvs', folder_path: 'inbox' };
  const source = await connector?.open(config, OWNER, new AbortController().signal);
  expect(source?.label).toBe('s3://acme-cvs/inbox');
  const names: (string | null)[] = [];
  for await (const item of source?.items() ?? []) names.push(item.filename);
  await source?.close();
  expect(names).toEqual(['ada.txt']);
});

test('an upload in the bucket that belongs to no batch is swept after a day', async () => {
  const key = randomUUID();
  const file = path.join(folder, 'orphan');
  writeFileSync(file, 'half a submission');
  await server.deps.blobs.putFile(key, file);
  const { objects } = store.bucket('acme-uploads');
  await sweepFiles(server.deps);
  expect([...objects.keys()]).toEqual([`candor/${key}`]);
  server.clock.set(new Date(Date.now() + 2 * DAY_MS));
  await sweepFiles(server.deps);
  expect(objects.size).toBe(0);
});
