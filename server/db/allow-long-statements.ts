import { sql } from 'drizzle-orm';
import type { Tx } from './database';

/**
 * Lets the statements of a transaction take as long as the largest account needs: half a million people are not erased in the
 * half minute that a call's statements have, and would otherwise never be.
 */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '15min'`);
}
