import { join } from 'node:path';
import { connect } from '@candor/server/db/connect';
import { startEmbedded } from '@candor/server/db/embedded/start';
import type { Resume } from '../corpus/resume';

const NAME = 'hiring';
const READER = { name: 'hiring_reader', password: 'reads-and-nothing-else' };
/** People of one statement: as many as keep it at some megabytes. */
const AT_ONCE = 1_000;

/** A database with people as a customer has one, and how the product is told to read the first of them. */
export type CustomerDatabase = {
  /** What a batch of that many people names as its source. */
  sourceOf(people: number): { connection_string: string; query: string };
  close(): Promise<void>;
};

/**
 * Starts a server with a database of these people and a role that may read them and no more. What it does is the customer's
 * cost and not the product's, so it is no part of what a bench server uses.
 */
export async function startCustomerDatabase(
  scratch: string,
  people: readonly Resume[],
): Promise<CustomerDatabase> {
  const server = await startEmbedded(join(scratch, 'customer'));
  try {
    await withConnection(server.url, async (query) => {
      await query(`create database ${NAME}`);
      await query(`create role ${READER.name} login password '${READER.password}'`);
    });
    await fill(within(server.url, NAME), people);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const { port } = new URL(server.url);
  const { name, password } = READER;
  return {
    sourceOf: (count) => ({
      connection_string: `postgres://${name}:${password}@127.0.0.1:${port}/${NAME}?sslmode=disable`,
      query: `select candidate_name, email, candidate_text from people where no <= ${count} order by no`,
    }),
    close: () => server.stop(),
  };
}

async function fill(url: string, people: readonly Resume[]): Promise<void> {
  await withConnection(url, async (query) => {
    await query(
      'create table people (no int primary key, candidate_name text, email text, candidate_text text)',
    );
    for (let from = 0; from < people.length; from += AT_ONCE) {
      const some = people.slice(from, from + AT_ONCE);
      await query(
        `insert into people select $1::int + no, candidate_name, email, candidate_text from unnest($2::text[], $3::text[], $4::text[])
           with ordinality p (candidate_name, email, candidate_text, no)`,
        [from, some.map((p) => p.name), some.map((p) => p.email), some.map((p) => p.text)],
      );
    }
    await query(`grant select on people to ${READER.name}`);
  });
}

async function withConnection(
  url: string,
  work: (query: (statement: string, values?: unknown[]) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { pool, close } = connect(url, {
    size: 1,
    onIdleError: (error) => console.error(error.message),
  });
  try {
    await work((statement, values) => pool.query(statement, values));
  } finally {
    await close();
  }
}

function within(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
