import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a key stands on a page, which a query of keys alone cuts off with its limit and offset. Read so, an index that has the
 * order and the key answers what is skipped, and no row of that is looked up. The keys are one value and not a join: the planner,
 * which cannot know how long a page is, then looks each of them up and never reads the table for them.
 */
export function inPage(key: AnyPgColumn, keys: SQLWrapper): SQL {
  return sql`${key} = any(array(${keys}))`;
}
