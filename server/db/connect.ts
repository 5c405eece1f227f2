import { AppError } from '@candor/domain/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isAway, OutcomeUnknown } from '../infrastructure-errors';
import { beginLate } from './begin-late';
import type { Db } from './database';
import { limitConcurrency } from './limit-concurrency';
import { setMark } from './mark-effect';
import { secureStatements, transactionScope } from './row-level-security';

/** A pool and the query builder over it. */
export type Connection = { pool: pg.Pool; db: Db; close(): Promise<void> };

const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_MS = 30_000;

/** Transactions wait for each other's locks, and then hold connections that do nothing. Single statements always find some. */
const LEFT_TO_STATEMENTS = 3;

/**
 * Opens a pool. Connections are made on first use. Timeouts are sent as startup parameters: behind PgBouncer add them
 * to `ignore_startup_parameters`. `onIdleError` is called for connections that broke while idle.
 */
export function connect(
  url: string,
  options: { size: number; onIdleError: (error: Error) => void },
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'candor',
  });
  // Without a listener a connection that the server closes would end the process.
  pool.on('error', options.onIdleError);
  // The same for one that is inside a transaction: its next statement fails and tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  secureStatements(pool);
  return { pool, db: databaseOver(pool), close: () => pool.end() };
}

/**
 * The query builder over a pool. Its own transactions never give a connection back on which `begin` failed, so that an
 * outage would empty the pool for good: ours give every one back, and throw it away after an error. It is not told the schema:
 * queries name their tables, and working out the relations of all of them took each transaction a millisecond.
 */
function databaseOver(pool: pg.Pool): Db {
  const db = drizzle(pool);
  const takeTurn = limitConcurrency(
    Math.max(1, pool.options.max - LEFT_TO_STATEMENTS),
    () => pool.options.connectionTimeoutMillis ?? CONNECT_TIMEOUT_MS,
  );
  db.transaction = async (work, config) => {
    const scope = await transactionScope(pool);
    const giveBack = await takeTurn();
    const client = await pool.connect().catch((error) => {
      giveBack();
      throw error;
    });
    let done = false;
    try {
      const result = await drizzle(beginLate(client, scope)).transaction(async (tx) => {
        const worked = await work(tx);
        await setMark(tx);
        done = true;
        return worked;
      }, config);
      client.release();
      return result;
    } catch (error) {
      client.release(!(error instanceof AppError));
      // Only `commit` was left to say.
      throw done && isAway(error) ? new OutcomeUnknown(error) : error;
    } finally {
      giveBack();
    }
  };
  return db;
}
