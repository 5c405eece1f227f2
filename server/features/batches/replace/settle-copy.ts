import { loadAllowance } from '../../../access/allowance';
import { countUsage, insertCharges } from '../../../access/ledger';
import { chargeOne } from '../../../access/quota';
import { quotaShort } from '../../../access/refusals';
import type { Tx } from '../../../db/database';
import { naturalEnding } from '../end-batch';
import type { Outcome } from '../outcome-of';
import { standingsNow } from '../settle-outcomes';
import { settleSignal } from '../settle-signal';
import { type BatchRow, lockBatch, updateBatch } from '../store/batch';
import { type ScoredCandidate, saveFailed, saveScored } from '../store/candidates';
import { originalsWithinAccount, takeOver } from '../store/charges';

/**
 * Writes the outcome of a candidate that was reopened: result, charge, usage and the batch's counts. The batch is
 * locked and has ended. Returns how many candidates were charged.
 *
 * @throws AppError 402 without quota.
 */
export async function settleCopy(
  tx: Tx,
  batch: BatchRow,
  outcome: Outcome,
  apiKeyId: string | null,
  now: Date,
): Promise<number> {
  const { id, userId } = batch;
  if (outcome.kind === 'failed') {
    await saveFailed(tx, id, [outcome], now);
    await count(tx, batch, { scored: 0, charged: 0 }, now);
    return 0;
  }
  const charged = await saveAndCharge(tx, batch, outcome, now);
  const done = { analyses: batch.sample ? 0 : 1, candidates: charged };
  await countUsage(tx, { userId, apiKeyId }, now, done);
  await count(tx, batch, { scored: 1, charged }, now);
  const settled = await lockBatch(tx, userId, id);
  if (settled) await settleSignal(tx, settled, now);
  return charged;
}

/** A text that another candidate of the batch has as well is paid for once, as while the batch ran. */
async function saveAndCharge(
  tx: Tx,
  batch: BatchRow,
  scored: ScoredCandidate,
  now: Date,
): Promise<number> {
  const { id, userId } = batch;
  const { standings, takeovers } = await standingsNow(tx, batch, [scored], originalsWithinAccount);
  await saveScored(tx, id, standings, now);
  await takeOver(tx, id, takeovers);
  const isPaid = takeovers.length > 0 || standings.every(({ charged }) => !charged);
  if (isPaid) return 0;
  if (!(await chargeOne(tx, userId, now))) {
    throw quotaShort(await loadAllowance(tx, userId, now), 1);
  }
  const { ordinal, textHash } = scored;
  await insertCharges(tx, { subjectId: id, userId }, [{ ordinal, textHash }], now);
  return 1;
}

/** A batch that failed because nothing could be read is complete with its first score. */
async function count(
  tx: Tx,
  batch: BatchRow,
  more: { scored: number; charged: number },
  now: Date,
): Promise<void> {
  const scoredCandidates = batch.scoredCandidates + more.scored;
  await updateBatch(tx, batch.id, {
    ...(batch.status === 'failed' && (await naturalEnding(tx, batch.id, scoredCandidates))),
    scoredCandidates,
    chargedCandidates: batch.chargedCandidates + more.charged,
    updatedAt: now,
  });
}
