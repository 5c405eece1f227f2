import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../../has-code';

/** A file system of its own with an end that is reached. */
export type SmallDisk = {
  folder: string;
  /** Takes all that is free; call it again for what became free since. */
  fill(): void;
  /** Gives back what was taken. */
  free(): void;
  remove(): void;
};

/** Room for a PostgreSQL with its log and some batches. */
const MEGABYTES = 384;
const PORTIONS = [1024 * 1024, 4_096];

/**
 * Mounts a file system of memory under `folder`.
 *
 * @throws an Error where this process may not mount.
 */
export function mountSmallDisk(folder: string): SmallDisk {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const options = `size=${MEGABYTES}m,mode=0755`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'candor-chaos', folder]);
  if (mounted.status !== 0)
    throw new Error('A file system can be mounted only by root, and not in every container.');
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => fillUp(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      // What still has a file open there keeps the memory until it ends.
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillUp(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (const size of PORTIONS) {
      const portion = Buffer.alloc(size);
      while (takes(handle, portion));
    }
  } finally {
    closeSync(handle);
  }
}

function takes(handle: number, portion: Buffer): boolean {
  try {
    return writeSync(handle, portion) === portion.length;
  } catch (error) {
    if (hasCode(error, 'ENOSPC')) return false;
    throw error;
  }
}
