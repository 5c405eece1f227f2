import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { parseJson } from '../../../api/parse-json';
import { useSessionState } from '../../../session/app-context';
import { reviewingKey } from '../../../session/covered-scores';

export const Density = z.enum(['comfortable', 'compact']);
export type Density = z.infer<typeof Density>;

const SavedView = z.object({ name: z.string().min(1).max(60), query: z.string() });
export type SavedView = z.infer<typeof SavedView>;

/** A stored value that is not understood gets its default. */
const Preferences = z.object({
  density: Density.catch('comfortable'),
  hideNames: z.boolean().catch(false),
  /** The score of a person stays covered until their evidence was opened. */
  evidenceFirst: z.boolean().catch(false),
  views: z.array(SavedView).catch([]),
});
export type Preferences = z.infer<typeof Preferences>;

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

/** This person's reading preferences and how to change them; remembered in this browser. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const key = reviewingKey(useSessionState().user?.id ?? 'visitor');
  const stored = useSyncExternalStore(
    watch,
    () => window.localStorage.getItem(key),
    () => null,
  );
  const preferences = useMemo(() => read(stored), [stored]);
  const change = useCallback(
    (part: Partial<Preferences>) => {
      const before = read(window.localStorage.getItem(key));
      window.localStorage.setItem(key, JSON.stringify({ ...before, ...part }));
      for (const changed of [...watchers]) changed();
    },
    [key],
  );
  return [preferences, change];
}

function read(stored: string | null): Preferences {
  const value = parseJson(stored);
  return Preferences.parse(typeof value === 'object' && value !== null ? value : {});
}
