import { UserState } from '@candor/domain/model/staff';
import { PlanType } from '@candor/domain/rules/plans';

/** Accounts on a page. */
export const ROWS = 20;

/** What the address says about the list of accounts. */
export type UserListState = {
  search: string;
  plan: PlanType | null;
  state: UserState | null;
  skip: number;
};

/** Reads the list out of the query; what it does not understand takes its default. */
export function readUserList(query: URLSearchParams): UserListState {
  const page = Number.parseInt(query.get('page') ?? '1', 10) || 1;
  return {
    search: query.get('search') ?? '',
    plan: PlanType.safeParse(query.get('plan')).data ?? null,
    state: UserState.safeParse(query.get('state')).data ?? null,
    skip: (Math.max(1, page) - 1) * ROWS,
  };
}

/** The query of a list; defaults are left out. Whatever changes who is listed leads to the first page. */
export function writeUserList(
  before: UserListState,
  change: Partial<UserListState>,
): URLSearchParams {
  const { search, plan, state, skip } = { ...before, skip: 0, ...change };
  return new URLSearchParams({
    ...(search && { search }),
    ...(plan && { plan }),
    ...(state && { state }),
    ...(skip > 0 && { page: String(skip / ROWS + 1) }),
  });
}

/** Whether something keeps accounts out of the list. */
export function isFiltered({ search, plan, state }: UserListState): boolean {
  return search !== '' || plan !== null || state !== null;
}

/** The list as the endpoint is asked for it. */
export function userListQuery({ search, plan, state, skip }: UserListState) {
  return {
    ...{ skip: String(skip), limit: String(ROWS) },
    ...(search && { search }),
    ...(plan && { plan }),
    ...(state && { state }),
  };
}
