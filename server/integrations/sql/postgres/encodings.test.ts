import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database';
import { listed, refusal } from '../../../testing/sql/open';

const reader = `reader_${randomUUID().replaceAll('-', '')}`;
let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`create role ${reader} login password 'canary'`);
});
afterAll(async () => {
  await owner.query(`drop role ${reader}`);
  await owner.end();
  await database.drop();
});

/** A database in another encoding with people whose texts are these, as expressions of SQL. */
async function inEncoding(
  encoding: string,
  texts: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<void> {
  const name = `other_${randomUUID().replaceAll('-', '')}`;
  const like = "template template0 lc_collate 'C' lc_ctype 'C'";
  await owner.query(`create database ${name} encoding '${encoding}' ${like}`);
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  try {
    await client.connect();
    if (encoding === 'SQL_ASCII') await client.query('set client_encoding = SQL_ASCII');
    await client.query('create table people (resume text)');
    await client.query(`grant select on people to ${reader}`);
    for (const text of texts) await client.query(`insert into people values (${text})`);
    await look(`postgresql://${reader}:canary@127.0.0.1:${url.port}/${name}?sslmode=disable`);
  } finally {
    await client.end();
    await owner.query(`drop database ${name} with (force)`);
  }
}

const ALL = 'select resume as candidate_text from people';

test.each([
  ['LATIN1', 'René Dupont'],
  ['WIN1252', 'Zoë – “Köchin”, 20 €'],
  ['EUC_JP', '履歴書'],
])(
  'texts of a database in %s come as they are, and so does what is asked for',
  async (encoding, text) => {
    await inEncoding(encoding, [`'${text}'`, `'Ada'`], async (address) => {
      expect(await listed(address, `${ALL} where resume = '${text}'`)).toMatchObject([{ text }]);
    });
  },
);

test('texts of a database in SQL_ASCII come as they are if they are UTF-8', async () => {
  await inEncoding('SQL_ASCII', ["E'Zo\\xc3\\xab'"], async (address) => {
    expect(await listed(address, ALL)).toMatchObject([{ text: 'Zoë' }]);
  });
});

test('texts in SQL_ASCII that are not UTF-8 are refused with what to write, and that works', async () => {
  await inEncoding('SQL_ASCII', ["E'Ren\\xe9 Dupont'"], async (address) => {
    const { field, message } = await refusal(address, ALL);
    expect(field).toBe('query');
    const advice = /write in the query: (convert_from.+ AS candidate_text)$/.exec(message)?.[1];
    expect(await listed(address, `select ${advice} from people`)).toMatchObject([
      { text: 'René Dupont' },
    ]);
  });
});
