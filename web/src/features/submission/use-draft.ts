import { useEffect, useRef, useState } from 'react';
import { draftOf, loadDraft, saveDraft } from './draft-store';
import { EMPTY_FORM, type FormState, isBare } from './form-state';

const SAVE_AFTER_MS = 1000;

export type DraftState = { loaded: boolean; savedAt: Date | null; failed: boolean };

/**
 * Restores this user's draft and saves the form a second after each change, and at once when the page closes: a
 * session may end in between.
 */
export function useDraft(
  userId: string,
  form: FormState,
  restore: (form: FormState) => void,
): DraftState {
  const [state, setState] = useState<DraftState>({ loaded: false, savedAt: null, failed: false });
  const restoring = useRef(restore);
  restoring.current = restore;
  const unsaved = useRef<FormState | null>(null);

  useEffect(() => {
    let gone = false;
    loadDraft(userId).then(
      (draft) => {
        if (gone) return;
        if (draft) restoring.current({ ...EMPTY_FORM, ...draft });
        setState((before) => ({ ...before, loaded: true }));
      },
      // A browser without storage (private windows of some) still has a working form.
      () => !gone && setState({ loaded: true, savedAt: null, failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [userId]);

  const { loaded } = state;
  useEffect(() => {
    if (!loaded) return;
    if (form === EMPTY_FORM) {
      // A submitted form is no longer a draft.
      unsaved.current = null;
      setState((before) => ({ ...before, savedAt: null }));
      return;
    }
    // Emptied by hand it is stored as well, or the old text would come back; but there is no draft to speak of.
    const bare = isBare(form);
    if (bare) setState((before) => ({ ...before, savedAt: null }));
    unsaved.current = form;
    const timer = setTimeout(() => {
      unsaved.current = null;
      saveDraft(userId, draftOf(form)).then(
        () =>
          setState((before) => ({ ...before, savedAt: bare ? null : new Date(), failed: false })),
        () => setState((before) => ({ ...before, failed: true })),
      );
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [userId, form, loaded]);

  useEffect(
    () => () => {
      // If it cannot be stored there is no page left to say so.
      if (unsaved.current) saveDraft(userId, draftOf(unsaved.current)).catch(() => undefined);
    },
    [userId],
  );
  return state;
}
