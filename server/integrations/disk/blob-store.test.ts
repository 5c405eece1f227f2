import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { blobStoreSuite } from '../../testing/ports/blob-store.suite';
import { openDiskBlobs } from './blob-store';

const folder = mkdtempSync(path.join(tmpdir(), 'candor-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));

blobStoreSuite('the disk', () => openDiskBlobs(path.join(folder, 'suite')));

test('blobs are private and half-made ones are never seen', async () => {
  const own = path.join(folder, 'own');
  const store = await openDiskBlobs(own);
  const file = path.join(folder, 'upload');
  writeFileSync(file, 'private', { mode: 0o644 });
  await store.putFile('blob-0001', file);
  writeFileSync(path.join(own, 'blob-0002.draft'), 'half');
  expect(statSync(own).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(own, 'blob-0001')).mode & 0o777).toBe(0o600);
  const keys = [];
  for await (const { key } of store.list()) keys.push(key);
  expect(keys).toEqual(['blob-0001']);
  expect(readdirSync(own)).toHaveLength(2);
});

test('a file that cannot be moved into place leaves nothing half-made', async () => {
  const own = path.join(folder, 'taken');
  const store = await openDiskBlobs(own);
  mkdirSync(path.join(own, 'blob-0004', 'inside'), { recursive: true });
  const file = path.join(folder, 'another upload');
  writeFileSync(file, 'private');
  await expect(store.putFile('blob-0004', file)).rejects.toThrow();
  expect(readdirSync(own)).toEqual(['blob-0004']);
});

test('a file that cannot be read leaves nothing behind', async () => {
  const own = path.join(folder, 'broken');
  const store = await openDiskBlobs(own);
  await expect(store.putFile('blob-0003', path.join(folder, 'nothing'))).rejects.toThrow('ENOENT');
  expect(readdirSync(own)).toEqual([]);
});
