import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { JobFailed } from './safe-error';

const ASK_AGAIN_AFTER_MS = 1_000;

/**
 * Connections for one crew of workers; listening for new jobs needs some that no transaction pooler shares.
 *
 * Only the queue's clock queries the pool itself, with `query`. If that fails, the library drops a rejected promise
 * that nobody can catch, and the process would end. So such a query is repeated until it is answered; the clock's
 * statements are idempotent.
 */
export function openQueuePool(options: PoolConfig, log: Logger): Pool {
  const pool = new Pool(options);
  pool.on('error', (error) => log.warn({ err: new JobFailed(error) }, 'a queue connection broke'));
  // Without a listener, a connection that breaks while in use would end the process; its statement reports the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  Object.defineProperty(pool, 'query', {
    value: (text: string, values?: unknown[]) => askUntilAnswered(pool, log, text, values),
  });
  letListenersReleaseTwice(pool);
  return pool;
}

/**
 * A job listener releases its connection once when workers are dismissed and once more if its first statement fails
 * meanwhile. The pool throws the second time, in a promise that nobody can catch, and the process would end.
 */
function letListenersReleaseTwice(pool: Pool): void {
  type OnClient = (
    error?: Error,
    client?: PoolClient,
    release?: (broken?: boolean) => void,
  ) => void;
  const connect: Pool['connect'] = pool.connect.bind(pool);
  Object.defineProperty(pool, 'connect', {
    value: (listener?: OnClient) =>
      listener
        ? connect((error, client, release) => listener(error, client, once(release)))
        : connect(),
  });
}

/** An ended pool hands out nothing to release, whatever the driver's types say. */
function once(release: ((broken?: boolean) => void) | undefined): (broken?: boolean) => void {
  let released = false;
  return (broken) => {
    if (released) return;
    released = true;
    release?.(broken);
  };
}

async function askUntilAnswered(pool: Pool, log: Logger, text: string, values?: unknown[]) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(pool, text, values);
    } catch (error) {
      if (tries === 1)
        log.warn({ err: new JobFailed(error) }, 'a statement of the queue failed and is repeated');
      await pause(ASK_AGAIN_AFTER_MS, undefined, { ref: false });
    }
  }
}

async function ask(pool: Pool, text: string, values?: unknown[]) {
  const client = await pool.connect();
  try {
    const answer = await client.query(text, values);
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
