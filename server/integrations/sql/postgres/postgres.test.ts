import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../testing/batch-calls';
import { createTestDatabase, type TestDatabase } from '../../../testing/database';
import { type Planted, sourceSuite } from '../../../testing/sources/source-suite';
import { ANOTHER, AUTHORITY, OURS } from '../../../testing/sql/certificates';
import { listed, opened, refusal } from '../../../testing/sql/open';
import { startTlsFront, type TlsFront } from '../../../testing/sql/tls-front';

const PASSWORD = 'canary-7f3a';
const reader = `reader_${randomUUID().replaceAll('-', '')}`;
let database: TestDatabase;
let owner: pg.Client;
let address: string;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`create role ${reader} login password '${PASSWORD}'`);
  await owner.query(`grant create on schema public to ${reader}`);
  await owner.query('create table people (filename text, candidate_text text)');
  await owner.query('create table secrets (candidate_text text)');
  await owner.query(`insert into people values ('a', 'Nurse'), ('b', null)`);
  await owner.query(`grant select, insert, update, delete on people to ${reader}`);
  const url = new URL(database.url);
  address = `postgresql://${reader}:${PASSWORD}@127.0.0.1:${url.port}${url.pathname}?sslmode=disable`;
});
afterAll(async () => {
  await owner.query(`drop owned by ${reader}`);
  await owner.query(`drop role ${reader}`);
  await owner.end();
  await database.drop();
});

let tables = 0;
async function plant(planted: readonly Planted[]) {
  const table = `planted_${++tables}`;
  await owner.query(`create table ${table} (name text, words text)`);
  await owner.query(`grant select on ${table} to ${reader}`);
  for (const { name, text } of planted) {
    await owner.query(`insert into ${table} values ($1, $2)`, [name, text]);
  }
  const query = `select name as filename, words as "Candidate_Text" from ${table} order by name`;
  return { open: (signal?: AbortSignal) => opened(address, query, { signal }) };
}

describe('a PostgreSQL database', () => {
  sourceSuite({
    plant,
    plantMany: async (count) => ({
      open: () =>
        opened(
          address,
          `select 'Nurse ' || n as candidate_text from generate_series(1, ${count}) n`,
        ),
    }),
    isRemote: false,
  });

  test('is called by its name and host, and by nothing secret', async () => {
    const source = await opened(address, 'select 1 as candidate_text');
    expect(source.label).toMatch(/^PostgreSQL database test_\w+ at 127\.0\.0\.1$/);
    await source.close();
  });

  test('gives a row without a text as unreadable, with its number', async () => {
    expect(await listed(address, 'select * from people order by filename')).toEqual([
      expect.objectContaining({ kind: 'text', filename: 'a', text: 'Nurse' }),
      {
        kind: 'unreadable',
        filename: 'b',
        candidateName: null,
        candidateId: null,
        email: null,
        problem: {
          code: 'empty',
          message: 'Row 2 has no candidate_text; fill it in and submit the batch again.',
        },
      },
    ]);
  });

  test('takes numbers, times and JSON as people write them', async () => {
    const query = `select '{"a": 1}'::jsonb as candidate_text, 7 as candidate_id, date '2026-01-02' as email;`;
    expect(await listed(address, query)).toEqual([
      expect.objectContaining({ text: '{"a": 1}', candidateId: '7', email: '2026-01-02' }),
    ]);
  });

  test('lists twice from one opening', async () => {
    const source = await opened(address, 'select candidate_text from people');
    for (const _time of [1, 2]) {
      let count = 0;
      for await (const _item of source.items()) count += 1;
      expect(count).toBe(2);
    }
    await source.close();
  });

  test('given up in the middle leaves no connection behind', async () => {
    const source = await opened(
      address,
      'select n as candidate_text from generate_series(1, 9000) n',
    );
    for await (const _item of source.items()) break;
    await source.close();
    const connections = async () => {
      const ofReader = 'select 1 from pg_stat_activity where usename = $1';
      return (await owner.query(ofReader, [reader])).rowCount;
    };
    expect(await until(connections, (count) => count === 0)).toBe(0);
  });

  test.each([
    ['another table', 'select candidate_text from nobody', /no table "nobody"/],
    ['another column', 'select words as candidate_text, nope from people', /no column "words"/],
    ['no column', 'select filename from people', /must return a candidate_text column/],
    ['binary data', "select '\\x00'::bytea as candidate_text", /holds binary data/],
    ['a function of nobody', 'select nofn(1) as candidate_text', /calls a function/],
    ['what it may not read', 'select candidate_text from secrets', /may not read "secrets"/],
    ['a slip', 'select 1 as candidate_text\nfrom people wher x = 1', /at line 2, character 18/],
    ['a value that does not fit', "select cast('x' as int) as candidate_text", /its code: 22P02/],
  ])('says what is wrong with a query: %s', async (_what, query, words) => {
    expect(await refusal(address, query)).toEqual({
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
    ['a wrong user', (text: string) => text.replace(reader, 'nobody'), /did not let Candor in/],
    [
      'a wrong database',
      (text: string) => text.replace(/test_\w+/, 'nowhere'),
      /no database "nowhere"/,
    ],
    [
      'no TLS there',
      (text: string) => text.replace('disable', 'require'),
      /no encrypted connection/,
    ],
    [
      'a closed port',
      (text: string) => text.replace(/:\d+\//, ':9/'),
      /No PostgreSQL database was reached/,
    ],
  ])('says what is wrong with the connection, and no secret: %s', async (_what, change, words) => {
    const { field, message } = await refusal(change(address), 'select 1 as candidate_text');
    expect({ field, message }).toEqual({
      field: 'connection_string',
      message: expect.stringMatching(words),
    });
    expect(message).not.toContain('canary');
  });

  test('refuses a user who may do anything, and says how to make one who reads', async () => {
    const admin = new URL(database.url);
    admin.search = '?sslmode=disable';
    const { message } = await refusal(admin.href, 'select 1 as candidate_text');
    expect(message).toMatch(/may do more .* CREATE ROLE candor_reader/);
  });
});

describe('the way to a PostgreSQL database', () => {
  test('its certificate is verified against the name, or not at all on request', async () => {
    const query = 'select filename as candidate_text from people';
    const { port } = new URL(database.url);
    const ours = await startTlsFront(Number(port), OURS);
    const another = await startTlsFront(Number(port), ANOTHER);
    const by = (front: TlsFront) =>
      address
        .replace(`127.0.0.1:${port}`, `localhost:${front.port}`)
        .replace('?sslmode=disable', '');
    try {
      expect(await listed(by(ours), query, { authorities: [AUTHORITY] })).toHaveLength(2);
      expect(await listed(`${by(another)}?sslmode=require`, query)).toHaveLength(2);
      expect(await refusal(by(ours), query)).toMatchObject({
        message: expect.stringMatching(/^Nobody whom Candor knows vouches/),
      });
      expect(await refusal(by(another), query, { authorities: [AUTHORITY] })).toMatchObject({
        message: expect.stringMatching(/^The certificate of the database is for another name/),
      });
      const large = "select repeat('x', 40000000) as candidate_text";
      expect(await refusal(`${by(ours)}?sslmode=require`, large)).toMatchObject({
        message: expect.stringMatching(/larger than 16 MB/),
      });
    } finally {
      ours.close();
      another.close();
    }
  });
});

describe('a listing of a PostgreSQL database', () => {
  test('a query that takes too long is cut off, and so is an endless one, and a row that is too large', async () => {
    const patience = { answerMs: 300, listingMs: 10_000 };
    const slow = "select pg_sleep(20)::text || 'x' as candidate_text";
    await expect(listed(address, slow, { unchecked: true, patience })).rejects.toThrow(
      /took too long/,
    );
    const endless = 'select n as candidate_text from generate_series(1, 1e9) n';
    const brief = { answerMs: 5_000, listingMs: 200 };
    await expect(listed(address, endless, { patience: brief, pace: 20 })).rejects.toThrow(
      /took too long/,
    );
    const large = "select repeat('x', 40000000) as candidate_text";
    await expect(listed(address, large)).rejects.toThrow(/larger than 16 MB/);
  });

  test('more rows than are taken are refused, and so are more bytes', async () => {
    const rows = 'select n as candidate_text from generate_series(1, 1000) n';
    expect(await listed(address, rows, { caps: { rows: 1000 } })).toHaveLength(1000);
    await expect(listed(address, rows, { caps: { rows: 26 } })).rejects.toThrow(
      /more than 26 rows/,
    );
    const caps = { bytes: 1_000_000 };
    const large = (count: number) =>
      `select repeat('x', 100000) as candidate_text from generate_series(1, ${count})`;
    expect(await listed(address, large(9), { caps })).toHaveLength(9);
    await expect(listed(address, large(50), { caps })).rejects.toThrow(/more than 500 MB/);
  });

  test('stops in the middle when it is told to', async () => {
    const stop = new AbortController();
    const query = 'select n as candidate_text from generate_series(1, 9000) n';
    const source = await opened(address, query, { signal: stop.signal });
    const reading = (async () => {
      for await (const _item of source.items()) stop.abort();
    })();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    await source.close();
  });
});
