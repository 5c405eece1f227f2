import { countUsage, insertCharges } from '../../access/ledger';
import { settle } from '../../access/quota';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { Fenced, type Group } from '../../jobs/group';
import { arm, settleGroup } from '../../jobs/store';
import type { BatchContext } from './batch-context';
import { endBatch, naturalEnding } from './end-batch';
import type { Outcome } from './outcome-of';
import { resolveDuplicates, type Standings } from './resolve-duplicates';
import { type BatchProgress, lockProgress, updateBatch } from './store/batch';
import {
  boundsOf,
  type ScoredCandidate,
  saveFailed,
  saveScored,
  saveStandings,
} from './store/candidates';
import { originalsOf, paidEarlier, takeOver } from './store/charges';

type Batch = Pick<BatchContext, 'id' | 'apiKeyId' | 'rerunOf' | 'sample'>;

/**
 * Writes the outcome of a group, once: fence, results, charges, quota, usage and progress are one transaction, and
 * the last group ends the batch. Throws `Fenced` if the group is no longer ours.
 *
 * Groups of one batch run in parallel and may contain the same text, so who is charged is decided under the batch's
 * lock. The heavy writes come before it with what is known by then, and are corrected in the rare case that another
 * group brought the same text meanwhile. Locks are taken in one order everywhere: settling, group, batch, account.
 */
export async function settleOutcomes(
  { db, clock, metrics }: Pick<Deps, 'db' | 'clock' | 'metrics'>,
  batch: Batch,
  group: Group,
  outcomes: readonly Outcome[],
): Promise<void> {
  const scored = outcomes.filter((outcome) => outcome.kind === 'scored');
  const failed = outcomes.filter((outcome) => outcome.kind === 'failed');
  const charges = await db.transaction(async (tx) => {
    await settleGroup(tx, group);
    const now = clock.now();
    const expected = await standingsNow(tx, batch, scored);
    await saveScored(tx, batch.id, expected.standings, now);
    await saveFailed(tx, batch.id, failed, now);

    const progress = await lockProgress(tx, batch.id);
    if (!progress) throw new Fenced(group);
    const isLast = progress.groupsDone + 1 >= (progress.groupCount ?? 0);
    const charged = await charge(tx, batch, progress, expected, now);
    const left = progress.reservedCandidates - charged;
    const release = isLast ? left : 0;
    if (charged + release > 0) await settle(tx, group.userId, { charge: charged, release, now });
    const analyses = batch.sample ? 0 : scored.length;
    const by = { userId: group.userId, apiKeyId: batch.apiKeyId };
    await countUsage(tx, by, now, { analyses, candidates: charged });
    await advance(
      tx,
      {
        ...progress,
        groupsDone: progress.groupsDone + 1,
        processedCandidates: progress.processedCandidates + outcomes.length,
        scoredCandidates: progress.scoredCandidates + scored.length,
        chargedCandidates: progress.chargedCandidates + charged,
        reservedCandidates: left - release,
      },
      isLast,
      now,
    );
    await arm(tx, group.userId, 1);
    return charged;
  });
  metrics.settled(outcomes.map(wordOf), charges);
}

/** The label of an outcome in the metrics: `scored`, or the cause. */
export function wordOf(outcome: Outcome): string {
  return outcome.kind === 'scored' ? 'scored' : (outcome.problem.code ?? 'unknown');
}

/** Who of these is charged and who is a duplicate, as the batch stands now, in which `find` looks for their texts. */
export async function standingsNow(
  tx: Tx,
  batch: Batch,
  scored: readonly ScoredCandidate[],
  find: typeof originalsOf = originalsOf,
): Promise<Standings> {
  if (scored.length === 0) return { standings: [], takeovers: [] };
  const hashes = [...new Set(scored.map((one) => one.textHash))];
  const originals = await find(tx, batch.id, hashes, boundsOf(scored));
  const free = batch.sample ? new Set(hashes) : await paidEarlier(tx, batch.rerunOf, hashes);
  return resolveDuplicates(scored, originals, free);
}

/**
 * Decides who is charged, records the charges and returns how many there are; the caller takes them out of the reservation. The batch is
 * locked.
 */
async function charge(
  tx: Tx,
  batch: Batch,
  { userId }: BatchProgress,
  expected: Standings,
  now: Date,
): Promise<number> {
  const final = await standingsNow(tx, batch, expected.standings);
  const corrected = final.standings.filter((one, at) => {
    const before = expected.standings[at];
    return one.charged !== before?.charged || one.duplicateOf !== before.duplicateOf;
  });
  await saveStandings(tx, batch.id, corrected);
  await takeOver(tx, batch.id, final.takeovers);
  const paidByOthers = new Set(final.takeovers.map((one) => one.ordinal));
  const entries = final.standings
    .filter((one) => one.charged && !paidByOthers.has(one.ordinal))
    .map(({ ordinal, textHash }) => ({ ordinal, textHash }));
  await insertCharges(tx, { subjectId: batch.id, userId }, entries, now);
  return entries.length;
}

/** Writes the new counts; with the last group, whose counts hold no reservation any more, the batch ends. */
async function advance(tx: Tx, progress: BatchProgress, isLast: boolean, now: Date): Promise<void> {
  const { id, userId: _, groupCount: __, ...counts } = progress;
  if (!isLast) return updateBatch(tx, id, { ...counts, updatedAt: now });
  const ending = await naturalEnding(tx, id, counts.scoredCandidates);
  await endBatch(tx, progress, { ...counts, ...ending }, now);
}
