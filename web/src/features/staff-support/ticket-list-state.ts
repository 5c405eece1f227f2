import { PAGE_ROWS } from '@candor/domain/model/page';
import { TicketPriority, TicketStatus } from '@candor/domain/model/support';

/** The view of the ticket list: the search term is kept in the history entry, the rest in the URL. */
export type TicketListState = {
  search: string;
  status: TicketStatus | null;
  priority: TicketPriority | null;
  skip: number;
};

export const NO_FILTER = {
  search: '',
  status: null,
  priority: null,
} as const satisfies Partial<TicketListState>;

/** Reads the list from the query and the history entry; anything it does not understand gets its default. */
export function readTicketList(query: URLSearchParams, entry: unknown): TicketListState {
  const page = Number.parseInt(query.get('page') ?? '1', 10) || 1;
  return {
    search: searchOf(entry),
    status: TicketStatus.safeParse(query.get('status')).data ?? null,
    priority: TicketPriority.safeParse(query.get('priority')).data ?? null,
    skip: (Math.max(1, page) - 1) * PAGE_ROWS,
  };
}

function searchOf(entry: unknown): string {
  const named = typeof entry === 'object' && entry !== null && 'search' in entry;
  return named && typeof entry.search === 'string' ? entry.search : '';
}

/**
 * The query and the history entry of a list; defaults are left out. Any change to what is listed leads to the first
 * page. The search term may be somebody's e-mail address, which a URL would leave in logs and in the browser's
 * history.
 */
export function writeTicketList(
  before: TicketListState,
  change: Partial<TicketListState>,
): { query: URLSearchParams; entry: { search: string } } {
  const { search, status, priority, skip } = { ...before, skip: 0, ...change };
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(priority && { priority }),
    ...(skip > 0 && { page: String(skip / PAGE_ROWS + 1) }),
  });
  return { query, entry: { search } };
}

/** Whether something keeps tickets out of the list. */
export function isFiltered({ search, status, priority }: TicketListState): boolean {
  return search !== '' || status !== null || priority !== null;
}

/** The list as the endpoint is asked for it. */
export function ticketListBody({ search, status, priority, skip }: TicketListState) {
  return {
    ...{ skip, limit: PAGE_ROWS },
    ...(search && { search }),
    ...(status && { status }),
    ...(priority && { priority }),
  };
}
