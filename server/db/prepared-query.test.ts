import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { type Connection, connect } from './connect';
import type { Executor } from './database';
import { type Place, preparedQuery } from './prepared-query';

const numbers = pgTable('numbers', { one: integer().notNull(), square: integer().notNull() });

let built = 0;
const askSquare = preparedQuery((executor: Executor, at: Place<'one'>) => {
  built += 1;
  return executor
    .select({ square: numbers.square })
    .from(numbers)
    .where(eq(numbers.one, at('one')));
});

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { size: 1, onIdleError: () => {} });
  await connection.db.execute(sql`create table numbers (one integer, square integer)`);
  await connection.db.execute(sql`insert into numbers values (3, 9), (4, 16)`);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const planned = async () => {
  const { rows } = await connection.db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where name <> ''`,
  );
  return rows.map(({ statement }) => statement);
};

test('a query is built once for a pool and planned once for a connection', async () => {
  const before = built;
  expect(await askSquare(connection.db, { one: 3 })).toEqual([{ square: 9 }]);
  expect(await askSquare(connection.db, { one: 4 })).toEqual([{ square: 16 }]);
  expect(built - before).toBe(1);
  expect(await planned()).toEqual([expect.stringContaining('"numbers"."one" = $1')]);
});

test('inside a transaction it sees what the transaction wrote, and leaves no plan behind', async () => {
  await connection.db.execute(sql`deallocate all`);
  await connection.db.transaction(async (tx) => {
    await tx.insert(numbers).values({ one: 5, square: 25 });
    expect(await askSquare(tx, { one: 5 })).toEqual([{ square: 25 }]);
  });
  expect(await planned()).toEqual([]);
});

test('each transaction asks over its own connection what is built once for all of them', async () => {
  const other = connect(database.url, { size: 1, onIdleError: () => {} });
  const inTransactionOf = ({ db }: Connection, square: number) =>
    db.transaction(async (tx) => {
      await tx.insert(numbers).values({ one: 6, square });
      return askSquare(tx, { one: 6 }).finally(() => tx.delete(numbers).where(eq(numbers.one, 6)));
    });
  await inTransactionOf(connection, 36);
  const before = built;
  const both = Promise.all([inTransactionOf(connection, 36), inTransactionOf(other, 37)]);
  expect(await both.finally(other.close)).toEqual([[{ square: 36 }], [{ square: 37 }]]);
  expect(built).toBe(before);
});

test('if a pooler has forgotten the plan the answer is the same', async () => {
  await askSquare(connection.db, { one: 3 });
  await connection.db.execute(sql`deallocate all`);
  expect(await askSquare(connection.db, { one: 3 })).toEqual([{ square: 9 }]);
});

test('another failure is told', async () => {
  await expect(askSquare(connection.db, { one: 'three' })).rejects.toThrow('Failed query');
});
