import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Db = NodePgDatabase;

/** A running transaction: what it wrote is there for all or for nobody. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Reads and single statements run on either. Whatever must hold together takes a `Tx`. */
export type Executor = Db | Tx;
