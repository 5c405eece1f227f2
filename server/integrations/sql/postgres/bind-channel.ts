import type pg from 'pg';
import { z } from 'zod';
import type { Target } from '../target';

/** The server does not sign in by SCRAM-SHA-256-PLUS, although the connection string demands it. */
export class NotBound extends Error {
  override name = 'NotBound';
}

/** The mechanism that proves the certificate of the connection along with the password (RFC 5929, tls-server-end-point). */
const BOUND = 'SCRAM-SHA-256-PLUS';

/** What the driver chose of what was offered. */
const Bound = z.object({ mechanism: z.literal(BOUND) });

/**
 * Makes sure that channel binding is used where it is demanded. The driver uses it where it is offered, and otherwise answers
 * whatever it is asked for, even the bare password. To be called before the client connects: what listens first is told first,
 * and breaks off before anything is answered.
 *
 * @returns Call it after signing in: a server that asks for no password proves nothing. Throws NotBound.
 */
export function demandBinding(
  client: pg.Client,
  { channelBinding }: Pick<Target, 'channelBinding'>,
): () => void {
  if (channelBinding !== 'require') return () => undefined;
  const { connection } = client;
  let isProven = false;
  const refuse = () => {
    connection.emit('error', new NotBound());
    connection.stream.destroy();
  };
  connection.on('authenticationCleartextPassword', refuse);
  connection.on('authenticationMD5Password', refuse);
  connection.on('authenticationSASL', ({ mechanisms }: { mechanisms: readonly string[] }) => {
    if (!mechanisms.includes(BOUND)) refuse();
  });
  connection.on('authenticationSASLFinal', () => {
    isProven = Bound.safeParse(Reflect.get(client, 'saslSession')).success;
  });
  return () => {
    if (!isProven) throw new NotBound();
  };
}
