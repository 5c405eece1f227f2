import { DrizzleQueryError, type Placeholder, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { isUnknownHere, nameOf } from './ask-prepared';
import type { Executor } from './database';

/** What the builder's queries offer once they are complete. */
type Buildable<Rows> = { toSQL(): { sql: string }; prepare(name: string): Built<Rows> };
type Built<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> };

/** A placeholder for a value of a query. */
export type Place<Name extends string> = (name: Name) => Placeholder;

const UNNAMED = '';

/** What the builder's own types leave out: the connection over which a built query goes. */
type Carrier = { session: { client: unknown } };

/**
 * A built query, over the connection of a transaction. Were the builder to call that field otherwise, it would go over the connection of
 * the transaction it was built in: the test with two transactions at once fails then.
 */
function over<Rows>(tx: Executor, built: Built<Rows>): Built<Rows> {
  const { session } = tx as unknown as Carrier;
  return Object.create(built, { client: { value: session.client } });
}

/**
 * A builder query for frequent calls: it is built once per pool, and once for all transactions, and parsed and planned once per
 * connection. Inside a transaction, and behind a pooler without prepared statements, it is sent unprepared.
 */
export function preparedQuery<Name extends string, Rows>(
  build: (executor: Executor, place: Place<Name>) => Buildable<Rows>,
): (executor: Executor, values: Record<Name, unknown>) => Promise<Rows> {
  const known = new WeakMap<Executor, { planned: Built<Rows>; plain: Built<Rows> }>();
  let inTransactions: Built<Rows> | null = null;
  const builtFor = (executor: Executor) => {
    const before = known.get(executor);
    if (before) return before;
    const query = build(executor, sql.placeholder);
    const planned = query.prepare(nameOf(query.toSQL().sql));
    const built = { planned, plain: query.prepare(UNNAMED) };
    known.set(executor, built);
    return built;
  };
  return async (executor, values) => {
    if (executor instanceof PgTransaction) {
      inTransactions ??= build(executor, sql.placeholder).prepare(UNNAMED);
      return over(executor, inTransactions).execute(values);
    }
    const { planned, plain } = builtFor(executor);
    try {
      return await planned.execute(values);
    } catch (error) {
      if (!isUnknownHere(error instanceof DrizzleQueryError ? error.cause : error)) throw error;
      return plain.execute(values);
    }
  };
}
