import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSeed, keptSeeds } from './kept-seeds';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-seeds-'));
  vi.stubEnv('KEPT_SEEDS', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a campaign that never failed has no seeds to begin with', () => {
  expect(keptSeeds('calm')).toEqual([]);
});

test('seeds that failed come first in later runs of their campaign alone', () => {
  for (const seed of [20, 3, 20]) keepSeed('wild', seed, ['it broke']);
  expect([keptSeeds('wild'), keptSeeds('calm')]).toEqual([[3, 20], []]);
});

test('what became of a seed can be read where it is kept, and deleting that forgets it', () => {
  const file = keepSeed('wild', 7, ['one candidate was charged twice', 'worker 2 was killed']);
  expect(readFileSync(file, 'utf8')).toBe('one candidate was charged twice\nworker 2 was killed\n');
  rmSync(file);
  expect(keptSeeds('wild')).toEqual([]);
});
