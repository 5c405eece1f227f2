import { createHash } from 'node:crypto';
import pg from 'pg';

/** A statement that PostgreSQL parses and plans once for each connection. */
export type Prepared = { name: string; text: string };

/** Names a statement by what it says. */
export function prepared(text: string): Prepared {
  return { name: nameOf(text), text };
}

/** A name by what a statement says, so that two versions of the product on one pooler never mean different ones by one name. */
export function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 20);
}

/**
 * Runs a statement used on every call, where planning would cost more than answering. A pooler without support for
 * prepared statements reports that there is none, or already one: nothing was done then, and the statement is sent
 * unprepared.
 */
export async function askPrepared<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  try {
    return (await pool.query<Row>({ ...statement, values: [...values] })).rows;
  } catch (error) {
    if (!isUnknownHere(error)) throw error;
    return (await pool.query<Row>(statement.text, [...values])).rows;
  }
}

/** What PostgreSQL says of a prepared statement that is not there (26000), or of one that is there already (42P05). */
export function isUnknownHere(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');
}
