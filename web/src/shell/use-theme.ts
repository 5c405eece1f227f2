import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, type Theme } from '../session/theme';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen theme and how to choose another; the same wherever it is offered. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const theme = useSyncExternalStore(
    subscribe,
    () => readTheme(window.localStorage),
    () => 'system' as const,
  );
  const choose = (next: Theme) => {
    chooseTheme(window.localStorage, document.documentElement, next);
    for (const listener of [...listeners]) listener();
  };
  return [theme, choose];
}
