import { BatchSort } from '@candor/domain/model/batch';
import { BatchStatus } from '@candor/domain/rules/batch-status';
import { InputType } from '@candor/domain/rules/plans';
import { z } from 'zod';

/** How many rows a page may hold; the contract allows a hundred. */
export const PAGE_SIZES = [20, 50, 100] as const;

/** The order of a list that nobody has sorted. */
export const NEWEST_FIRST: BatchSort = '-created_at';

/** What the address says about the list of batches. Days as `2026-03-02`, in the reader's time zone. */
export type ListState = {
  status: BatchStatus | null;
  type: InputType | null;
  search: string;
  from: string | null;
  to: string | null;
  sort: BatchSort;
  page: number;
  rows: (typeof PAGE_SIZES)[number];
};

const Day = z.iso.date();

/** Reads the list from the query; anything it does not understand gets its default. */
export function readList(query: URLSearchParams): ListState {
  const rows = Number(query.get('rows'));
  return {
    status: BatchStatus.safeParse(query.get('status')).data ?? null,
    type: InputType.safeParse(query.get('type')).data ?? null,
    search: query.get('search') ?? '',
    from: Day.safeParse(query.get('from')).data ?? null,
    to: Day.safeParse(query.get('to')).data ?? null,
    sort: BatchSort.safeParse(query.get('sort')).data ?? NEWEST_FIRST,
    page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
    rows: PAGE_SIZES.find((size) => size === rows) ?? PAGE_SIZES[0],
  };
}

/** The same query with changes to the list; defaults are left out. Whatever changes what is listed leads to page one. */
export function writeList(query: URLSearchParams, change: Partial<ListState>): URLSearchParams {
  const list = { ...readList(query), page: 1, ...change };
  const next = new URLSearchParams(query);
  const wanted: Record<string, string | null> = {
    status: list.status,
    type: list.type,
    search: list.search || null,
    from: list.from,
    to: list.to,
    sort: list.sort === NEWEST_FIRST ? null : list.sort,
    page: list.page > 1 ? String(list.page) : null,
    rows: list.rows === PAGE_SIZES[0] ? null : String(list.rows),
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const NO_FILTER = {
  status: null,
  type: null,
  search: '',
  from: null,
  to: null,
} as const satisfies Partial<ListState>;

/** Whether something keeps batches out of the list. */
export function isFiltered({ status, type, search, from, to }: ListState): boolean {
  return status !== null || type !== null || search !== '' || from !== null || to !== null;
}

/** The list as the endpoint is asked for it. The last day is meant to its end. */
export function listQuery(list: ListState): Record<string, string> {
  return {
    limit: String(list.rows),
    skip: String((list.page - 1) * list.rows),
    ...(list.status && { status: list.status }),
    ...(list.type && { input_type: list.type }),
    ...(list.search && { search: list.search }),
    ...(list.from && { created_after: startOf(list.from, 0) }),
    ...(list.to && { created_before: startOf(list.to, 1) }),
    ...(list.sort !== NEWEST_FIRST && { sort: list.sort }),
  };
}

/** The first moment of a day in the reader's time zone, so many days later. */
function startOf(day: string, later: number): string {
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + later);
  return moment.toISOString();
}
