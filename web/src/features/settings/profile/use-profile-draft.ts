import { useCallback, useState } from 'react';
import { z } from 'zod';
import { parseJson } from '../../../api/parse-json';

/** What was edited, and nothing else: a field that was not must not bring back what it was before. */
const Draft = z.object({
  full_name: z.string().exactOptional(),
  email: z.string().exactOptional(),
});
export type ProfileDraft = z.infer<typeof Draft>;

type Held = {
  /** What was typed in this tab before and not saved; null without it. */
  found: ProfileDraft | null;
  /** Stores edits; null deletes them. */
  keep: (draft: ProfileDraft | null) => void;
};

/** Unsaved profile edits, stored until this tab is closed. */
export function useProfileDraft(userId: string): Held {
  const key = `candor.profile-draft.${userId}`;
  const [found] = useState(
    () => Draft.safeParse(parseJson(window.sessionStorage.getItem(key))).data ?? null,
  );
  const keep = useCallback(
    (draft: ProfileDraft | null) => {
      if (draft) window.sessionStorage.setItem(key, JSON.stringify(draft));
      else window.sessionStorage.removeItem(key);
    },
    [key],
  );
  return { found, keep };
}
