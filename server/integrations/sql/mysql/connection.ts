import mysql, { type Connection, type ConnectionOptions } from 'mysql2';
import { CONNECT_MS } from '../limits';
import type { Line } from '../line';
import type { Target } from '../target';

/**
 * A connection over this line, not signed in yet. Errors that the driver throws while reading end only this
 * connection.
 */
export function connectionOver(line: Line, target: Target): Connection {
  const connection = mysql.createConnection(settingsOf(target, line));
  // A line that breaks between two questions is told by the next one.
  connection.on('error', () => undefined);
  guardPackets(connection, line);
  return connection;
}

/** The driver creates its TLS stream internally; what it reads from it passes here. */
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
    host,
    port,
    user,
    password,
    database,
    connectTimeout: CONNECT_MS,
    stream: () => line.socket.connect(port, host),
    charset: 'utf8mb4',
    flags: ['-LOCAL_FILES'],
    // Rows as arrays of what people would write; parsers are not made of the names that a foreign server sends.
    rowsAsArray: true,
    disableEval: true,
    dateStrings: true,
    jsonStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
  };
  if (tls !== 'disable') {
    settings.ssl = { rejectUnauthorized: verified, verifyIdentity: verified, ...line.trust };
  }
  return settings;
}
