import { sql } from 'drizzle-orm';
import type { Tx } from './database';

/**
 * Waits until no other transaction holds the lock of this name, and holds it until this one ends: for what no row stands for, such
 * as everything of a kind that an account has. Names say the kind first, so that two kinds never share one.
 */
export async function lockNamed(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
