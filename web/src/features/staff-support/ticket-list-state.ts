import { PAGE_ROWS } from '@candor/domain/model/page';
import { TicketPriority, TicketStatus } from '@candor/domain/model/support';
import { addressOf, type Searched, searchedIn } from '../../session/searched-list';

/** The view of the ticket list: the search term is kept in the history entry, the rest in the URL. */
export type TicketListState = Searched & {
  status: TicketStatus | null;
  priority: TicketPriority | null;
};

export const NO_FILTER = {
  search: '',
  status: null,
  priority: null,
} as const satisfies Partial<TicketListState>;

/** Reads the list from the query and the history entry; anything it does not understand gets its default. */
export function readTicketList(query: URLSearchParams, entry: unknown): TicketListState {
  return {
    ...searchedIn(query, entry),
    status: TicketStatus.safeParse(query.get('status')).data ?? null,
    priority: TicketPriority.safeParse(query.get('priority')).data ?? null,
  };
}

/** Where a changed list is. Any change to what is listed leads to the first page. */
export function writeTicketList(before: TicketListState, change: Partial<TicketListState>) {
  return addressOf({ ...before, skip: 0, ...change });
}

/** The list as the endpoint is asked for it. */
export function ticketListBody({ search, status, priority, skip }: TicketListState) {
  return {
    skip,
    limit: PAGE_ROWS,
    ...(search && { search }),
    ...(status && { status }),
    ...(priority && { priority }),
  };
}
