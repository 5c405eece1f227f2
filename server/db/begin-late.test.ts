import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { type Connection, connect } from './connect';
import { withinAccount } from './row-level-security';
import { SNAPSHOT } from './snapshot';
import { TENANT_ROLE } from './tenant-role';

/** How many things have been said to the database, each of which waits for its answer. */
let said = 0;
let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { size: 1, onIdleError: () => {} });
  connection.pool.on('connect', (client) => {
    const ask: (...parts: unknown[]) => unknown = client.query.bind(client);
    const query = (...parts: unknown[]) => {
      said += 1;
      return ask(...parts);
    };
    Object.defineProperty(client, 'query', { value: query });
  });
  await connection.db.execute(sql`create table notes (text text not null)`);
  await withinAccount(randomUUID(), () => connection.db.transaction(async () => {}));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(() => {
  said = 0;
});

const notes = async () => {
  const { rows } = await connection.db.execute<{ text: string }>(sql`select text from notes`);
  return rows.map(({ text }) => text);
};

test('a transaction waits for its statements and its end, and not for its beginning', async () => {
  const { rows } = await withinAccount(randomUUID(), () =>
    connection.db.transaction((tx) => tx.execute(sql`select current_user as who`)),
  );
  expect(rows).toEqual([{ who: TENANT_ROLE }]);
  expect(said).toBe(2);
});

test('a transaction without statements says nothing', async () => {
  await withinAccount(randomUUID(), () => connection.db.transaction(async () => {}));
  expect(said).toBe(0);
});

test('what came with the beginning is undone with the rest', async () => {
  const given = connection.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('first')`);
    await tx.execute(sql`insert into notes values ('second')`);
    throw new Error('It is given up.');
  });
  await expect(given).rejects.toThrow('It is given up.');
  expect(await notes()).toEqual([]);
});

test('statements that are said at once all belong to the transaction, in their order', async () => {
  const given = connection.db.transaction(async (tx) => {
    const [, found] = await Promise.all([
      tx.execute(sql`insert into notes values ('first')`),
      tx.execute(sql`select text from notes`),
    ]);
    expect(found.rows).toEqual([{ text: 'first' }]);
    tx.rollback();
  });
  await expect(given).rejects.toThrow();
  expect(await notes()).toEqual([]);
});

test('a first statement that fails is told, and leaves no transaction behind', async () => {
  const failed = connection.db.transaction((tx) => tx.execute(sql`select 1 / 0`));
  await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  await connection.db.execute(sql`insert into notes values ('after')`);
  expect(await notes()).toEqual(['after']);
});

test('how a transaction is to see the data holds from its first statement on', async () => {
  const mode = connection.db.transaction(
    (tx) => tx.execute(sql`show transaction_isolation`),
    SNAPSHOT,
  );
  expect((await mode).rows).toEqual([{ transaction_isolation: 'repeatable read' }]);
  const written = connection.db.transaction(
    (tx) => tx.execute(sql`insert into notes values ('late')`),
    SNAPSHOT,
  );
  await expect(written).rejects.toMatchObject({ cause: { code: '25006' } });
});
