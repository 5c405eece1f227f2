import { Tier } from '@candor/domain/rules/tiers';
import { z } from 'zod';
import { parseJson } from '../api/parse-json';

/** The judgement made before seeing each score of a list, by candidate; null if they only looked. */
export const Guesses = z.record(z.string(), Tier.nullable());
export type Guesses = z.infer<typeof Guesses>;

/** The key under which the browser stores reading preferences. */
export const reviewingKey = (userId: string) => `candor.reviewing.${userId}`;

/** Under which name the browser keeps the guesses of one list: a batch, or the applications of a system such as `ashby`. */
export const guessesKey = (userId: string, listId: string) => `candor.guesses.${userId}.${listId}`;

/** The guesses of one list, as they are stored; people listed in them have an uncovered score. */
export function guessesOf(stored: string | null): Guesses {
  return Guesses.catch({}).parse(parseJson(stored));
}

const EvidenceFirst = z.object({ evidenceFirst: z.boolean() }).catch({ evidenceFirst: false });

/** Tells whose score must not be shown yet, for views with people of many lists. */
export function coveredScores(
  storage: Storage,
  userId: string,
): (listId: string, candidateId: string) => boolean {
  const { evidenceFirst } = EvidenceFirst.parse(parseJson(storage.getItem(reviewingKey(userId))));
  if (!evidenceFirst) return () => false;
  const known = new Map<string, Guesses>();
  return (listId, candidateId) => {
    const guesses = known.get(listId) ?? guessesOf(storage.getItem(guessesKey(userId, listId)));
    known.set(listId, guesses);
    return !(candidateId in guesses);
  };
}
