import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Text without case, accents and symbols: Ärztin sorts next to Arzt in every database, whatever its collation. */
export function byWords(words: SQLWrapper): SQL {
  return sql`search_fold(${words})`;
}

/** The position of a value in a custom order. */
export function byPlace(order: readonly string[], word: SQLWrapper): SQL {
  return sql`array_position(${sql.param([...order])}::text[], ${word})`;
}

/** One direction of a column. Missing values come last in both. */
export function directed(value: SQLWrapper, descending: boolean): SQL {
  return descending ? sql`${value} desc nulls last` : sql`${value} asc nulls last`;
}
