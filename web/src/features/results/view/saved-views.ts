import type { SavedView } from './preferences';

/** Which parts of an address belong to one batch only and are never part of a saved view. */
const OF_ONE_BATCH = ['batchId', 'candidate', 'compare', 'whatIf', 'share'];

/** The part of an address that a view keeps: filters, order and columns. */
export function viewQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of OF_ONE_BATCH) kept.delete(name);
  kept.sort();
  return kept.toString();
}

/** An address that looks at the same batch the way a view does. */
export function applyView(query: URLSearchParams, view: SavedView): URLSearchParams {
  const next = new URLSearchParams(view.query);
  for (const name of OF_ONE_BATCH) {
    const value = query.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}

/** The views with one more; a name that is taken is overwritten, where it stood. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return views.some(({ name }) => name === view.name)
    ? views.map((known) => (known.name === view.name ? view : known))
    : [...views, view];
}
