import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { type Connection, connect } from './connect';
import { migrate } from './migrate';
import * as schema from './schema';

let database: TestDatabase;
const open: Connection[] = [];
let over = false;
beforeEach(async () => {
  over = false;
  database = await createTestDatabase();
});
afterEach(async () => {
  over = true;
  await Promise.all(open.splice(0).map((connection) => connection.close()));
  await database.drop();
});

function connection(url = database.url): Connection {
  const made = connect(url, {
    size: 4,
    onIdleError: (error) => {
      // A pool says that it has ended before its connections have; the database may go in between.
      if (!over) throw error;
    },
  });
  open.push(made);
  return made;
}

async function emptyDatabase(): Promise<string> {
  const { pool } = connection();
  await pool.query('drop schema public cascade; create schema public');
  await pool.query('drop schema drizzle cascade; drop schema graphile_worker cascade');
  return database.url;
}

const tablesOf = async ({ pool }: Connection): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  return rows.map(({ name }) => name);
};

test('an empty database gets every table of the schema and those of the queue', async () => {
  const fresh = connection(await emptyDatabase());
  await migrate(fresh);
  const wanted = Object.values<unknown>(schema).flatMap((one) =>
    is(one, PgTable) ? [getTableName(one)] : [],
  );
  expect((await tablesOf(fresh)).sort()).toEqual(wanted.sort());
  const { rows } = await fresh.pool.query('select * from graphile_worker.jobs');
  expect(rows).toEqual([]);
});

test('a database that is up to date stays as it is', async () => {
  const current = connection();
  const before = await tablesOf(current);
  await migrate(current);
  expect(await tablesOf(current)).toEqual(before);
});

test('processes that start together migrate once', async () => {
  const url = await emptyDatabase();
  await Promise.all([1, 2, 3].map(() => migrate(connection(url))));
  const { rows } = await connection(url).pool.query(
    'select count(*)::integer as n from drizzle.__drizzle_migrations',
  );
  expect(rows[0].n).toBeGreaterThan(0);
  expect((await tablesOf(connection(url))).includes('users')).toBe(true);
});

test('a statement that hangs is ended by the server', async () => {
  const { rows } = await connection().pool.query('show statement_timeout');
  expect(rows[0].statement_timeout).toBe('30s');
});

test('a connection that breaks inside a transaction is an error of its query, no crash', async () => {
  const { db } = connection();
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    const admin = new pg.Client({ connectionString: inject('databaseUrl') });
    await admin.connect();
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await admin.end();
    await tx.execute('select 1');
  });
  await expect(broken).rejects.toThrow();
});
