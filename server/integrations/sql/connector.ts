import { setTimeout as pause } from 'node:timers/promises';
import { pinAddresses, type Resolve, systemResolve } from '../../access/public-address';
import type { SourceItem } from '../../ports/candidate-source';
import type { ConnectedSource, Connector } from '../../ports/connector';
import { type RowReader, rowReader } from './columns';
import { CAPS, type Caps, CONNECT_MS, LEAST_REFUSAL_MS } from './limits';
import { Line, PATIENCE, type Patience } from './line';
import { openPostgres } from './postgres/session';
import { says } from './sentences';
import type { Session } from './session';
import { onlySelect } from './statement/only-select';
import { parseTarget, type Target } from './target';

export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export type DatabaseSettings = {
  /** Whether people may name addresses inside of private networks, and of this machine. */
  allowPrivate: boolean;
  resolve?: Resolve;
  patience?: Patience;
  caps?: Caps;
  /** Certificates of authorities, as PEM, in place of those that Node knows. */
  authorities?: readonly string[] | null;
  /** Lets a while pass; the clock's, unless told otherwise. */
  wait?: Wait;
};

const byTheClock: Wait = (ms, signal) => pause(ms, undefined, { signal });

/** The driver of MySQL is loaded by who needs it; the one of PostgreSQL is there anyway. */
const OPENERS = {
  postgres: async () => openPostgres,
  mysql: async () => (await import('./mysql/session')).openMysql,
};

/** Candidates from a query at a customer's PostgreSQL, MySQL or MariaDB, which is only ever read. */
export function openDatabases(settings: DatabaseSettings): Connector<'database'> {
  return {
    // The connection string names who reads.
    identity: null,
    open: async ({ connection_string, query }, _owner, signal) => {
      signal.throwIfAborted();
      const target = parseTarget(connection_string);
      const select = onlySelect(query, target.engine);
      const session = await inBand(settings.wait ?? byTheClock, signal, () =>
        reach(target, select, { settings, signal }),
      );
      try {
        return sourceOf(session, { target, mostRows: (settings.caps ?? CAPS).rows, signal });
      } catch (error) {
        await session.close();
        throw error;
      }
    },
  };
}

type Reaching = { settings: DatabaseSettings; signal: AbortSignal };

async function reach(
  target: Target,
  select: string,
  { settings, signal }: Reaching,
): Promise<Session> {
  const { patience = PATIENCE, caps = CAPS, authorities = null } = settings;
  const addresses = await addressesOf(target, { settings, signal });
  const open = await OPENERS[target.engine]();
  // Whoever stopped meanwhile is heard by nobody any more.
  signal.throwIfAborted();
  const line = new Line(addresses, { patience, caps, authorities });
  const stop = () => line.cut(asError(signal.reason));
  signal.addEventListener('abort', stop, { once: true });
  const forget = () => signal.removeEventListener('abort', stop);
  try {
    const session = await open(target, select, line);
    return { ...session, close: () => session.close().finally(forget) };
  } catch (error) {
    forget();
    throw error;
  }
}

/**
 * A name that leads inside, one that leads nowhere and a resolver that does not answer look the same to the user.
 */
async function addressesOf(target: Target, { settings, signal }: Reaching) {
  const { allowPrivate, resolve = systemResolve } = settings;
  const limit = new AbortController();
  const late = pause(CONNECT_MS, null, { signal: AbortSignal.any([signal, limit.signal]) });
  try {
    const found = await Promise.race([pinAddresses(target.host, { resolve, allowPrivate }), late]);
    if (found) return found;
  } catch {
    // Revealing which of them it was would reveal what is inside.
    signal.throwIfAborted();
  } finally {
    limit.abort();
    // The clock that is stopped here has nothing to tell.
    late.catch(() => undefined);
  }
  throw says.unreachable(target);
}

function sourceOf(
  session: Session,
  { target, mostRows, signal }: { target: Target; mostRows: number; signal: AbortSignal },
): ConnectedSource {
  const itemOf = rowReader(session.columns);
  return {
    label: `${target.product} database ${target.database} at ${target.host}`,
    items: () => itemsOf(session, { itemOf, mostRows, signal }),
    read: async () => {
      throw new TypeError('A row of a database has no document.');
    },
    close: session.close,
  };
}

async function* itemsOf(
  session: Session,
  { itemOf, mostRows, signal }: { itemOf: RowReader; mostRows: number; signal: AbortSignal },
): AsyncGenerator<SourceItem> {
  signal.throwIfAborted();
  let count = 0;
  for await (const row of session.rows()) {
    signal.throwIfAborted();
    count += 1;
    if (count > mostRows) throw says.tooManyRows(mostRows);
    yield itemOf(row, count);
  }
}

/** Who knocks at many doors must not learn from the time that an answer takes which of them exist. */
async function inBand<T>(wait: Wait, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const band = wait(LEAST_REFUSAL_MS, signal);
  // Nobody who stops waits for its end.
  band.catch(() => undefined);
  try {
    return await work();
  } catch (error) {
    await band;
    throw error;
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new DOMException('It was stopped.', 'AbortError');
}
