import { type ColumnOf, readSort } from '@candor/domain/model/sort';

/** A column that a list can be sorted by. */
export type SortedColumn<Sort extends string> = {
  column: ColumnOf<Sort>;
  /** What its order is called where there is no head to press: `By job title`. */
  by: string;
  /** Whether its highest values come first when it is chosen: the newest, the most. */
  falls: boolean;
};

/** The order of a column in one direction. */
export function sortBy<Sort extends string>(column: ColumnOf<Sort>, descending: boolean): Sort {
  return (descending ? `-${column}` : column) as Sort;
}

/** The order after a column was chosen: in its usual direction first, then turned. */
export function sortAfter<Sort extends string>(sort: Sort, chosen: SortedColumn<Sort>): Sort {
  const { column, descending } = readSort(sort);
  return sortBy(chosen.column, column === chosen.column ? !descending : chosen.falls);
}

/** What the head of a column says and does: its direction while the list is sorted by it. */
export function sortedHead<Sort extends string>(
  chosen: SortedColumn<Sort>,
  sort: Sort,
  onSort: (sort: Sort) => void,
) {
  const { column, descending } = readSort(sort);
  const direction = descending ? ('descending' as const) : ('ascending' as const);
  return {
    direction: column === chosen.column ? direction : null,
    onSort: () => onSort(sortAfter(sort, chosen)),
  };
}
