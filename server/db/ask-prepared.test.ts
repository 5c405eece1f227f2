import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { askPrepared, prepared } from './ask-prepared';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const ONE_MORE = prepared('select $1::integer + 1 as more');
const kept = async () => {
  const { rows } = await pool.query('select name from pg_prepared_statements');
  return rows.map(({ name }) => name);
};

test('a statement is planned once for a connection, and asked with other values', async () => {
  expect(await askPrepared(pool, ONE_MORE, [1])).toEqual([{ more: 2 }]);
  expect(await askPrepared(pool, ONE_MORE, [41])).toEqual([{ more: 42 }]);
  expect(await kept()).toEqual([ONE_MORE.name]);
});

test('if a pooler has forgotten it, or already knows it, the answer is the same', async () => {
  await pool.query('deallocate all');
  expect(await askPrepared(pool, ONE_MORE, [1])).toEqual([{ more: 2 }]);
  const other = prepared('select 7 as seven');
  await pool.query(`prepare "${other.name}" as select 8 as eight`);
  expect(await askPrepared(pool, other, [])).toEqual([{ seven: 7 }]);
});

test('another failure is told', async () => {
  await expect(askPrepared(pool, prepared('select 1/$1::integer'), [0])).rejects.toThrow('zero');
});
