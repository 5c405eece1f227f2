import { useCallback, useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();

/** Notified of changes made here and, by the browser, in other windows. */
function watch(changed: () => void): () => void {
  watchers.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/**
 * What this browser stores under a key, as it is now in every window. `change` is given what is there at that moment, not
 * what was last drawn: another window may have written meanwhile.
 */
export function useStoredText(
  key: string,
): [string | null, (change: (before: string | null) => string) => void] {
  const text = useSyncExternalStore(
    watch,
    () => window.localStorage.getItem(key),
    () => null,
  );
  const change = useCallback(
    (next: (before: string | null) => string) => {
      window.localStorage.setItem(key, next(window.localStorage.getItem(key)));
      for (const changed of [...watchers]) changed();
    },
    [key],
  );
  return [text, change];
}
