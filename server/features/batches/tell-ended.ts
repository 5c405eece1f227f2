import { preferencesWith, wants } from '@candor/domain/rules/notification-preferences';
import { findRecipient } from '../../access/find-owner';
import type { Tx } from '../../db/database';
import { oweMail } from '../../mail/owe-mail';
import { isMorning } from './schedules/end-morning';
import { wereTriedBefore } from './schedules/store-waiting';
import type { BatchRow } from './store/batch';

type Ended = Pick<
  BatchRow,
  'id' | 'userId' | 'sample' | 'scheduleId' | 'scheduleDate' | 'rerunOf' | 'scoredCandidates'
>;

const MORNING = { event: 'morning_digest', kind: 'morning_digest' } as const;
const USUAL = {
  completed: { event: 'batch_completed', kind: 'batch_ended' },
  failed: { event: 'batch_failed', kind: 'batch_ended' },
} as const;

/**
 * Queues a mail to the owner of a batch that ended, if they want one. Whoever cancelled it knows; a sample is no
 * news, and neither is a morning that could read none of the documents that an earlier one told of.
 */
export async function tellEnded(
  tx: Tx,
  batch: Ended,
  status: 'completed' | 'failed' | 'cancelled',
  now: Date,
): Promise<void> {
  const { id, userId, sample } = batch;
  if (status === 'cancelled' || sample) return;
  if (isMorning(batch) && (await isOldNews(tx, batch))) return;
  const owner = await findRecipient(tx, userId);
  if (!owner?.confirmed) return;
  const news = isMorning(batch) ? MORNING : USUAL[status];
  if (!wants(preferencesWith(owner.preferences), 'email', news.event)) return;
  const mail = { kind: news.kind, recipient: owner.emailKey, data: { batchId: id } };
  await oweMail(tx, { ...mail, now });
}

async function isOldNews(tx: Tx, batch: Ended): Promise<boolean> {
  return batch.scoredCandidates === 0 && (await wereTriedBefore(tx, batch));
}
