import { PAGE_ROWS } from '@candor/domain/model/page';
import { UserState } from '@candor/domain/model/staff';
import { PlanType } from '@candor/domain/rules/plans';

/** The view of the account list: the search term is kept in the history entry, the rest in the URL. */
export type UserListState = {
  search: string;
  plan: PlanType | null;
  state: UserState | null;
  skip: number;
};

/** Reads the list from the query and the history entry; anything it does not understand gets its default. */
export function readUserList(query: URLSearchParams, entry: unknown): UserListState {
  const page = Number.parseInt(query.get('page') ?? '1', 10) || 1;
  return {
    search: searchOf(entry),
    plan: PlanType.safeParse(query.get('plan')).data ?? null,
    state: UserState.safeParse(query.get('state')).data ?? null,
    skip: (Math.max(1, page) - 1) * PAGE_ROWS,
  };
}

function searchOf(entry: unknown): string {
  const named = typeof entry === 'object' && entry !== null && 'search' in entry;
  return named && typeof entry.search === 'string' ? entry.search : '';
}

/**
 * The query and the history's entry of a list; defaults are left out. Whatever changes who is listed leads to the first page.
 * Words are mostly somebody's e-mail address, which an address would leave in logs and in what a browser remembers.
 */
export function writeUserList(
  before: UserListState,
  change: Partial<UserListState>,
): { query: URLSearchParams; entry: { search: string } } {
  const { search, plan, state, skip } = { ...before, skip: 0, ...change };
  const query = new URLSearchParams({
    ...(plan && { plan }),
    ...(state && { state }),
    ...(skip > 0 && { page: String(skip / PAGE_ROWS + 1) }),
  });
  return { query, entry: { search } };
}

/** Whether something keeps accounts out of the list. */
export function isFiltered({ search, plan, state }: UserListState): boolean {
  return search !== '' || plan !== null || state !== null;
}

/** The list as the endpoint is asked for it. */
export function userListBody({ search, plan, state, skip }: UserListState) {
  return {
    ...{ skip, limit: PAGE_ROWS },
    ...(search && { search }),
    ...(plan && { plan }),
    ...(state && { state }),
  };
}
