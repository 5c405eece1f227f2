import { PAGE_ROWS } from '@candor/domain/model/page';
import { UserState } from '@candor/domain/model/staff';
import { PlanType } from '@candor/domain/rules/plans';
import { addressOf, type Searched, searchedIn } from '../../session/searched-list';

/** The view of the account list: the search term is kept in the history entry, the rest in the URL. */
export type UserListState = Searched & { plan: PlanType | null; state: UserState | null };

/** Reads the list from the query and the history entry; anything it does not understand gets its default. */
export function readUserList(query: URLSearchParams, entry: unknown): UserListState {
  return {
    ...searchedIn(query, entry),
    plan: PlanType.safeParse(query.get('plan')).data ?? null,
    state: UserState.safeParse(query.get('state')).data ?? null,
  };
}

/** Where a changed list is. Whatever changes who is listed leads to the first page. */
export function writeUserList(before: UserListState, change: Partial<UserListState>) {
  return addressOf({ ...before, skip: 0, ...change });
}

/** The list as the endpoint is asked for it. */
export function userListBody({ search, plan, state, skip }: UserListState) {
  return {
    skip,
    limit: PAGE_ROWS,
    ...(search && { search }),
    ...(plan && { plan }),
    ...(state && { state }),
  };
}
