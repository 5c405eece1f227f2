import { expect, test } from 'vitest';
import { createTestDatabase } from '../database';
import { type ChaosKind, runOnce } from './run-once';

test.each<[number, ChaosKind]>([
  [20_260_301, 'worker'],
  [20_260_302, 'server'],
])(
  'killing processes at random moments loses and doubles nothing (seed %i, %s)',
  async (seed, kind) => {
    const database = await createTestDatabase();
    try {
      const outcome = await runOnce(seed, kind, database.url);
      expect(outcome.broken).toEqual([]);
    } finally {
      await database.drop();
    }
  },
  180_000,
);
