import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, type PgPolicy, pgPolicy } from 'drizzle-orm/pg-core';

/** Whoever works inside an account sees and writes the rows of this account and no other; see `db/row-level-security`. */
export function ownRows(owner: AnyPgColumn): PgPolicy {
  return only(sql`${owner} = app_account()`);
}

/** The rows of a batch belong to whom the batch belongs. */
export function rowsOfOwnBatches(batchId: AnyPgColumn): PgPolicy {
  return only(
    sql`exists (select from batches b where b.id = ${batchId} and b.user_id = app_account())`,
  );
}

/** Rows that belong to whom another row belongs: `condition` finds that one. */
export function only(condition: SQL): PgPolicy {
  return pgPolicy('own', { for: 'all', to: 'public', using: condition, withCheck: condition });
}
