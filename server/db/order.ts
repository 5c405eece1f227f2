import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Words without case, accents and signs: Ärztin stands beside Arzt in every database, whatever its collation. */
export function byWords(words: SQLWrapper): SQL {
  return sql`search_fold(${words})`;
}

/** Where a word stands in an order of its own. */
export function byPlace(order: readonly string[], word: SQLWrapper): SQL {
  return sql`array_position(${sql.param([...order])}::text[], ${word})`;
}

/** One direction of a column. What is not known comes last in both. */
export function directed(value: SQLWrapper, descending: boolean): SQL {
  return descending ? sql`${value} desc nulls last` : sql`${value} asc nulls last`;
}
