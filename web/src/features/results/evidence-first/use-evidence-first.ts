import type { Tier } from '@candor/domain/rules/tiers';
import { useCallback, useMemo } from 'react';
import { useUser } from '../../../session/app-context';
import { type Guesses, guessesKey, guessesOf } from '../../../session/covered-scores';
import { useStoredText } from '../../../ui/use-stored-text';

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
  const [stored, store] = useStoredText(guessesKey(useUser().id, listId));
  const guesses = useMemo(() => guessesOf(stored), [stored]);
  const change = useCallback(
    (changed: (before: Guesses) => Guesses) =>
      store((before) => JSON.stringify(changed(guessesOf(before)))),
    [store],
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
