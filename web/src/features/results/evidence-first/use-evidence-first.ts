import type { Tier } from '@candor/domain/rules/tiers';
import { useCallback, useMemo, useState } from 'react';
import { useUser } from '../../../session/app-context';
import { type Guesses, guessesKey, readGuesses } from '../../../session/covered-scores';

export type EvidenceFirst = {
  isCovered: (id: string) => boolean;
  /** undefined while covered, null if nobody guessed. */
  guessOf: (id: string) => Tier | null | undefined;
  /** Shows a person's score, with the judgement made before seeing it. */
  uncover: (id: string, guess: Tier | null) => void;
  /** Shows every score nobody guessed. */
  uncoverAll: (ids: readonly string[]) => void;
};

/** Scores stay covered until the reader has said what the evidence tells them. Remembered per list. */
export function useEvidenceFirst(on: boolean, listId: string): EvidenceFirst {
  const userId = useUser().id;
  const key = guessesKey(userId, listId);
  const [guesses, setGuesses] = useState(() => readGuesses(window.localStorage, userId, listId));
  const change = useCallback(
    (changed: (before: Guesses) => Guesses) =>
      setGuesses((before) => {
        const next = changed(before);
        window.localStorage.setItem(key, JSON.stringify(next));
        return next;
      }),
    [key],
  );
  return useMemo(
    () => ({
      isCovered: (id) => on && !(id in guesses),
      guessOf: (id) => (on ? guesses[id] : undefined),
      uncover: (id, guess) => change((before) => ({ ...before, [id]: guess })),
      uncoverAll: (ids) =>
        change((before) => ({ ...Object.fromEntries(ids.map((id) => [id, null])), ...before })),
    }),
    [on, guesses, change],
  );
}
