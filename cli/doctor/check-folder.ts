import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFull } from '@candor/server/infrastructure-errors';
import { makeFolder } from '@candor/server/make-folder';
import { reasonOf } from '@candor/server/reason-of';
import type { Finding } from './check';

const MAKE_ROOM = 'Make room, or point DATA_DIR and BLOB_URL to a larger disk.';

/** A folder that must take files: proved by writing one and removing it again. */
export async function checkWritable(subject: string, folder: string): Promise<Finding> {
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    makeFolder(folder, 0o700);
    await writeFile(probe, 'probe', { mode: 0o600 });
    await rm(probe);
    return { status: 'ok', subject, found: `${folder} can be written` };
  } catch (error) {
    return unwritable(subject, folder, error);
  }
}

/** What it means that a folder refused a file. */
export function unwritable(subject: string, folder: string, error: unknown): Finding {
  return {
    status: 'fail',
    subject,
    found: `${folder} cannot be written (${reasonOf(error)})`,
    fix: isFull(error)
      ? MAKE_ROOM
      : 'Give the folder to the user that runs Candor, or name another one.',
  };
}

const GIGABYTE = 1024 ** 3;
/** One batch may bring 50 MB of upload and 500 MB of unpacked files; below this a few of them fill the disk. */
const COMFORTABLE = 2 * GIGABYTE;
const NEEDED = GIGABYTE / 4;

/** Free space where uploads and the embedded database live; the folder must exist. */
export async function checkSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  return spaceFinding(bavail * bsize);
}

/** What so many free bytes mean. */
export function spaceFinding(free: number): Finding {
  const found = `${(free / GIGABYTE).toFixed(1)} GB free`;
  if (free >= COMFORTABLE) return { status: 'ok', subject: 'Disk', found };
  return {
    status: free >= NEEDED ? 'warn' : 'fail',
    subject: 'Disk',
    found,
    fix: MAKE_ROOM,
  };
}
