import { connect } from '@candor/server/db/connect';
import type { Resume } from '../corpus/resume';
import { openDatabase } from './open-database';
import type { BenchServer } from './start-server';

const NAME = 'hiring';
const READER = { name: 'hiring_reader', password: 'reads-and-nothing-else' };
/** People of one statement: as many as keep it at some megabytes. */
const AT_ONCE = 1_000;

/** A database with people as a customer has one, and how the product is told to read the first of them. */
export type CustomerDatabase = {
  /** What a batch of that many people names as its source. */
  sourceOf(people: number): { connection_string: string; query: string };
};

/** Puts the people into a database of their own beside that of a server, with a role that may read them and no more. */
export async function fillCustomerDatabase(
  server: BenchServer,
  people: readonly Resume[],
): Promise<CustomerDatabase> {
  const { pool, url, close } = await openDatabase(server);
  try {
    await pool.query(`create database ${NAME}`);
    await pool.query(`create role ${READER.name} login password '${READER.password}'`);
    await fill(within(url, NAME), people);
  } finally {
    await close();
  }
  const { port } = new URL(url);
  const { name, password } = READER;
  return {
    sourceOf: (count) => ({
      connection_string: `postgres://${name}:${password}@127.0.0.1:${port}/${NAME}?sslmode=disable`,
      query: `select candidate_name, email, candidate_text from people where no <= ${count} order by no`,
    }),
  };
}

async function fill(url: string, people: readonly Resume[]): Promise<void> {
  const { pool, close } = connect(url, {
    size: 1,
    onIdleError: (error) => console.error(error.message),
  });
  try {
    await pool.query(
      'create table people (no int primary key, candidate_name text, email text, candidate_text text)',
    );
    for (let from = 0; from < people.length; from += AT_ONCE) {
      const some = people.slice(from, from + AT_ONCE);
      await pool.query(
        `insert into people select $1::int + no, candidate_name, email, candidate_text from unnest($2::text[], $3::text[], $4::text[])
           with ordinality p (candidate_name, email, candidate_text, no)`,
        [from, some.map((p) => p.name), some.map((p) => p.email), some.map((p) => p.text)],
      );
    }
    await pool.query(`grant select on people to ${READER.name}`);
  } finally {
    await close();
  }
}

function within(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
