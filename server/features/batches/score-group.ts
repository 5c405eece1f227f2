import type { Deps } from '../../deps';
import type { Group } from '../../jobs/group';
import { MOST_CLAIMS_ALONE, SUSPICIOUS_CLAIM } from '../../jobs/limits';
import type { BatchContext } from './batch-context';
import { isolateGroup } from './isolate-group';
import type { Outcome } from './outcome-of';
import { scoreCandidates } from './score-candidates';
import { settleOutcomes } from './settle-outcomes';
import { lazySource } from './sources/lazy-source';
import { openStoredSource } from './sources/open-source';
import { type PendingCandidate, pendingCandidates } from './store/candidates';

/** Documents were not read for want of what reads them: another claim, perhaps on another machine, may. */
class ReaderAway extends Error {
  override name = 'ReaderAway';
}

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
  const outcomes = await score(deps, batch, group.userId, pending, signal);
  if (group.epoch < MOST_CLAIMS_ALONE && outcomes.some(isNotRead)) throw new ReaderAway();
  await settleOutcomes(deps, batch, group, outcomes);
}

function isNotRead(outcome: Outcome): boolean {
  return outcome.kind === 'failed' && outcome.problem.code === 'not_read';
}

function givenUp({ ordinal }: PendingCandidate): Outcome {
  const problem = { code: null, message: KEPT_CRASHING };
  return { kind: 'failed', ordinal, documentText: null, problem };
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
