import { useSyncExternalStore } from 'react';

/** A window that is no wider than a phone, where tables are cards. */
export const PHONE = '(max-width: 39.9375rem)';

/** A window that has no room for a table of many columns: its rows are cards, two beside each other from 640 px on. */
export const NARROW = '(max-width: 63.9375rem)';

/**
 * Whether a CSS media query holds right now; follows its changes. A sheet of paper is no new window: while the page prints,
 * what held on the screen still holds, so that nothing which is being printed leaves the page.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => screenMatches(query),
    () => false,
  );
}

/** What each query last answered on the screen. */
const onScreen = new Map<string, boolean>();

function screenMatches(query: string): boolean {
  const known = onScreen.get(query);
  if (known !== undefined && window.matchMedia('print').matches) return known;
  const matches = window.matchMedia(query).matches;
  onScreen.set(query, matches);
  return matches;
}
