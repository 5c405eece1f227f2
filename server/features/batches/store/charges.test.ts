import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Executor } from '../../../db/database';
import { batchOf, submitCsv } from '../../../testing/batch-calls';
import { aUser } from '../../../testing/factories';
import { rowsRead } from '../../../testing/rows-read';
import { type TestApp, testApp } from '../../../testing/test-app';
import { originalsOf, originalsWithinAccount } from './charges';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Two batches with the same texts: every second candidate stands for its text. */
async function twoBatches(executor: Executor) {
  const user = await aUser(t.db);
  const one = batchOf(await submitCsv(t.as(user), [{ text: 'Somebody' }])).batch_job_id;
  const other = batchOf(await submitCsv(t.as(user), [{ text: 'Somebody' }])).batch_job_id;
  await executor.execute(sql`
    insert into candidates (batch_id, user_id, ordinal, id, state, text_hash, charged)
    select batch, ${user.id}, n, gen_random_uuid(), case when n % 2 = 0 then 'scored' else 'pending' end, 'text ' || n, true
    from unnest(array[${one}, ${other}]::uuid[]) batch, generate_series(1, 2000) n`);
  return { one, other };
}

const UNKNOWN = Array.from({ length: 46 }, (_, n) => `unknown ${n}`);
const TEXTS = ['text 10', 'text 11', 'text 500', 'text 2000', ...UNKNOWN];
const GROUP = [400, 600] as const;

test('the texts of a group are looked up without reading the batch, however new that is', async () => {
  // Not committed, so that no statistics are made of it meanwhile.
  await t.db.transaction(async (tx) => {
    const { one } = await twoBatches(tx);
    const read = await rowsRead(tx, 'candidates', () => originalsOf(tx, one, TEXTS, GROUP));
    expect(read).toBeLessThanOrEqual(TEXTS.length);
  });
});

test.each([
  ['a worker', originalsOf],
  ['an account', originalsWithinAccount],
])(
  'whom %s finds for a text is scored, of this batch, and outside of the group',
  async (_, find) => {
    const { one } = await twoBatches(t.db);
    const found = await find(t.db, one, TEXTS, GROUP);
    expect(found.map(({ textHash }) => textHash).sort()).toEqual(['text 10', 'text 2000']);
    expect(found.map(({ ordinal }) => ordinal).sort((a, b) => a - b)).toEqual([10, 2000]);
  },
);
