import { z } from 'zod';

/** What a list may be sorted by: a column from its lowest value up, or with a `-` from its highest down. */
export function sortQuery<const Column extends string>(columns: readonly Column[]) {
  return z.enum(columns.flatMap((column): (Column | `-${Column}`)[] => [column, `-${column}`]));
}

/** The columns of a sort without their direction. */
export type ColumnOf<Sort extends string> = Sort extends `-${string}` ? never : Sort;

/** The column that a sort names, and whether its highest value comes first. */
export function readSort<Sort extends string>(sort: Sort) {
  const descending = sort.startsWith('-');
  const column = (descending ? sort.slice(1) : sort) as ColumnOf<Sort>;
  return { column, descending };
}
