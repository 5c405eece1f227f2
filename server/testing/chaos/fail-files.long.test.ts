import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../database';
import { failFiles } from './fail-files';

/** Prime steps meet other operations than a regular one would; a campaign tries each. */
const NUMBERS = [1, 11, 23, 41, 53, 67, 83, 97, 127, 163, 199];

test('whichever file operation fails, what was accepted is scored and what was refused is not there', async () => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-files-'));
  const found: { number: number; failed: string | null; broken: string[] }[] = [];
  try {
    await failFiles({ databaseUrl: database.url, dataDir }, NUMBERS, (number, round) => {
      found.push({ number, failed: round.failed, broken: round.broken });
    });
  } finally {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(found).toEqual(
    NUMBERS.map((number) => ({ number, failed: expect.any(String), broken: [] })),
  );
}, 300_000);
