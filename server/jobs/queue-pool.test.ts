import pino from 'pino';
import { expect, test } from 'vitest';
import { connect } from '../db/connect';
import { until } from '../testing/batch-calls';
import { createTestDatabase } from '../testing/database';
import { openQueuePool } from './queue-pool';

test('a query whose connection breaks is repeated until it is answered', async () => {
  const database = await createTestDatabase();
  const other = connect(database.url, { size: 1, onIdleError: () => {} });
  const pool = openQueuePool({ connectionString: database.url, max: 1 }, pino({ level: 'silent' }));
  try {
    const answer = pool.query('select $1::int as n, pg_sleep(0.2) as slept', [7]);
    const breakIt = () =>
      other.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where query like '%pg_sleep(0.2)%' and pid <> pg_backend_pid() and state = 'active'`);
    await until(breakIt, ({ rowCount }) => rowCount === 1);
    expect((await answer).rows).toMatchObject([{ n: 7 }]);
  } finally {
    await Promise.all([pool.end(), other.close()]);
    await database.drop();
  }
});

test('a connection that its listener releases twice is released once, and breaks nothing', async () => {
  const database = await createTestDatabase();
  const pool = openQueuePool({ connectionString: database.url, max: 1 }, pino({ level: 'silent' }));
  try {
    await new Promise<void>((resolve, reject) => {
      pool.connect((error, client, release) => {
        if (error || !client) return reject(error ?? new Error('There is no connection.'));
        release();
        release();
        resolve();
      });
    });
    expect((await pool.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
  } finally {
    await pool.end();
    await database.drop();
  }
});

test('a caller that asks an ended pool for a connection may release what it did not get', async () => {
  const pool = openQueuePool({ max: 1 }, pino({ level: 'silent' }));
  await pool.end();
  const error = await new Promise((resolve) => {
    pool.connect((failed, _client, release) => {
      release();
      resolve(failed);
    });
  });
  expect(error).toBeInstanceOf(Error);
});
