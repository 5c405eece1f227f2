import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '../db/connect';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { missingKeys, resealSecrets, SEALED_COLUMNS, type SealedColumn } from './sealed-columns';
import { keyIdOf, openSecret, SecretUnreadable, sealSecret } from './secrets';

const [older, newer] = [randomBytes(32), randomBytes(32)];
const COLUMN: SealedColumn = { table: 'safe', column: 'word_sealed', id: 'id' };
const placeOf = (id: number) => ({ table: 'safe', column: 'word_sealed', id: String(id) });

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { size: 4, onIdleError: () => {} });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** A table with this many secrets encrypted by the older key, and one row without any. */
async function aSafe(rows: number): Promise<void> {
  await connection.pool.query('drop table if exists safe');
  await connection.pool.query('create table safe (id integer primary key, word_sealed text)');
  const values = Array.from({ length: rows }, (_, id) => [
    id,
    sealSecret({ secretKeys: [older] }, `word ${id}`, placeOf(id)),
  ]);
  await connection.pool.query(
    'insert into safe select * from jsonb_to_recordset($1) as r(id integer, word_sealed text)',
    [JSON.stringify(values.map(([id, word_sealed]) => ({ id, word_sealed })))],
  );
  await connection.pool.query('insert into safe values (-1, null)');
}

const rowsOf = async () =>
  (
    await connection.db.execute<{ id: number; sealed: string }>(
      sql`select id, word_sealed as sealed from safe where word_sealed is not null order by id`,
    )
  ).rows;

test('a rotation encrypts every text with the newest key, after which the older one is not needed', async () => {
  await aSafe(230);
  const both = { secretKeys: [newer, older] };
  expect(await resealSecrets(connection.db, both, [COLUMN])).toBe(230);
  for (const { id, sealed } of await rowsOf())
    expect(openSecret({ secretKeys: [newer] }, sealed, placeOf(id))).toBe(`word ${id}`);
  expect(await resealSecrets(connection.db, both, [COLUMN])).toBe(0);
});

test('a rotation without the older key changes nothing and says which key is missing', async () => {
  await aSafe(3);
  const before = await rowsOf();
  const alone = { secretKeys: [newer] };
  await expect(resealSecrets(connection.db, alone, [COLUMN])).rejects.toThrow(SecretUnreadable);
  expect(await rowsOf()).toEqual(before);
  expect(await missingKeys(connection.db, alone, [COLUMN])).toEqual([keyIdOf(older)]);
  expect(await missingKeys(connection.db, { secretKeys: [newer, older] }, [COLUMN])).toEqual([]);
});

test('two concurrent rotations process each text once', async () => {
  await aSafe(150);
  const both = { secretKeys: [newer, older] };
  const done = await Promise.all([
    resealSecrets(connection.db, both, [COLUMN]),
    resealSecrets(connection.db, both, [COLUMN]),
  ]);
  expect(done[0] + done[1]).toBe(150);
});

test('every column of the schema named as sealed is rotated, and no other', async () => {
  const { rows } = await connection.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name <> 'safe' and column_name like '%\\_sealed'
    order by 1`);
  const registered = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort();
  expect(registered).toEqual(rows.map(({ name }) => name));
});
