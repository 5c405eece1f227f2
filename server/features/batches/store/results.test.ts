import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../../db/database';
import { withinAccount } from '../../../db/row-level-security';
import { batchOf, submitCsv } from '../../../testing/batch-calls';
import { resumes } from '../../../testing/documents/make-csv';
import { aUser, type TestUser } from '../../../testing/factories';
import { insertAndVacuum, rowsRead } from '../../../testing/rows-read';
import { type TestApp, testApp } from '../../../testing/test-app';
import { findBatch } from './batch';
import { fullPage, type ResultsBatch, summaryPage } from './results';

const PEOPLE = 4_000;
const LIMIT = 10;
/** Of a batch that has ended, and of one that still runs. */
const LAST = { skip: PEOPLE - LIMIT, limit: LIMIT, done: PEOPLE };
const LAST_SO_FAR = { ...LAST, done: null };

let t: TestApp;
let user: TestUser;
let batch: ResultsBatch;
beforeAll(async () => {
  t = await testApp();
  user = await aUser(t.db);
  const { batch_job_id: id } = batchOf(await submitCsv(t.as(user), resumes(1)));
  await insertAndVacuum(
    t.db,
    'candidates',
    sql`
    insert into candidates (batch_id, user_id, ordinal, id, state, score, document_text)
    select ${id}, ${user.id}, n, gen_random_uuid(), 'scored', n % 101, repeat('a resume ', 50)
    from generate_series(1, ${PEOPLE}) n`,
  );
  const found = await findBatch(t.db, user.id, id);
  if (!found) throw new Error('There is no batch.');
  batch = found;
});
afterAll(() => t.close());

describe('a page at the end of a long ranking', () => {
  const own = <Result>(work: (tx: Tx) => Promise<Result>) =>
    withinAccount(user.id, () => t.db.transaction(work));

  test.each([
    ['of a batch that has ended', LAST],
    ['of one that still runs', LAST_SO_FAR],
  ])('shows the last people in ranking order, %s', async (_, page) => {
    const rows = await own((tx) => summaryPage(tx, batch, page));
    // The scores run from 0 to 100 repeatedly; of those with the lowest the last ten come last.
    expect(rows.map(({ score }) => score)).toEqual(Array(LIMIT).fill(0));
    expect(rows.map(({ ordinal }) => ordinal)).toEqual(
      Array.from({ length: LIMIT }, (_, at) => (30 + at) * 101),
    );
  });

  test('is counted from the end of the ranking once nobody is added any more', async () => {
    const walked = (tx: Tx, page: typeof LAST | typeof LAST_SO_FAR) =>
      entriesRead(tx, () => summaryPage(tx, batch, page));
    expect(await own((tx) => walked(tx, LAST_SO_FAR))).toBeGreaterThanOrEqual(PEOPLE);
    expect(await own((tx) => walked(tx, LAST))).toBeLessThanOrEqual(2 * LIMIT);
  });

  test.each([
    ['with summaries', summaryPage],
    ['with everything', fullPage],
  ])('is read without looking up who stands before it, %s', async (_, page) => {
    const read = await own((tx) => rowsRead(tx, 'candidates', () => page(tx, batch, LAST_SO_FAR)));
    expect(read).toBeGreaterThanOrEqual(LIMIT);
    expect(read).toBeLessThanOrEqual(2 * LIMIT);
  });
});

/** How many entries of the ranking some work inside a transaction walks over. */
async function entriesRead(tx: Tx, work: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    const { rows } = await tx.execute<{ read: number }>(
      sql`select pg_stat_get_xact_tuples_returned('candidates_ranking'::regclass)::int as read`,
    );
    return rows[0]?.read ?? Number.NaN;
  };
  const before = await count();
  await work();
  return (await count()) - before;
}
