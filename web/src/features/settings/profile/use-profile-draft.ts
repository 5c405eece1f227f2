import { useCallback, useState } from 'react';
import { z } from 'zod';

const Draft = z.object({ full_name: z.string(), email: z.string() });
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
  const [found] = useState(() => read(window.sessionStorage.getItem(key)));
  const keep = useCallback(
    (draft: ProfileDraft | null) => {
      if (draft) window.sessionStorage.setItem(key, JSON.stringify(draft));
      else window.sessionStorage.removeItem(key);
    },
    [key],
  );
  return { found, keep };
}

function read(text: string | null): ProfileDraft | null {
  if (text === null) return null;
  try {
    return Draft.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Somebody edited the storage by hand: treated as nothing stored.
    return null;
  }
}
