import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isDeadlock } from '../infrastructure-errors';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { untilWaitingFor } from '../testing/locks';
import { type Connection, connect } from './connect';
import type { Tx } from './database';
import { retryDeadlocks } from './retry-deadlocks';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { size: 8, onIdleError: () => {} });
  await connection.db.execute(sql`create table doors (name text primary key, opened integer)`);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  await connection.db.execute(sql`truncate doors`);
  await connection.db.execute(sql`insert into doors values ('left', 0), ('right', 0)`);
});

const open = (tx: Tx, door: 'left' | 'right') =>
  tx.execute(sql`update doors set opened = opened + 1 where name = ${door}`);
const openings = async () => {
  const { rows } = await connection.db.execute<{ opened: number }>(sql`select opened from doors`);
  return rows.map(({ opened }) => opened);
};

/** Opens left and right, and is met the other way round in so many of its tries. */
function crossing(meetings: number) {
  const others: Promise<unknown>[] = [];
  let tries = 0;
  const run = () =>
    connection.db.transaction(async (tx) => {
      tries += 1;
      await looksForDeadlocksAfter(tx, '10ms');
      await open(tx, 'left');
      if (tries <= meetings) await meet(tx);
      await open(tx, 'right');
    });
  const meet = async (tx: Tx) => {
    const other = connection.db.transaction(async (opposite) => {
      await looksForDeadlocksAfter(opposite, '25s');
      await open(opposite, 'right');
      await open(opposite, 'left');
    });
    others.push(other.catch((error: unknown) => error));
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await untilWaitingFor(connection.db, rows[0]?.pid ?? 0);
  };
  return { run, tries: () => tries, endsOfOthers: () => Promise.all(others) };
}

/** The one that first detects the deadlock is the one that is ended. */
const looksForDeadlocksAfter = (tx: Tx, time: string) =>
  tx.execute(sql`select set_config('deadlock_timeout', ${time}, true)`);

test('what met another transaction in a doorway is done again, and both have their effect once', async () => {
  const one = crossing(1);
  await retryDeadlocks(one.run);
  expect(await one.endsOfOthers()).toEqual([undefined]);
  expect(one.tries()).toBe(2);
  expect(await openings()).toEqual([2, 2]);
});

test('after three deadlocks it gives up and leaves nothing behind', async () => {
  const one = crossing(3);
  const ending = await retryDeadlocks(one.run).catch((error: unknown) => error);
  expect(await one.endsOfOthers()).toEqual([undefined, undefined, undefined]);
  expect(isDeadlock(ending)).toBe(true);
  expect(one.tries()).toBe(3);
  expect(await openings()).toEqual([3, 3]);
});

test('any other error is thrown at once', async () => {
  let tries = 0;
  const failing = () =>
    connection.db.transaction(async (tx) => {
      tries += 1;
      await open(tx, 'left');
      throw new Error('the handle came off');
    });
  await expect(retryDeadlocks(failing)).rejects.toThrow('the handle came off');
  expect(tries).toBe(1);
  expect(await openings()).toEqual([0, 0]);
});
