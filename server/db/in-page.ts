import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a key is on a page, cut off by limit and offset in a query of keys alone. That way an index with the order
 * and the key answers what is skipped, and none of those rows is looked up. The keys are one value and not a join:
 * the planner, which cannot know how long a page is, then looks each of them up and never scans the table for them.
 */
export function inPage(key: AnyPgColumn, keys: SQLWrapper): SQL {
  return sql`${key} = any(array(${keys}))`;
}
