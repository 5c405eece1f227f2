import { Tier } from '@candor/domain/rules/tiers';
import { z } from 'zod';

/** What somebody said before seeing each score of a batch, by candidate; null where they only looked. */
export const Guesses = z.record(z.string(), Tier.nullable());
export type Guesses = z.infer<typeof Guesses>;

/** Under which name the browser keeps how somebody reads results. */
export const reviewingKey = (userId: string) => `candor.reviewing.${userId}`;

/** Under which name the browser keeps the guesses of one batch. */
export const guessesKey = (userId: string, batchId: string) =>
  `candor.guesses.${userId}.${batchId}`;

/** The guesses of one batch; whoever stands in them has an uncovered score. */
export function readGuesses(storage: Storage, userId: string, batchId: string): Guesses {
  return readStored(storage, guessesKey(userId, batchId), Guesses.catch({}));
}

const EvidenceFirst = z.object({ evidenceFirst: z.boolean().catch(false) });

/** Tells whose score must not be shown yet, for places that show people of many batches. */
export function coveredScores(
  storage: Storage,
  userId: string,
): (batchId: string, candidateId: string) => boolean {
  const chosen = EvidenceFirst.catch({ evidenceFirst: false });
  if (!readStored(storage, reviewingKey(userId), chosen).evidenceFirst) return () => false;
  const known = new Map<string, Guesses>();
  return (batchId, candidateId) => {
    const guesses = known.get(batchId) ?? readGuesses(storage, userId, batchId);
    known.set(batchId, guesses);
    return !(candidateId in guesses);
  };
}

function readStored<Kept>(storage: Storage, key: string, kept: z.ZodType<Kept>): Kept {
  try {
    return kept.parse(JSON.parse(storage.getItem(key) ?? '{}'));
  } catch {
    // Somebody edited the storage by hand: the same as nothing kept.
    return kept.parse({});
  }
}
