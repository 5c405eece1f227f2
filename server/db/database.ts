import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Db = NodePgDatabase;

/** A running transaction: its writes become visible to all or to nobody. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Reads and single statements run on either. Anything that must be consistent takes a `Tx`. */
export type Executor = Db | Tx;
