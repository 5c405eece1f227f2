import { randomUUID } from 'node:crypto';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { aUser, type TestUser } from '../testing/factories';
import { askPrepared, prepared } from './ask-prepared';
import { type Connection, connect } from './connect';
import type { Executor } from './database';
import { beyondAccount, withinAccount } from './row-level-security';
import * as schema from './schema';
import { ownTerms, users } from './schema';
import { TENANT_ROLE } from './tenant-role';

let database: TestDatabase;
let connection: Connection;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { size: 4, onIdleError: () => {} });
  ada = await aUser(connection.db);
  bob = await aUser(connection.db);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** Tables without a policy, each with why everybody's call may see all of it. */
const WITHOUT: Readonly<Record<string, string>> = {
  audit_checks: 'numbers about the whole service',
  billing_erasures: 'customers of accounts that are gone',
  billing_events: 'numbers of events of the payment provider',
  contact_messages: 'letters of whoever wrote one, with or without an account',
  erasures: 'ids of what is gone',
  health_readings: 'the state of the service',
  mail_outbox: 'mail is owed to addresses, with or without an account',
  occupation_statistics: 'public figures that the operator loaded, the same for everybody',
  passkey_challenges: 'digests of what somebody is asked to sign who has not said yet who they are',
  rate_limits: 'counts under digests',
  statistic_sources: 'public figures that the operator loaded, the same for everybody',
  used_sso_tokens: 'numbers of tokens that were used',
  used_trials: 'digests of addresses of accounts that are gone',
  worker_beats: 'the state of the service',
};

test('every table has a policy or says why not', async () => {
  const { rows } = await connection.pool.query<{
    name: string;
    secured: boolean;
    policies: number;
  }>(`
    select c.relname as name, c.relrowsecurity as secured,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`);
  const open = rows.filter(({ secured, policies }) => !secured || policies === 0);
  expect(open.map(({ name }) => name).sort()).toEqual(Object.keys(WITHOUT));
  const known = Object.values<unknown>(schema).flatMap((one) =>
    is(one, PgTable) ? [getTableName(one)] : [],
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

const addresses = async (executor: Executor = connection.db) =>
  (await executor.select().from(users)).map(({ id }) => id).sort();

const ALL = prepared('select id from users order by id');

test('a prepared statement is subject to row-level security each time, whoever it was planned for', async () => {
  const ids = async (account: string) =>
    (await withinAccount(account, () => askPrepared(connection.pool, ALL, []))).map(({ id }) => id);
  for (let time = 0; time < 8; time += 1) {
    expect(await Promise.all([ids(ada.id), ids(bob.id), ids(randomUUID())])).toEqual([
      [ada.id],
      [bob.id],
      [],
    ]);
  }
});

test('a connection that lost its prepared statements is queried without them, under row-level security as before', async () => {
  const forgetful = connect(database.url, { size: 1, onIdleError: () => {} });
  const ids = () => withinAccount(ada.id, () => askPrepared(forgetful.pool, ALL, []));
  try {
    expect(await ids()).toEqual([{ id: ada.id }]);
    await forgetful.pool.query('deallocate all');
    expect(await ids()).toEqual([{ id: ada.id }]);
    expect(await ids()).toEqual([{ id: ada.id }]);
  } finally {
    await forgetful.close();
  }
});

test('inside an account a statement without a filter gets only the account’s rows', async () => {
  expect(await withinAccount(ada.id, () => addresses())).toEqual([ada.id]);
  expect(await withinAccount(bob.id, () => addresses())).toEqual([bob.id]);
  expect(await withinAccount(randomUUID(), () => addresses())).toEqual([]);
});

test('the same holds in transactions, for hand-written statements and for those with a name', async () => {
  const { db, pool } = connection;
  const inTransaction = () =>
    db.transaction(async (tx) => (await tx.execute(sql`select id from users`)).rows);
  expect(await withinAccount(ada.id, inTransaction)).toEqual([{ id: ada.id }]);
  for (const statement of [
    'select id from users',
    { text: 'select id from users where id is not null', name: 'all' },
  ]) {
    const { rows, rowCount } = await withinAccount(bob.id, () => pool.query(statement));
    expect([rows, rowCount]).toEqual([[{ id: bob.id }], 1]);
  }
});

test('nothing of it stays on a connection, whatever became of the statement', async () => {
  const { pool } = connection;
  for (let n = 0; n < 12; n++) {
    await withinAccount(ada.id, () => addresses());
    await withinAccount(ada.id, () => pool.query('select 1/0')).catch(() => null);
    await withinAccount(ada.id, () =>
      connection.db.transaction(async (tx) => tx.execute(sql`select nonsense`)),
    ).catch(() => null);
  }
  const states = await Promise.all(
    Array.from({ length: 8 }, () =>
      pool.query("select current_user as who, current_setting('app.account', true) as account"),
    ),
  );
  for (const { rows } of states) {
    expect(rows[0].who).not.toBe(TENANT_ROLE);
    expect(rows[0].account || null).toBeNull();
  }
});

test('rows of another account cannot be changed, deleted or made', async () => {
  const { db } = connection;
  const change = db.update(users).set({ fullName: 'Somebody' }).where(eq(users.id, bob.id));
  await withinAccount(ada.id, async () => await change);
  await withinAccount(ada.id, async () => await db.delete(users).where(eq(users.id, bob.id)));
  const [there] = await db.select().from(users).where(eq(users.id, bob.id));
  expect(there?.fullName).not.toBe('Somebody');
  const now = new Date();
  const term = {
    id: randomUUID(),
    userId: bob.id,
    name: 'Kelp',
    nameKey: 'kelp',
    kind: 'skill',
    aliases: [],
    broader: [],
    related: [],
    context: [],
    createdAt: now,
    updatedAt: now,
  };
  const made = withinAccount(ada.id, async () => await db.insert(ownTerms).values(term));
  await expect(made).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('inside an account no other can be entered, and going beyond has a name', async () => {
  const entered = await withinAccount(ada.id, () => withinAccount(bob.id, () => addresses()));
  expect(entered).toEqual([ada.id]);
  const all = await withinAccount(ada.id, () => beyondAccount('staff', () => addresses()));
  expect(all).toEqual([ada.id, bob.id].sort());
  expect(await addresses()).toEqual(all);
});

test('many accounts at once never see each other’s rows', async () => {
  const { db } = connection;
  const people = await Promise.all(Array.from({ length: 12 }, () => aUser(db)));
  const seen = await Promise.all(
    Array.from({ length: 240 }, (_, n) => {
      const { id } = people[n % people.length] ?? ada;
      const look = n % 3 === 0 ? () => db.transaction((tx) => addresses(tx)) : () => addresses();
      return withinAccount(id, look).then((ids) => [id, ids]);
    }),
  );
  for (const [id, ids] of seen) expect(ids).toEqual([id]);
});

test('a user of the database who may not take the role works without row-level security', async () => {
  const owner = `owner_${randomUUID().slice(0, 8)}`;
  const url = new URL(database.url);
  await connection.pool.query(`create role ${owner} login password 'plain'`);
  await connection.pool.query(`alter table users owner to ${owner}`);
  [url.username, url.password] = [owner, 'plain'];
  const plain = connect(url.href, { size: 2, onIdleError: () => {} });
  const found = await withinAccount(
    ada.id,
    async () => (await plain.pool.query('select id from users')).rowCount,
  );
  expect(found).toBeGreaterThan(1);
  await plain.close();
  await connection.pool.query(`alter table users owner to current_user`);
  await connection.pool.query(`drop role ${owner}`);
});
