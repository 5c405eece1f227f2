import type { Connection } from 'mysql2';
import { z } from 'zod';
import type { Line } from '../line';
import type { Target } from '../target';
import { connectionOver } from './connection';

/** Where a connection is served: the server, as it calls itself, and the number that it gave the connection. */
export type Thread = { server: string; id: number };

/** Long enough for a sign-in. Whoever waits for the end of a listing waits for this, too. */
const END_WITHIN_MS = 5_000;

const WHO = "select concat(@@hostname, ':', @@port), connection_id()";

const Who = z.tuple([z.tuple([z.string(), z.coerce.number().int().positive()])]);

/** The server thread of a connection; null if the server does not say, like some that only speak its protocol. */
export async function threadOf(connection: Connection): Promise<Thread | null> {
  const [rows] = await connection
    .promise()
    .query(WHO)
    .catch(() => [null]);
  const { data } = Who.safeParse(rows);
  return data ? { server: data[0][0], id: data[0][1] } : null;
}

/**
 * Ends the query of a thread whose connection was cut: its server would notice only with the first row, after minutes
 * of work. Another server behind the same address is left alone, because there the number is somebody else's. Never
 * throws.
 */
export async function endStatement(target: Target, thread: Thread, cut: Line): Promise<void> {
  const line = cut.beside(END_WITHIN_MS);
  const connection = connectionOver(line, target);
  try {
    const session = connection.promise();
    await session.connect();
    const here = await threadOf(connection);
    if (here?.server === thread.server) await session.query(`kill query ${thread.id}`);
  } catch {
    // The server's own limit ends the statement later.
  } finally {
    connection.destroy();
    line.close();
  }
}
