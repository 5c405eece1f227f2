import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import { parseJson } from '../../../api/parse-json';
import { useSessionState } from '../../../session/app-context';
import { reviewingKey } from '../../../session/covered-scores';
import { useStoredText } from '../../../ui/use-stored-text';

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

/** This person's reading preferences and how to change them; remembered in this browser. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const key = reviewingKey(useSessionState().user?.id ?? 'visitor');
  const [stored, store] = useStoredText(key);
  const preferences = useMemo(() => read(stored), [stored]);
  const change = useCallback(
    (part: Partial<Preferences>) => store((before) => JSON.stringify({ ...read(before), ...part })),
    [store],
  );
  return [preferences, change];
}

function read(stored: string | null): Preferences {
  const value = parseJson(stored);
  return Preferences.parse(typeof value === 'object' && value !== null ? value : {});
}
