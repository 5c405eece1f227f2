import pg from 'pg';
import type { Column, Row } from '../columns';
import { CONNECT_MS } from '../limits';
import type { Line } from '../line';
import { says } from '../sentences';
import type { Session } from '../session';
import type { Target } from '../target';
import { demandBinding } from './bind-channel';
import { boundReader } from './bounded-reader';
import { explainPostgres, explainQuery } from './explain';
import { isPowerful } from './roles';
import { CURSOR, rowsOf } from './rows';

/** Data that are bytes and no text. */
const BYTEA = 17;

/**
 * `set local` lasts as long as the transaction, so that a pooler in between passes our settings on to nobody. Strings
 * are parsed the way we parsed them, and a cursor is planned for all of its rows.
 */
const BEGIN = `begin isolation level repeatable read read only;
set local statement_timeout = '30s';
set local lock_timeout = '5s';
set local idle_in_transaction_session_timeout = '10min';
set local standard_conforming_strings = on;
set local cursor_tuple_fraction = 1;
set local bytea_output = hex;
set local datestyle = 'ISO'`;

/** A cursor takes a query and nothing else: neither COPY nor EXPLAIN nor a second statement can be declared as one. */
const DECLARE = `declare ${CURSOR} no scroll cursor for `;

/**
 * Signs in at a PostgreSQL server and has it check the query.
 *
 * @throws SourceRefused, SourceAway. The line is closed then.
 */
export async function openPostgres(target: Target, query: string, line: Line): Promise<Session> {
  boundReader();
  const client = new pg.Client(settingsOf(target, line));
  // A line that breaks between two questions is told by the next one.
  client.on('error', () => undefined);
  client.connection.on('sslconnect', () => line.guard(client.connection.stream));
  const explained = (error: unknown) =>
    line.reason ?? explainQuery(error, target, { query, before: DECLARE });
  try {
    line.ask();
    await begin(client, target);
    const columns = await declare(client, query).catch((error: unknown) => {
      throw explained(error);
    });
    line.answered();
    return { columns, rows, close };
  } catch (error) {
    line.close();
    throw line.reason ?? error;
  }

  async function* rows(): AsyncGenerator<Row> {
    let isWhole = false;
    line.beginListing();
    try {
      line.ask();
      await client.query(`close ${CURSOR}`);
      await declare(client, query);
      yield* rowsOf(client, line);
      isWhole = true;
    } catch (error) {
      throw explained(error);
    } finally {
      line.endListing();
      if (!isWhole) line.close();
    }
  }

  async function close(): Promise<void> {
    line.ask();
    // A courtesy: everything was read by now, and a server that does not answer releases it when the connection ends.
    await client.query('rollback').catch(() => undefined);
    await client.end().catch(() => undefined);
    line.close();
  }
}

async function begin(client: pg.Client, target: Target): Promise<void> {
  const checkBinding = demandBinding(client, target);
  try {
    await client.connect();
    checkBinding();
    await client.query(BEGIN);
    if (!(await isPowerful(client))) return;
  } catch (error) {
    throw explainPostgres(error, target);
  }
  throw says.powerful(target);
}

/** The protocol that takes one statement at a time, which the driver otherwise uses for values only. */
type Extended = pg.QueryConfig & { queryMode: 'extended' };

/** Has the query checked and its columns named; it does not run before the first row is fetched. */
async function declare(client: pg.Client, query: string): Promise<Column[]> {
  const checked: Extended = { text: DECLARE + query, queryMode: 'extended' };
  await client.query(checked);
  const { fields } = await client.query(`fetch 0 from ${CURSOR}`);
  return fields.map(({ name, dataTypeID }) => ({ name, isBinary: dataTypeID === BYTEA }));
}

function settingsOf(target: Target, line: Line) {
  const { host, port, user, password, database, tls, channelBinding } = target;
  return {
    host,
    port,
    user,
    database,
    application_name: 'Candor',
    // A function: where there is no password the driver would look for one of its own in files and in the environment.
    password: () => password,
    ssl: tls === 'disable' ? false : { rejectUnauthorized: tls === 'verify-full', ...line.trust },
    enableChannelBinding: channelBinding !== 'disable',
    connectionTimeoutMillis: CONNECT_MS,
    stream: () => line.socket,
  };
}
