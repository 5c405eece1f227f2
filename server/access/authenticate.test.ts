import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../testing/clock';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { aUser, type TestUser } from '../testing/factories';
import { authenticate } from './authenticate';

/** More than the database plans anew before it decides whether one plan is good for all. */
const CALLS = 20;

let database: TestDatabase;
let pool: pg.Pool;
let user: TestUser;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({
    connectionString: database.url,
    max: 1,
    // As with more sessions than a test creates: then nobody reads the whole table.
    options: '-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off',
  });
  user = await aUser(drizzle(pool));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('the lookup of callers is not planned for each call', async () => {
  const deps = { pool, db: drizzle(pool), config: { staffEmails: [], sessionIdleDays: 30 } };
  for (let call = 0; call < CALLS; call += 1) {
    const caller = await authenticate(deps, { token: user.token, ip: '::1' }, testClock().now());
    expect(caller?.actor.userId).toBe(user.id);
  }
  const { rows } = await pool.query<{ planned: number; reused: number }>(
    `select custom_plans::int as planned, generic_plans::int as reused
     from pg_prepared_statements where statement like '%token_hash%'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.reused).toBeGreaterThan(rows[0]?.planned ?? CALLS);
});
