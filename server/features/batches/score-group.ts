import type { Deps } from '../../deps';
import type { Group } from '../../jobs/group';
import { SUSPICIOUS_CLAIM } from '../../jobs/limits';
import type { BatchContext } from './batch-context';
import { isolateGroup } from './isolate-group';
import type { Lane } from './one-at-a-time';
import { type Outcome, scoreCandidates } from './score-candidates';
import { settleOutcomes } from './settle-outcomes';
import { lazySource } from './sources/lazy-source';
import { openStoredSource } from './sources/open-source';
import { type PendingCandidate, pendingCandidates } from './store/candidates';

const KEPT_CRASHING = 'This candidate could not be processed. Please check the document.';

/**
 * Scores a group and settles it in one transaction. A group that was claimed twice before without an outcome is taken
 * apart, so that one candidate which kills its worker cannot take the others along; a lone candidate then fails.
 */
export async function scoreGroup(
  deps: Deps & { lane: Lane },
  batch: BatchContext,
  group: Group,
  signal: AbortSignal,
): Promise<void> {
  const { batchId, firstOrdinal, lastOrdinal } = group;
  const pending = await pendingCandidates(deps.db, batchId, firstOrdinal, lastOrdinal);
  if (group.epoch >= SUSPICIOUS_CLAIM) {
    if (pending.length > 1) return isolateGroup(deps, group, pending);
    return settleOutcomes(deps, batch, group, pending.map(givenUp));
  }
  await settleOutcomes(deps, batch, group, await score(deps, batch, pending, signal));
}

function givenUp({ ordinal }: PendingCandidate): Outcome {
  const problem = { code: null, message: KEPT_CRASHING };
  return { kind: 'failed', ordinal, documentText: null, problem };
}

/**
 * Texts that came with their rows only need the processor: such groups take turns, so that while one writes its results
 * the next one scores. Side by side they would all score and then all wait. Documents are read elsewhere meanwhile.
 */
async function score(
  deps: Deps & { lane: Lane },
  batch: BatchContext,
  pending: readonly PendingCandidate[],
  signal: AbortSignal,
): Promise<Outcome[]> {
  const source = lazySource(() => openStoredSource(deps.blobs, batch));
  const work = () => scoreCandidates(deps, batch, source, pending, signal);
  const readsDocuments = pending.some((candidate) => candidate.documentText === null);
  try {
    return await (readsDocuments ? work() : deps.lane(work));
  } finally {
    await source.close();
  }
}
