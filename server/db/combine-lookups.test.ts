import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { combineLookups } from './combine-lookups';
import { type Connection, connect } from './connect';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { size: 4, onIdleError: () => {} });
  await connection.pool.query('create table colours (owner text, name text, value text)');
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  await connection.pool.query('truncate colours');
  await paint('ada', 'sky', 'blue');
  await paint('ada', 'grass', 'green');
  sent.length = 0;
});

const paint = (owner: string, name: string, value: string) =>
  connection.pool.query('insert into colours values ($1, $2, $3)', [owner, name, value]);

/** Each statement's keys. */
const sent: string[][] = [];
const colourOf = combineLookups(async (pool: Connection['pool'], names, owner: string) => {
  sent.push([...names]);
  const { rows } = await pool.query<{ name: string; value: string }>(
    'select name, value from colours where owner = $1 and name = any($2)',
    [owner, names],
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
});
const ask = (name: string, owner = 'ada') => colourOf(connection.pool, owner, name);

/** Keeps every statement on the table waiting until it is called. */
async function blockTable(): Promise<() => Promise<void>> {
  const client = await connection.pool.connect();
  await client.query('begin; lock table colours in access exclusive mode');
  return async () => {
    await client.query('commit');
    client.release();
  };
}

test('what is asked at the same moment is one statement, and everybody gets their own answer', async () => {
  const answers = await Promise.all([ask('sky'), ask('grass'), ask('sky'), ask('sea')]);
  expect(answers).toEqual(['blue', 'green', 'blue', null]);
  expect(sent).toEqual([['sky', 'grass', 'sea']]);
});

test('what two accounts ask is never put into one statement', async () => {
  await paint('bob', 'sky', 'grey');
  expect(await Promise.all([ask('sky'), ask('sky', 'bob')])).toEqual(['blue', 'grey']);
  expect(sent).toEqual([['sky'], ['sky']]);
});

test('who asks after a change finds it, although a statement from before is still under way', async () => {
  const unblock = await blockTable();
  const before = ask('sky');
  await expect.poll(() => sent.length).toBe(1);
  await unblock();
  await paint('ada', 'sea', 'dark');
  const after = ask('sea');
  expect([await before, await after]).toEqual(['blue', 'dark']);
});

test('a statement that does not come back holds nobody up for long', async () => {
  const unblock = await blockTable();
  const stuck = ask('sky');
  await expect.poll(() => sent.length).toBe(1);
  const next = ask('grass');
  await expect.poll(() => sent).toEqual([['sky'], ['grass']]);
  await unblock();
  expect([await stuck, await next]).toEqual(['blue', 'green']);
});

test('a failure is told to those who asked, and to nobody after them', async () => {
  await connection.pool.query('alter table colours rename to paints');
  const refused = await Promise.allSettled([ask('sky'), ask('grass')]);
  await connection.pool.query('alter table paints rename to colours');
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('sky')).toBe('blue');
});
