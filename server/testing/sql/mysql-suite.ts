import mysql, { type Connection } from 'mysql2/promise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Planted, sourceSuite } from '../sources/source-suite';
import { AUTHORITY, OURS } from './certificates';
import type { Product, SqlServer } from './find-server';
import { type MysqlServer, startMysql } from './mysql-server';
import { listed, opened, refusal } from './open';

export const PASSWORD = 'canary-7f3a';

/** What is written in another way in MariaDB than in MySQL, or is in one of them alone. */
export type Dialect = {
  product: Product;
  /** How a connection string begins. */
  scheme: string;
  /** What makes more of the server before anybody signs in, and what of it no query may change. */
  prepare: string;
  state: string;
  /** Makes a role one that its user has from the sign-in on. */
  roleFromTheStart(role: string, user: string): string;
  /** A table of numbers in a column `seq`, from 1 on; `name` is what a query calls it. */
  series(count: number, name: string): string;
  /** More that no query may be. */
  statements: readonly string[];
};

/** A database that was started for the tests of a file. */
export type Hiring = {
  owner(): Connection;
  /** The database's address, for a user who may read and, of what only rules and transactions protect, change as well. */
  address(): string;
};

/** What every server promises that speaks the protocol of MySQL, on the real one. */
export function mysqlSuite(found: SqlServer | { missing: string }, dialect: Dialect): Hiring {
  const { product, scheme, series } = dialect;
  let server: MysqlServer;
  let owner: Connection;
  let address: string;
  let wide: string;

  beforeAll(async () => {
    if ('missing' in found) return;
    server = await startMysql(found, OURS);
    owner = await mysql.createConnection({
      host: '127.0.0.1',
      port: server.port,
      user: 'root',
      multipleStatements: true,
    });
    await owner.query(`
      create database hiring character set latin1; use hiring;
      create table people (filename text, candidate_text text) engine=InnoDB;
      create table old_people (candidate_text text) engine=MyISAM;
      create table secrets (candidate_text text);
      insert into people values ('a', 'Nurse'), ('b', null); insert into old_people values ('Cook');
      create function wipe() returns int modifies sql data begin delete from people; return 1; end;
      create function wipe_old() returns int modifies sql data begin delete from old_people; return 1; end;
      create procedure wipe_all() modifies sql data delete from people;
      create user reader identified by '${PASSWORD}';
      grant select, insert, update, delete on hiring.people to reader;
      grant select, insert, delete on hiring.old_people to reader;
      grant execute on hiring.* to reader;
      create user wide identified by '${PASSWORD}'; grant select on hiring.* to wide;
      create user filer identified by '${PASSWORD}'; grant file on *.* to filer; grant select on hiring.* to filer;
      create role chief; grant super on *.* to chief;
      create user hidden identified by '${PASSWORD}'; grant chief to hidden; grant select on hiring.* to hidden;
      ${dialect.roleFromTheStart('chief', 'hidden')};
      ${dialect.prepare}
    `);
    address = `${scheme}://reader:${PASSWORD}@127.0.0.1:${server.port}/hiring?sslmode=disable`;
    wide = address.replace('reader', 'wide');
  });
  afterAll(async () => {
    await owner.end();
    await server.stop();
  });

  let tables = 0;
  async function plant(planted: readonly Planted[]) {
    const table = `planted_${++tables}`;
    await owner.query(
      `create table ${table} (name text, words text) character set utf8mb4; grant select on ${table} to reader`,
    );
    for (const { name, text } of planted) {
      await owner.query(`insert into ${table} values (?, ?)`, [name, text]);
    }
    const query = `select name as filename, words as \`Candidate_Text\` from ${table} order by name`;
    return { open: (signal?: AbortSignal) => opened(address, query, { signal }) };
  }

  sourceSuite({
    plant,
    plantMany: async (count) => ({
      open: () =>
        opened(
          wide,
          `select concat('Nurse ', seq) as candidate_text from ${series(count, 'numbers')}`,
        ),
    }),
    isRemote: false,
  });

  test('is called by its name and host, and by nothing secret', async () => {
    const source = await opened(address, 'select 1 as candidate_text');
    expect(source.label).toBe(`${product} database hiring at 127.0.0.1`);
    await source.close();
  });

  test('gives a row without a text as unreadable, with its number', async () => {
    expect(await listed(address, 'select * from people order by filename')).toEqual([
      expect.objectContaining({ kind: 'text', filename: 'a', text: 'Nurse' }),
      expect.objectContaining({ problem: expect.objectContaining({ code: 'empty' }) }),
    ]);
  });

  test('takes numbers and times as people write them', async () => {
    const query = `select cast('2026-01-02 03:04:05' as datetime) as candidate_text, 9007199254740993 as candidate_id, 1.50 as email;`;
    expect(await listed(address, query)).toEqual([
      expect.objectContaining({
        text: '2026-01-02 03:04:05',
        candidateId: '9007199254740993',
        email: '1.50',
      }),
    ]);
  });

  test.each([
    ['latin1', 'René – Köchin, 20 €'],
    ['utf8mb3', 'Zoë, 履歴書'],
    ['utf8mb4', 'Zoë 😀'],
    ['utf16', 'Zoë 😀'],
    ['sjis', '履歴書'],
    ['koi8r', 'повар'],
  ])('texts in %s come as they are, and are found by what is asked for', async (set, text) => {
    const table = `in_${set}`;
    await owner.query(
      `create table ${table} (words varchar(99)) character set ${set}; grant select on ${table} to reader`,
    );
    await owner.query(`insert into ${table} values (?)`, [text]);
    const query = `select words as candidate_text, concat(words, '!') as filename from ${table} where words = '${text}'`;
    expect(await listed(address, query)).toMatchObject([{ text, filename: `${text}!` }]);
  });

  test('lists twice from one opening, and can be given up in the middle', async () => {
    const source = await opened(address, 'select candidate_text from people');
    for (const _time of [1, 2]) {
      let count = 0;
      for await (const _item of source.items()) count += 1;
      expect(count).toBe(2);
    }
    for await (const _item of source.items()) break;
    await source.close();
  });

  test.each([
    ['another table', 'select candidate_text from nobody', /no table "nobody"/],
    ['another column', 'select words as candidate_text from people', /no column "words"/],
    ['no column', 'select filename from people', /must return a candidate_text column/],
    ['binary data', "select x'00ff' as candidate_text", /holds binary data/],
    ['a function of nobody', 'select hiring.nofn(1) as candidate_text', /calls a function/],
    ['a function of others', 'select others.fn(1) as candidate_text', /calls a function/],
    ['what it may not read', 'select candidate_text from secrets', /may not read "secrets"/],
    ['a slip', 'select 1 as candidate_text\nfrom people wher x = 1', /at line 2/],
  ])('says what is wrong with a query: %s', async (what, query, words) => {
    expect(await refusal(what === 'another table' ? wide : address, query)).toEqual({
      field: 'query',
      message: expect.stringMatching(words),
    });
  });

  test.each([
    [
      'a wrong password',
      (text: string) => text.replace(PASSWORD, 'canary-wrong'),
      /did not let Candor in/,
    ],
    ['a wrong user', (text: string) => text.replace('reader', 'nobody'), /did not let Candor in/],
    [
      'a wrong database',
      (text: string) => text.replace('/hiring', '/nowhere'),
      /no database "nowhere"/,
    ],
    [
      'a closed port',
      (text: string) => text.replace(/:\d+\//, ':9/'),
      new RegExp(`No ${product} database was reached`),
    ],
  ])('says what is wrong with the connection, and no secret: %s', async (_what, change, words) => {
    const { field, message } = await refusal(change(address), 'select 1 as candidate_text');
    expect({ field, message }).toEqual({
      field: 'connection_string',
      message: expect.stringMatching(words),
    });
    expect(message).not.toContain('canary');
  });

  test('a user who may only sign in with TLS is told that it may be that', async () => {
    await owner.query(
      `create user careful identified by '${PASSWORD}' require ssl; grant select on hiring.* to careful`,
    );
    const careful = address.replace('reader', 'careful');
    const query = 'select filename as candidate_text from people';
    expect((await refusal(careful, query)).message).toMatch(/without encryption/);
    expect(await listed(careful.replace('disable', 'require'), query)).toHaveLength(2);
  });

  test('its certificate is verified against the name, or not at all on request', async () => {
    const query = 'select filename as candidate_text from people';
    const named = address.replace('127.0.0.1', 'localhost').replace('?sslmode=disable', '');
    expect(await listed(named, query, { authorities: [AUTHORITY] })).toHaveLength(2);
    expect(await listed(`${named}?sslmode=require`, query)).toHaveLength(2);
    expect(await refusal(named, query)).toMatchObject({
      message: expect.stringMatching(/^Nobody whom Candor knows vouches/),
    });
    const numbered = address.replace('?sslmode=disable', '');
    await expect(refusal(numbered, query, { authorities: [AUTHORITY] })).resolves.toMatchObject({
      message: expect.stringMatching(/^The certificate of the database is for another name/),
    });
  });

  test.each(['root:@', `filer:${PASSWORD}@`, `hidden:${PASSWORD}@`])(
    'refuses a user who may do more than read: %s',
    async (user) => {
      const other = address.replace(/reader:[^@]*@/, user);
      const { message } = await refusal(other, 'select 1 as candidate_text');
      expect(message).toMatch(/may do more .* CREATE USER candor_reader/);
    },
  );

  const statements = [
    'select 1 as candidate_text; delete from people',
    'select 1 as candidate_text; commit; delete from people',
    'delete from people',
    'insert into people select * from people',
    "replace into people values ('c', 'x')",
    'truncate table people',
    'create table copied as select * from people',
    'create temporary table copied as select * from people',
    'alter table people add column more text',
    'analyze table people',
    'commit',
    'start transaction read write',
    'set session transaction read write',
    'set autocommit = 1',
    'lock tables people write',
    'call wipe_all()',
    'do wipe()',
    "load data infile '/etc/hostname' into table people",
    "select candidate_text from people into outfile '/tmp/candor-never'",
    "select candidate_text from people limit 1 into dumpfile '/tmp/candor-never'",
    'select candidate_text into @kept from people limit 1',
    'select candidate_text from people for update',
    'select candidate_text from people lock in share mode',
    "select get_lock('a', 1) as candidate_text",
    "select load_file('/etc/hostname') as candidate_text",
    'select /*! sleep(1) */ 1 as candidate_text',
    ...dialect.statements,
  ];

  test.each(statements)('is refused before anybody is called: %s', async (query) => {
    const nowhere = address.replace(`:${server.port}/`, ':9/');
    expect(await refusal(nowhere, query)).toMatchObject({ field: 'query' });
  });

  test.each([
    ...statements,
    'select wipe() as candidate_text',
    'select wipe_old() as candidate_text',
    'select candidate_text from people order by wipe_old()',
  ])('changes nothing, whatever gets past the rules for a query: %s', async (query) => {
    const state = async () =>
      (
        await owner.query(
          `select * from people; select * from old_people; show tables; ${dialect.state}`,
        )
      )[0];
    const before = await state();
    await listed(address, query, { unchecked: true }).catch(() => undefined);
    expect(await state()).toEqual(before);
  });

  test('a query that takes too long is cut off, and so is a row that is too large', async () => {
    const patience = { answerMs: 300, listingMs: 10_000 };
    const slow = listed(address, 'select sleep(20) as candidate_text', {
      unchecked: true,
      patience,
    });
    await expect(slow).rejects.toThrow(/took too long/);
    await owner.query('set global max_allowed_packet = 1073741824');
    const large = "select repeat('x', 40000000) as candidate_text";
    await expect(listed(address, large)).rejects.toThrow(/larger than 16 MB/);
  });

  const heavy = `select count(*) as candidate_text from ${series(900_000, 'heavy')}, ${series(900_000, 'more')}`;
  const running = async () => {
    const [rows] = await owner.query(
      "select 1 from information_schema.processlist where info like '%heavy%' and info not like '%processlist%' and command = 'Execute'",
    );
    return Array.isArray(rows) ? rows.length : null;
  };

  test('a statement that outlasts its time is ended at the server, too', async () => {
    const patience = { answerMs: 3_000, listingMs: 10_000 };
    const refused = expect(listed(wide, heavy, { patience })).rejects.toThrow(/took too long/);
    await expect.poll(running, { timeout: 3_000 }).toBe(1);
    await refused;
    await expect.poll(running).toBe(0);
  });

  test('a statement that nobody waits for any more is ended on the server, too', async () => {
    const stop = new AbortController();
    const reading = listed(wide, heavy, { signal: stop.signal });
    await expect.poll(running).toBe(1);
    stop.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(running).toBe(0);
  });

  test('more rows than are taken are refused, and so are more bytes', async () => {
    const rows = `select seq as candidate_text from ${series(100, 'numbers')}`;
    expect(await listed(wide, rows, { caps: { rows: 100 } })).toHaveLength(100);
    await expect(listed(wide, rows, { caps: { rows: 26 } })).rejects.toThrow(/more than 26 rows/);
    const caps = { bytes: 1_000_000 };
    const large = (count: number) =>
      `select repeat('x', 100000) as candidate_text from ${series(count, 'numbers')}`;
    expect(await listed(wide, large(9), { caps })).toHaveLength(9);
    await expect(listed(wide, large(50), { caps })).rejects.toThrow(/more than 500 MB/);
  });

  test('stops in the middle when it is told to', async () => {
    const stop = new AbortController();
    const query = `select seq as candidate_text from ${series(90_000, 'numbers')}`;
    const source = await opened(wide, query, { signal: stop.signal });
    const reading = (async () => {
      for await (const _item of source.items()) stop.abort();
    })();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    await source.close();
  });

  return { owner: () => owner, address: () => address };
}
