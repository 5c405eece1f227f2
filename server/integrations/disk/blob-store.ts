import { constants, createReadStream } from 'node:fs';
import { access, chmod, copyFile, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../../has-code';
import { makeFolder } from '../../make-folder';
import { BlobMissing, type BlobStore, isBlobKey, mustBeBlobKey } from '../../ports/blob-store';

/** The suffix of incomplete blobs; no key may contain a dot. */
const DRAFT = '.draft';

/**
 * Keeps blobs as files of one private folder. A blob appears whole or not at all, and survives the loss of power once
 * `putFile` has answered.
 */
export async function openDiskBlobs(folder: string): Promise<BlobStore> {
  makeFolder(folder, 0o700);
  const fileOf = (key: string) => {
    mustBeBlobKey(key);
    return path.join(folder, key);
  };

  return {
    async putFile(key, source) {
      const file = fileOf(key);
      const draft = `${file}${DRAFT}`;
      try {
        await moveFile(source, draft);
        await chmod(draft, 0o600);
        await flush(draft);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await flush(folder);
    },

    async open(key) {
      const file = fileOf(key);
      await mustExist(key, file);
      return createReadStream(file);
    },

    async localPath(key) {
      const file = fileOf(key);
      await mustExist(key, file);
      return { path: file, release: async () => {} };
    },

    async delete(key) {
      await rm(fileOf(key), { force: true });
    },

    async *list() {
      for await (const entry of await opendir(folder)) {
        if (!entry.isFile() || !isBlobKey(entry.name)) continue;
        const facts = await stat(path.join(folder, entry.name)).catch(ignoreMissing);
        if (facts) yield { key: entry.name, storedAt: facts.ctime };
      }
    },
  };
}

/** Renames; copies if the source is on another file system. */
async function moveFile(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await copyFile(source, target);
    await rm(source, { force: true });
  }
}

/** Waits until the file or folder has reached the disk. */
async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function mustExist(key: string, file: string): Promise<void> {
  try {
    await access(file, constants.R_OK);
  } catch (error) {
    throw hasCode(error, 'ENOENT') ? new BlobMissing(key) : error;
  }
}

function ignoreMissing(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null;
  throw error;
}
