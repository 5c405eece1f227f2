import { expect, test } from 'vitest';
import { createTestDatabase } from '../database';
import { runOnce } from './run-once';

const SEED = 20_260_301;

test('a worker that is killed at a random moment loses and doubles nothing', async () => {
  const database = await createTestDatabase();
  try {
    // One kill, for every change; a campaign deals three in a run, and makes many runs.
    const ground = { databaseUrl: database.url, server: null, blows: 1 };
    expect((await runOnce(SEED, 'worker', ground)).broken).toEqual([]);
  } finally {
    await database.drop();
  }
}, 180_000);
