import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BlobMissing, type BlobStore } from '../../ports/blob-store';

/** What every blob store promises. */
export function blobStoreSuite(name: string, open: () => Promise<BlobStore>): void {
  describe(`${name} as a blob store`, () => {
    let store: BlobStore;
    let folder: string;
    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'candor-blobs-'));
      store = await open();
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    const stored = async (content: string) => {
      const file = path.join(folder, randomUUID());
      writeFileSync(file, content);
      const key = randomUUID();
      await store.putFile(key, file);
      return { key, file };
    };

    test('takes a file over and gives its bytes back', async () => {
      const { key, file } = await stored('hello');
      expect(existsSync(file)).toBe(false);
      expect(await text(await store.open(key))).toBe('hello');
    });

    test('gives a local path while it is needed', async () => {
      const { key } = await stored('seekable');
      const local = await store.localPath(key);
      expect(readFileSync(local.path, 'utf8')).toBe('seekable');
      await local.release();
    });

    test('an unknown key is missing', async () => {
      const key = randomUUID();
      await expect(store.open(key)).rejects.toBeInstanceOf(BlobMissing);
      await expect(store.localPath(key)).rejects.toBeInstanceOf(BlobMissing);
    });

    test('deletes, also what is not there', async () => {
      const { key } = await stored('gone');
      await store.delete(key);
      await store.delete(key);
      await expect(store.open(key)).rejects.toBeInstanceOf(BlobMissing);
    });

    test('lists what it holds with the moment of storing', async () => {
      const { key } = await stored('listed');
      const found = [];
      for await (const blob of store.list()) found.push(blob);
      const own = found.find((blob) => blob.key === key);
      expect(own?.storedAt).toBeInstanceOf(Date);
    });

    test.each(['../escape-me', 'a/b-inside-x', '', '.hidden-name', 'with\0nul-inside', 'short'])(
      'refuses %j as a key',
      async (key) => {
        await expect(store.open(key)).rejects.toBeInstanceOf(RangeError);
        await expect(store.delete(key)).rejects.toBeInstanceOf(RangeError);
      },
    );
  });
}
