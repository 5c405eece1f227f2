import { isFinal } from '@candor/domain/rules/batch-status';
import type { BatchVersion } from './live-sources';

/** A new stream reports batches that ended in the last day, at most this many; browsers keep each once. */
const TOLD_OF_MS = 24 * 3_600_000;
const TOLD_OF = 3;

/** The clocks of several processes differ, and so do writing and committing: better twice than never. */
const OVERLAP_MS = 10_000;

/**
 * The ids of the batches that a new stream is shown (what runs, and what changed since it was cut off) and of those
 * whose end it is told. `since` is when its reader was cut off, null on a first visit.
 */
export function shownAtStart(
  versions: readonly BatchVersion[],
  since: Date | null,
  now: Date,
): { shown: Set<string>; ended: Set<string> } {
  const from = since ? since.getTime() - OVERLAP_MS : Number.POSITIVE_INFINITY;
  const shown = versions.filter(
    ({ status, updatedAt }) => !isFinal(status) || updatedAt.getTime() >= from,
  );
  const ended = versions.filter(
    ({ status, updatedAt }) => isFinal(status) && now.getTime() - updatedAt.getTime() < TOLD_OF_MS,
  );
  return {
    shown: new Set(shown.map(({ id }) => id)),
    ended: new Set(ended.slice(0, TOLD_OF).map(({ id }) => id)),
  };
}
