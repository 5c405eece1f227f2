import { useSyncExternalStore } from 'react';

/** A window no wider than a phone, where tables are cards. */
export const PHONE = '(max-width: 39.9375rem)';

/** A window without room for a table of many columns: its rows are cards, two side by side from 640 px on. */
export const NARROW = '(max-width: 63.9375rem)';

/**
 * Whether a CSS media query currently matches; follows its changes. A sheet of paper is not a new window: while the
 * page prints, the screen's value still applies, so that nothing being printed leaves the page.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => onMediaChange(query, changed),
    () => screenMatches(query),
    () => false,
  );
}

/** Calls back whenever a query begins or ceases to match; returns how to stop that. */
export function onMediaChange(query: string, changed: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** The last on-screen value of each query. */
const onScreen = new Map<string, boolean>();

/** Whether a query matches the screen; while the page prints, whether it did before. */
export function screenMatches(query: string): boolean {
  const known = onScreen.get(query);
  if (known !== undefined && window.matchMedia('print').matches) return known;
  const matches = window.matchMedia(query).matches;
  onScreen.set(query, matches);
  return matches;
}
