import type { Connection } from 'mysql2';
import { z } from 'zod';
import type { Row } from '../columns';
import { LISTING_MS } from '../limits';
import type { Line } from '../line';
import { says } from '../sentences';
import type { Session } from '../session';
import type { Target } from '../target';
import { connectionOver } from './connection';
import { explainMysql, explainQuery } from './explain';
import { type Prepared, prepare } from './prepare';
import { isPowerful } from './privileges';
import { rowsOf } from './rows';
import { endStatement, type Thread, threadOf } from './thread';

/**
 * Strings are parsed the way we parsed them, and compared as in the server's own program: the driver's collation is that
 * of old servers, by which newer ones refuse to compare. A lock held by somebody else is not waited for.
 */
const SETTINGS =
  "set names utf8mb4, session sql_mode = '', lock_wait_timeout = 5, innodb_lock_wait_timeout = 5, net_write_timeout = 300";

/** The server ends a query by itself, even if we are gone. */
const TIME_LIMIT = {
  mysql: `set session max_execution_time = ${LISTING_MS}`,
  mariadb: `set session max_statement_time = ${LISTING_MS / 1000}`,
};

const BEGIN = 'start transaction with consistent snapshot, read only';

const Version = z.tuple([z.tuple([z.string()])]);

/**
 * Signs in at a MySQL or MariaDB server and has it check the query.
 *
 * @throws SourceRefused, SourceAway. The line is closed then.
 */
export async function openMysql(target: Target, query: string, line: Line): Promise<Session> {
  const connection = connectionOver(line, target);
  try {
    line.ask();
    await begin(connection, target);
    const thread = await threadOf(connection);
    const prepared = await prepare(connection, query).catch((error: unknown) => {
      throw explainQuery(error, target);
    });
    line.answered();
    return { columns: prepared.columns, rows: () => rows(prepared, thread), close };
  } catch (error) {
    connection.destroy();
    line.close();
    throw line.reason ?? error;
  }

  async function* rows(prepared: Prepared, thread: Thread | null): AsyncGenerator<Row> {
    let isWhole = false;
    line.beginListing();
    try {
      yield* rowsOf(connection, prepared, line);
      isWhole = true;
    } catch (error) {
      throw line.reason ?? explainQuery(error, target);
    } finally {
      line.endListing();
      if (!isWhole) line.close();
      if (line.reason && thread) await endStatement(target, thread, line);
    }
  }

  async function close(): Promise<void> {
    line.ask();
    const session = connection.promise();
    // A courtesy: everything was read by now, and a server that does not answer releases it when the connection ends.
    await session.query('rollback').catch(() => undefined);
    await session.end().catch(() => undefined);
    line.close();
  }
}

/** Servers of before this setting are held by our own clock alone. */
function unlessUnknown(error: Error): void {
  if (!('code' in error) || error.code !== 'ER_UNKNOWN_SYSTEM_VARIABLE') throw error;
}

async function begin(connection: Connection, target: Target): Promise<void> {
  const session = connection.promise();
  try {
    await session.connect();
    const [rows] = await session.query('select version()');
    const isMariaDb = /mariadb/i.test(Version.parse(rows)[0][0]);
    await session.query(SETTINGS);
    await session.query(TIME_LIMIT[isMariaDb ? 'mariadb' : 'mysql']).catch(unlessUnknown);
    await session.query(BEGIN);
    if (!(await isPowerful(session, isMariaDb))) return;
  } catch (error) {
    throw explainMysql(error, target);
  }
  throw says.powerful(target);
}
