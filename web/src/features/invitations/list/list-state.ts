import { type InvitationList, InvitationSort, StatusFilter } from '@candor/domain/model/invitation';
import { AtsSource } from '@candor/domain/model/user';
import { NEWEST_FIRST } from './sorted-columns';

/** Invitations on a page. */
export const ROWS = 20;

const GROUPS = ['progress', 'ats', 'none'] as const;
export type GroupBy = (typeof GROUPS)[number];

/** What the address says about the list of invitations. */
export type ListState = {
  search: string;
  status: StatusFilter | null;
  ats: AtsSource | null;
  stalled: boolean;
  undelivered: boolean;
  group: GroupBy;
  sort: InvitationSort;
  page: number;
};

export const NO_FILTER = {
  search: '',
  status: null,
  ats: null,
  stalled: false,
  undelivered: false,
} as const satisfies Partial<ListState>;

/** Status, order and grouping of a list that nobody has changed. */
export const USUAL = {
  status: null,
  sort: NEWEST_FIRST,
  group: 'progress',
} as const satisfies Partial<ListState>;

/** How many of status, order and grouping are not as usual. */
export function changesOf(list: ListState): number {
  return [
    list.status !== USUAL.status,
    list.sort !== USUAL.sort,
    list.group !== USUAL.group,
  ].filter(Boolean).length;
}

/** Reads the list from the query; anything it does not understand gets its default. */
export function readList(query: URLSearchParams): ListState {
  return {
    search: query.get('search') ?? '',
    status: StatusFilter.safeParse(query.get('status')).data ?? null,
    ats: AtsSource.safeParse(query.get('ats')).data ?? null,
    stalled: query.get('stalled') === 'true',
    undelivered: query.get('undelivered') === 'true',
    group: GROUPS.find((group) => group === query.get('group')) ?? 'progress',
    sort: InvitationSort.safeParse(query.get('sort')).data ?? NEWEST_FIRST,
    page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
  };
}

/** The same query with changes to the list; defaults are left out. Whatever changes what is listed leads to page one. */
export function writeList(query: URLSearchParams, change: Partial<ListState>): URLSearchParams {
  const list: ListState = { ...readList(query), page: 1, ...change };
  const { search, status, ats, stalled, undelivered, group, sort, page } = list;
  const wanted: Record<string, string | null> = {
    search: search || null,
    status,
    ats,
    stalled: stalled ? 'true' : null,
    undelivered: undelivered ? 'true' : null,
    group: group === 'progress' ? null : group,
    sort: sort === NEWEST_FIRST ? null : sort,
    page: page > 1 ? String(page) : null,
  };
  return withParams(query, wanted);
}

/** A query with these parameters; null takes one away. */
export function withParams(
  query: URLSearchParams,
  params: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(params)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether something keeps invitations out of the list. */
export function isFiltered({ search, status, ats, stalled, undelivered }: ListState): boolean {
  return search !== '' || status !== null || ats !== null || stalled || undelivered;
}

/** The filters of the list, in the format of the endpoint. */
export function filterQuery({ search, status, ats, stalled, undelivered }: ListState) {
  return {
    ...(search && { search }),
    ...(status && { status_filter: status }),
    ...(ats && { ats_filter: ats }),
    ...(stalled && { stalled: 'true' as const }),
    ...(undelivered && { undelivered: 'true' as const }),
  };
}

/** A page of the list as the endpoint is asked for it. */
export function listQuery(list: ListState) {
  return {
    ...filterQuery(list),
    page: String(list.page),
    limit: String(ROWS),
    ...(list.group !== 'none' && { group_by: list.group }),
    ...(list.sort !== NEWEST_FIRST && { sort: list.sort }),
  };
}

/** The position of a response in its list, in a pager's terms. */
export function pageOf({ page, limit, total }: InvitationList) {
  return { skip: (page - 1) * limit, limit, total };
}
