import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/database';
import { amid } from '../testing/amid';
import { type TestApp, testApp } from '../testing/test-app';
import { askFor } from './ask-for';

const CHORE = 'a-chore';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** How many runs of the chore nobody has begun. */
async function waiting(db: Db): Promise<number> {
  const { rows } = await db.execute(sql`
    select from graphile_worker.jobs
    where task_identifier = ${CHORE} and locked_at is null and attempts < max_attempts`);
  return rows.length;
}

test('a chore that is asked for while a worker takes it runs once more', async () => {
  const { db } = server;
  await askFor(db, CHORE);
  await askFor(db, CHORE);
  expect(await waiting(db)).toBe(1);

  await amid(
    db,
    // As the queue does it, only slower.
    (tx) =>
      tx.execute(sql`
        update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker', attempts = 1
        where key = ${`${CHORE}-soon`}`),
    () => askFor(db, CHORE),
  );
  expect(await waiting(db)).toBe(1);
});
