import type { Deps } from '../../deps';
import type { Group } from '../../jobs/group';
import { MOST_CLAIMS_ALONE, SUSPICIOUS_CLAIM } from '../../jobs/limits';
import { NOT_READ } from '../../sources/scan-first';
import type { BatchContext } from './batch-context';
import { isolateGroup } from './isolate-group';
import type { Outcome } from './outcome-of';
import { ReaderAway } from './read-texts';
import { scoreCandidates } from './score-candidates';
import { settleOutcomes } from './settle-outcomes';
import { lazySource } from './sources/lazy-source';
import { openStoredSource } from './sources/open-source';
import { type PendingCandidate, pendingCandidates } from './store/candidates';

const KEPT_CRASHING = 'This candidate could not be processed. Please check the document.';

/**
 * Scores a group and settles it in one transaction. A group that was claimed twice before without an outcome is split
 * up, so that one candidate which kills its worker cannot take the others with it. A lone candidate fails when the last
 * of its own claims had no outcome either. What reads documents is waited for as long: only then that is the outcome.
 */
export async function scoreGroup(
  deps: Deps,
  batch: BatchContext,
  group: Group,
  signal: AbortSignal,
): Promise<void> {
  const { batchId, firstOrdinal, lastOrdinal } = group;
  const pending = await pendingCandidates(deps.db, batchId, firstOrdinal, lastOrdinal);
  if (pending.length > 1 && group.epoch >= SUSPICIOUS_CLAIM)
    return isolateGroup(deps, group, pending);
  if (group.epoch > MOST_CLAIMS_ALONE)
    return settleOutcomes(deps, batch, group, pending.map(givenUp));
  const outcomes = score(deps, batch, group.userId, pending, signal).catch((error: unknown) => {
    // Another claim, perhaps on another machine, may find a reader.
    if (!(error instanceof ReaderAway) || group.epoch < MOST_CLAIMS_ALONE) throw error;
    return pending.map(notRead);
  });
  await settleOutcomes(deps, batch, group, await outcomes);
}

function givenUp({ ordinal }: PendingCandidate): Outcome {
  const problem = { code: null, message: KEPT_CRASHING };
  return { kind: 'failed', ordinal, documentText: null, problem };
}

function notRead({ ordinal }: PendingCandidate): Outcome {
  return { kind: 'failed', ordinal, documentText: null, problem: NOT_READ };
}

async function score(
  deps: Deps,
  batch: BatchContext,
  userId: string,
  pending: readonly PendingCandidate[],
  signal: AbortSignal,
): Promise<Outcome[]> {
  const source = lazySource(() => openStoredSource(deps, batch, signal));
  try {
    return await scoreCandidates(deps, { job: batch.job, userId }, source, pending, signal);
  } finally {
    await source.close();
  }
}
