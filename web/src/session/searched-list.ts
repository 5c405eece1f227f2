import { PAGE_ROWS } from '@candor/domain/model/page';

/** Where somebody is in a list that is searched: the term, and how many rows come before the page. */
export type Searched = { search: string; skip: number };

/** The same with filters, each null where it keeps nothing out. */
type Filtered = Searched & Readonly<Record<string, string | number | null>>;

/** Reads both from the query and the history entry; anything it does not understand gets its default. */
export function searchedIn(query: URLSearchParams, entry: unknown): Searched {
  const page = Number.parseInt(query.get('page') ?? '1', 10) || 1;
  return { search: searchOf(entry), skip: (Math.max(1, page) - 1) * PAGE_ROWS };
}

function searchOf(entry: unknown): string {
  const named = typeof entry === 'object' && entry !== null && 'search' in entry;
  return named && typeof entry.search === 'string' ? entry.search : '';
}

/**
 * The query and the history entry of a list; defaults are left out. The search term may be somebody's e-mail address,
 * which a URL would leave in logs and in the browser's history.
 */
export function addressOf({ search, skip, ...filters }: Filtered): {
  query: URLSearchParams;
  entry: { search: string };
} {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  if (skip > 0) query.set('page', String(skip / PAGE_ROWS + 1));
  return { query, entry: { search } };
}

/** Whether something keeps rows out of the list. */
export function isFiltered({ search, skip: _, ...filters }: Filtered): boolean {
  return search !== '' || Object.values(filters).some((value) => value !== null);
}
