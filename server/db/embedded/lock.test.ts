import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock';
import { ownIdentity } from './process-identity';

const DEAD = '999999-12345';
const WAIT_MS = 10_000;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** How many were inside at once, at most, of so many who come together. */
async function mostInside(comers: number): Promise<number> {
  let [inside, most] = [0, 0];
  const come = () =>
    withLock(file, WAIT_MS, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inside -= 1;
    });
  await Promise.all(Array.from({ length: comers }, come));
  return most;
}

test('the lock of a dead process is taken over, by one after the other, and leaves nothing behind', async () => {
  writeFileSync(file, DEAD);
  expect(await mostInside(8)).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('a process that died while it took over a dead one’s lock is no obstacle either', async () => {
  writeFileSync(file, DEAD);
  writeFileSync(`${file}.${DEAD}`, '999998-12345');
  expect(await mostInside(3)).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('while somebody alive takes over a dead one’s lock, nobody else touches it', async () => {
  writeFileSync(file, DEAD);
  writeFileSync(`${file}.${DEAD}`, ownIdentity());
  await expect(withLock(file, 100, async () => {})).rejects.toThrow('held by another process');
  expect(readFileSync(file, 'utf8')).toBe(DEAD);
});

test('work that fails lets go of the lock', async () => {
  const work = () => Promise.reject(new Error('a fault'));
  await expect(withLock(file, WAIT_MS, work)).rejects.toThrow('a fault');
  expect(readdirSync(folder)).toEqual([]);
});
