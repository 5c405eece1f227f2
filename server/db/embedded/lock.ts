import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '../../has-code';
import { lives, ownIdentity } from './process-identity';

const RETRY_MS = 25;

/**
 * Runs work while no other process on this machine holds the lock file. A lock whose holder died is taken over.
 *
 * @throws what the work throws, and an Error if the lock is not free after `timeoutMs`.
 */
export async function withLock<T>(
  file: string,
  timeoutMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  while (!take(file)) {
    if (Date.now() > deadline) throw new Error(`${file} is held by another process.`);
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, ownIdentity(), { mode: 0o600 });
  try {
    // A hard link appears completely or not at all, so nobody ever reads an empty lock.
    linkSync(own, file);
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    breakIfStale(file);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Removes the lock of a dead holder. Only one process at a time has the right to, itself a lock: otherwise one that has
 * looked before and acts late would remove the lock of whoever came next.
 */
function breakIfStale(file: string): void {
  const holder = read(file);
  if (holder === null || lives(holder)) return;
  const right = `${file}.${holder}`;
  if (!take(right)) return;
  try {
    if (read(file) === holder) rmSync(file);
  } finally {
    rmSync(right, { force: true });
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
