import type { SavedView } from './preferences';

/** The URL parameters that belong to one batch only and are never part of a saved view. */
const OF_ONE_BATCH = ['batchId', 'candidate', 'compare', 'whatIf', 'share'];

/** The part of a URL that a view keeps: filters, order and columns. */
export function viewQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of OF_ONE_BATCH) kept.delete(name);
  kept.sort();
  return kept.toString();
}

/** A URL that shows the same batch with a saved view applied. */
export function applyView(query: URLSearchParams, view: SavedView): URLSearchParams {
  const next = new URLSearchParams(view.query);
  for (const name of OF_ONE_BATCH) {
    const value = query.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}

/** The views with one more; an existing name is overwritten in place. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return views.some(({ name }) => name === view.name)
    ? views.map((known) => (known.name === view.name ? view : known))
    : [...views, view];
}
