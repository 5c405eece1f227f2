import { z } from 'zod';
import { parseJson } from '../api/parse-json';

/** How many batches are remembered: about what somebody opens in a month. */
const KEPT = 50;
const Counts = z.array(z.object({ id: z.string(), count: z.number().positive() }));

/** Where they are stored; `first-reads.js` reads it for a page that is drawn ahead. */
const keyOf = (userId: string) => `candor.requirements.${userId}`;

/**
 * Remembers how many requirements the job of a batch has, which is how wide its list will be: what stands in for the list
 * the next time has its columns.
 */
export function keepRequirementCount(
  storage: Storage,
  userId: string,
  batchId: string,
  count: number,
): void {
  if (count === 0 || requirementCountOf(storage, userId, batchId) === count) return;
  const others = countsIn(storage, userId).filter(({ id }) => id !== batchId);
  const kept = [...others, { id: batchId, count }].slice(-KEPT);
  storage.setItem(keyOf(userId), JSON.stringify(kept));
}

/** How many it has; null if this browser does not know. */
export function requirementCountOf(
  storage: Storage,
  userId: string,
  batchId: string,
): number | null {
  return countsIn(storage, userId).find(({ id }) => id === batchId)?.count ?? null;
}

function countsIn(storage: Storage, userId: string): z.infer<typeof Counts> {
  return Counts.safeParse(parseJson(storage.getItem(keyOf(userId)))).data ?? [];
}
