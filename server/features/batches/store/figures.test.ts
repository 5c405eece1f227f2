import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../db/database';
import { SNAPSHOT } from '../../../db/snapshot';
import { batchOf, submitCsv } from '../../../testing/batch-calls';
import { aUser } from '../../../testing/factories';
import { rowsRead } from '../../../testing/rows-read';
import { type TestApp, testApp } from '../../../testing/test-app';
import { findBatch, updateBatch } from './batch';
import { summaryStats } from './figures';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** An ended batch of four whose figures nobody has asked for. */
async function endedBatch() {
  const user = await aUser(t.db);
  const { batch_job_id: id } = batchOf(await submitCsv(t.as(user), [{ text: 'Somebody' }]));
  const now = t.deps.clock.now();
  await t.db.transaction((tx) => updateBatch(tx, id, { status: 'completed', updatedAt: now }));
  await t.db.execute(sql`
    insert into candidates (batch_id, user_id, ordinal, id, state, score)
    select ${id}, ${user.id}, n, gen_random_uuid(), 'scored', 40 from generate_series(1, 4) n`);
  const batch = await findBatch(t.db, user.id, id);
  if (!batch) throw new Error('There is no batch.');
  return batch;
}

const score = (tx: Tx, id: string, points: number) =>
  tx.execute(sql`update candidates set score = ${points} where batch_id = ${id}`);

test('the figures of a state are counted once', async () => {
  const batch = await endedBatch();
  const figures = await summaryStats(t.db, batch);
  expect(figures).toMatchObject({ average_score: 40, successful_matches: 4 });
  await t.db.transaction(async (tx) => {
    const again = () => summaryStats(tx, batch);
    expect(await rowsRead(tx, 'candidates', again)).toBe(0);
    expect(await again()).toEqual(figures);
  });
});

test('figures that were counted after a change do not stand for the state before it', async () => {
  const batch = await endedBatch();
  await t.db.transaction(async (earlier) => {
    await earlier.execute(sql`select from candidates limit 1`);
    await t.db.transaction(async (tx) => {
      await score(tx, batch.id, 90);
      await updateBatch(tx, batch.id, { updatedAt: t.deps.clock.now() });
    });
    expect(await summaryStats(t.db, batch)).toMatchObject({ average_score: 90 });
    expect(await summaryStats(earlier, batch)).toMatchObject({ average_score: 40 });
  }, SNAPSHOT);
});
