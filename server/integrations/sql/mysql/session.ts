import mysql, { type Connection, type ConnectionOptions } from 'mysql2';
import { z } from 'zod';
import type { Row } from '../columns';
import { CONNECT_MS, LISTING_MS } from '../limits';
import type { Line } from '../line';
import { says } from '../sentences';
import type { Session } from '../session';
import type { Target } from '../target';
import { explainMysql, explainQuery } from './explain';
import { prepare } from './prepare';
import { isPowerful } from './privileges';
import { rowsOf } from './rows';

/** Strings are read as we have read them; a lock that somebody else holds is not waited for. */
const SETTINGS =
  "set session sql_mode = '', lock_wait_timeout = 5, innodb_lock_wait_timeout = 5, net_write_timeout = 300";

/** The server ends a query by itself, also when we are gone. */
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
  const connection = mysql.createConnection(settingsOf(target, line));
  // A line that breaks between two questions is told by the next one.
  connection.on('error', () => undefined);
  guardPackets(connection, line);
  try {
    line.ask();
    await begin(connection, target);
    const prepared = await prepare(connection, query).catch((error: unknown) => {
      throw explainQuery(error, target);
    });
    line.answered();
    return { columns: prepared.columns, rows: () => rows(prepared), close };
  } catch (error) {
    connection.destroy();
    line.close();
    throw line.reason ?? error;
  }

  async function* rows(prepared: Awaited<ReturnType<typeof prepare>>): AsyncGenerator<Row> {
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
    }
  }

  async function close(): Promise<void> {
    line.ask();
    const session = connection.promise();
    await session.query('rollback').catch(() => undefined);
    await session.end().catch(() => undefined);
    line.close();
  }
}

async function begin(connection: Connection, target: Target): Promise<void> {
  const session = connection.promise();
  try {
    await session.connect();
    const [rows] = await session.query('select version()');
    const isMariaDb = /mariadb/i.test(Version.parse(rows)[0][0]);
    await session.query(SETTINGS);
    // Servers of before this setting are held by our own clock alone.
    await session.query(TIME_LIMIT[isMariaDb ? 'mariadb' : 'mysql']).catch(() => undefined);
    await session.query(BEGIN);
    if (!(await isPowerful(session, isMariaDb))) return;
  } catch (error) {
    throw explainMysql(error, target);
  }
  throw says.powerful(target);
}

/** The driver makes its TLS stream out of sight; what it reads from it passes here. */
function guardPackets(connection: Connection, line: Line): void {
  const handle: unknown = Reflect.get(connection, 'handlePacket');
  if (typeof handle !== 'function') throw new TypeError('The driver reads its packets elsewhere.');
  Reflect.set(connection, 'handlePacket', (packet: unknown) =>
    line.attempt(() => Reflect.apply(handle, connection, [packet])),
  );
}

function settingsOf({ host, port, user, password, database, tls }: Target, line: Line) {
  const verified = tls === 'verify-full';
  const settings: ConnectionOptions = {
    ...{ host, port, user, password, database, connectTimeout: CONNECT_MS },
    stream: () => line.socket.connect(port, host),
    charset: 'utf8mb4',
    flags: ['-LOCAL_FILES'],
    // Rows as arrays of what people would write; parsers are not made of the names that a foreign server sends.
    ...{ rowsAsArray: true, disableEval: true },
    ...{ dateStrings: true, jsonStrings: true, supportBigNumbers: true, bigNumberStrings: true },
  };
  if (tls !== 'disable') {
    settings.ssl = { rejectUnauthorized: verified, verifyIdentity: verified, ...line.trust };
  }
  return settings;
}
