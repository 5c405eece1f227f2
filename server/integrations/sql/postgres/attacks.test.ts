import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SourceRefused } from '../../../ports/connector';
import { createTestDatabase, type TestDatabase } from '../../../testing/database';
import { listed, opened } from '../../../testing/sql/open';

const PASSWORD = 'canary-7f3a';
const reader = `reader_${randomUUID().replaceAll('-', '')}`;
const file = path.join(tmpdir(), `candor-never-${reader}`);
let database: TestDatabase;
let owner: pg.Client;
let address: string;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  // As careless as a customer may be: the role that reads may write, too.
  await owner.query(`
    create role ${reader} login password '${PASSWORD}';
    grant create on schema public to ${reader};
    create table people (filename text, candidate_text text);
    insert into people values ('a', 'Nurse'), ('b', 'Cook');
    create sequence numbers;
    grant all on people, numbers to ${reader};
    create function wipe() returns text language sql as 'delete from people; select null::text';
    create function mark() returns text language sql as $$ select nextval('numbers')::text $$;
    create procedure wipe_all() language sql as 'delete from people';
  `);
  const url = new URL(database.url);
  address = `postgresql://${reader}:${PASSWORD}@127.0.0.1:${url.port}${url.pathname}?sslmode=disable`;
});
afterAll(async () => {
  await owner.query(`drop owned by ${reader}; drop role ${reader}`);
  await owner.end();
  await database.drop();
});

/** Texts that are no single SELECT, or one that writes. */
const STATEMENTS = [
  `select 1 as candidate_text; commit; insert into people values ('c', 'x')`,
  'select 1 as candidate_text; delete from people',
  `copy people to program 'touch ${file}'`,
  `copy people to '${file}'`,
  `copy people from program 'echo x'`,
  'explain analyze delete from people',
  'with gone as (delete from people returning *) select filename as candidate_text from gone',
  `with new as (insert into people values ('c', 'x') returning *) select filename as candidate_text from new`,
  'with new as (update people set filename = null returning *) select 1 as candidate_text from new',
  'select candidate_text into copied from people',
  'create table copied as select candidate_text from people',
  'select candidate_text from people for update',
  'select candidate_text from people for no key update',
  'lock table people in access exclusive mode',
  'truncate people',
  'drop table people',
  'do $$ begin delete from people; end $$',
  'call wipe_all()',
  'prepare gone as delete from people',
  'set session characteristics as transaction read write',
  'begin read write',
  'rollback',
  'commit',
  `alter role current_user set default_transaction_read_only = off`,
  `notify people, 'x'`,
];

/** SELECTs whose functions do more than compute. */
const CALLS = [
  `pg_read_file('/etc/hostname')`,
  `pg_read_binary_file('/etc/hostname')`,
  `pg_ls_dir('/')`,
  `pg_stat_file('/etc/hostname')`,
  'lo_create(0)',
  `lo_import('/etc/hostname')`,
  `lo_from_bytea(0, 'x')`,
  `lo_export(1, '${file}')`,
  'pg_advisory_lock(7)',
  'pg_try_advisory_xact_lock(7)',
  `pg_notify('people', 'x')`,
  `pg_logical_emit_message(false, 'a', 'b')`,
  `set_config('transaction_read_only', 'off', true)`,
  `set_config('default_transaction_read_only', 'off', false)`,
  `nextval('numbers')`,
  `setval('numbers', 99)`,
  `dblink_exec('${'host=127.0.0.1'}', 'delete from people')`,
  `query_to_xml('delete from people', true, true, '')`,
  'pg_reload_conf()',
  'pg_rotate_logfile()',
  'pg_switch_wal()',
  'pg_sleep(0)',
  'txid_current()',
].map((call) => `select ${call}::text as candidate_text`);

/** Prevented only by our rules: a database lets everybody end their own sessions. */
const ENDING = ['pg_terminate_backend', 'pg_cancel_backend'].map(
  (name) =>
    `select ${name}(pid)::text as candidate_text from pg_stat_activity where usename = current_user`,
);

/** What no rule can see: a function of the customer's own writes. Only the transaction holds it back. */
const HIDDEN = [
  'select wipe() as candidate_text',
  'select mark() as candidate_text',
  'select candidate_text from people where wipe() is null',
  'select candidate_text from people order by wipe()',
];

describe('a query that would do more than read', () => {
  test('is refused before anybody is called', async () => {
    let knocks = 0;
    const canary = createServer((socket) => {
      knocks += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(canary, 'listening');
    const { port } = Object(canary.address());
    const elsewhere = address.replace(/:\d+\//, `:${port}/`);
    for (const query of [...STATEMENTS, ...CALLS, ...ENDING]) {
      const refused = await opened(elsewhere, query).catch((error: unknown) => error);
      expect(refused, query).toBeInstanceOf(SourceRefused);
      expect(refused, query).toMatchObject({ field: 'query' });
    }
    canary.close();
    expect(knocks).toBe(0);
  });

  test.each([...STATEMENTS, ...CALLS, ...HIDDEN])(
    'leaves the database as it was, should it get past our rules: %s',
    async (query) => {
      const before = await state();
      await listed(address, query, { unchecked: true }).catch(() => undefined);
      expect(await state()).toEqual(before);
      expect(existsSync(file)).toBe(false);
    },
  );
});

test('a database serves one connection of ours, and none once the listing has ended', async () => {
  const source = await opened(address, 'select candidate_text from people');
  const meanwhile: number[] = [];
  for await (const _item of source.items()) meanwhile.push(await connections());
  await source.close();
  expect(new Set(meanwhile)).toEqual(new Set([1]));
  await expect.poll(connections).toBe(0);
});

async function connections(): Promise<number> {
  const { rows } = await owner.query(
    `select count(*)::int as count from pg_stat_activity where usename = '${reader}'`,
  );
  return rows[0].count;
}

/** Everything that an attack could have changed for longer than its connection. */
async function state(): Promise<unknown> {
  await expect.poll(connections).toBe(0);
  const { rows } = await owner.query(`select
    (select md5(string_agg(p::text, '|' order by filename)) from people p) as people,
    (select last_value || '/' || is_called from numbers) as numbers,
    (select count(*) from pg_class where relnamespace = 'public'::regnamespace) as tables,
    (select count(*) from pg_largeobject_metadata) as objects,
    (select count(*) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())) as locks,
    (select count(*) from pg_db_role_setting s join pg_roles r on r.oid = s.setrole where r.rolname = '${reader}') as settings`);
  return rows;
}
