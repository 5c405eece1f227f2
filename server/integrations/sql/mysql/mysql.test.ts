import { describe, expect, test } from 'vitest';
import { findServer } from '../../../testing/sql/find-server';
import { mysqlSuite, PASSWORD } from '../../../testing/sql/mysql-suite';
import { listed, refusal } from '../../../testing/sql/open';
import { LISTING_MS } from '../limits';

const found = await findServer('MySQL');
const missing = 'missing' in found ? found.missing : null;
if (missing) process.stderr.write(`MySQL is not covered by this run: ${missing}.\n`);

/** More than this would make the numbers of `series` fail. */
const MOST_NUMBERS = 1_000_000;

describe.skipIf(missing)(`a MySQL database${missing ? `, not covered: ${missing}` : ''}`, () => {
  const hiring = mysqlSuite(found, {
    product: 'MySQL',
    scheme: 'mysql',
    prepare: `set global cte_max_recursion_depth = ${MOST_NUMBERS};`,
    state: 'select 1',
    roleFromTheStart: (role, user) => `set default role ${role} to ${user}`,
    series: (count, name) =>
      `(with recursive counted (seq) as (select 1 union all select seq + 1 from counted where seq < ${count}) select seq from counted) ${name}`,
    statements: [
      'table people',
      'values row(1)',
      'explain analyze select candidate_text from people',
      'select candidate_text from people for share skip locked',
      'select candidate_text from people for update nowait',
      'select /*+ set_var(max_execution_time = 0) */ candidate_text from people',
      'with gone as (select 1) delete from people',
      'handler people open',
      'lock instance for backup',
      'set persist max_connections = 1',
      'set role all',
      "select service_get_write_locks('a', 'b', 1) as candidate_text",
      "select keyring_key_remove('a') as candidate_text",
    ],
  });

  const columnOf = async (query: string, name = 'reader', mode = 'disable') => {
    const place = hiring.address().replace('reader', name).replace('disable', mode);
    return (await listed(place, query)).map((item) => (item.kind === 'text' ? item.text : item));
  };
  const people = 'select candidate_text from people where filename is not null limit 1';

  test.each(['caching_sha2_password', 'sha256_password'])(
    'a password of %s is proven with TLS and without',
    async (plugin) => {
      const user = plugin.slice(0, 5);
      await hiring
        .owner()
        .query(
          `create user if not exists ${user} identified with ${plugin} by '${PASSWORD}'; grant select on hiring.* to ${user}`,
        );
      // The first time the server needs the password itself; then it remembers enough to be shown a digest.
      for (const mode of ['disable', 'disable', 'require']) {
        if (mode === 'require') await hiring.owner().query('flush privileges');
        expect(await columnOf(people, user, mode)).toEqual(['Nurse']);
      }
    },
  );

  test('a user who may read everything, and see what there is, is a reader', async () => {
    await hiring
      .owner()
      .query(
        `create user if not exists watcher identified by '${PASSWORD}'; grant select, show view, show databases, replication client on *.* to watcher; grant show_routine on *.* to watcher`,
      );
    expect(await columnOf(people, 'watcher')).toEqual(['Nurse']);
  });

  test('a role that the server gives everybody counts like an own one', async () => {
    const set = (roles: string, isOn: string) =>
      hiring
        .owner()
        .query(
          `set global mandatory_roles = '${roles}'; set global activate_all_roles_on_login = ${isOn}`,
        );
    await set('chief', 'on');
    try {
      const { message } = await refusal(hiring.address(), people);
      expect(message).toMatch(/may do more on the server than read/);
    } finally {
      await set('', 'off');
    }
  });

  test('the server ends a query by itself within the time of a listing', async () => {
    const query = 'select @@session.max_execution_time as candidate_text';
    expect(await columnOf(query)).toEqual([String(LISTING_MS)]);
  });

  test('texts are compared as in the own program of MySQL', async () => {
    await hiring.owner().query(`
      create table staff (id int, code varchar(9), facts json) character set utf8mb4 collate utf8mb4_0900_ai_ci;
      insert into staff values (7, '7', '{"skills": ["Nurse", "Cook"]}'); grant select on staff to reader;
    `);
    expect(
      await columnOf('select code as candidate_text from staff where cast(id as char) = code'),
    ).toEqual(['7']);
    const skills = `json_table(facts, '$.skills[*]' columns (skill varchar(20) path '$'))`;
    expect(
      await columnOf(
        `select skill as candidate_text from staff, ${skills} s where skill <> code order by skill`,
      ),
    ).toEqual(['Cook', 'Nurse']);
  });

  test('values of every type come as people write them', async () => {
    await hiring.owner().query(`
      set sql_mode = '';
      create table kinds (f float, d double, facts json, made varchar(9) generated always as (upper(facts->>'$.a')) stored,
        seen varchar(9) generated always as (concat(kind, '!')) virtual, kind enum('one', 'two'), kinds set('x', 'y'), y year,
        at datetime, never date, large bigint unsigned, hidden int invisible default 5) character set utf8mb4;
      insert into kinds (f, d, facts, kind, kinds, y, at, never, large) values
        (3.3, 0.1, '{"a": "é😀"}', 'two', 'x,y', 2026, '2026-01-02 03:04:05', '0000-00-00', 18446744073709551615);
      grant select on kinds to reader;
    `);
    const written = {
      f: '3.3',
      d: '0.1',
      facts: '{"a": "é😀"}',
      "facts->>'$.a'": 'é😀',
      made: 'É😀',
      seen: 'two!',
      kinds: 'x,y',
      y: '2026',
      at: '2026-01-02 03:04:05',
      large: '18446744073709551615',
      hidden: '5',
      never: '0000-00-00',
    };
    const read = Object.keys(written).map((what) =>
      columnOf(`select ${what} as candidate_text from kinds`),
    );
    expect((await Promise.all(read)).flat()).toEqual(Object.values(written));
  });

  test('a server that lets nobody in for a while is one to come back to', async () => {
    await hiring.owner().query('set global offline_mode = on');
    try {
      await expect(columnOf(people)).rejects.toMatchObject({ name: 'SourceAway' });
    } finally {
      await hiring.owner().query('set global offline_mode = off');
    }
  });
});
