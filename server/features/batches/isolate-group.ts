import type { Deps } from '../../deps';
import { Fenced, type Group } from '../../jobs/group';
import { addGroups, fillWindow, settleGroup } from '../../jobs/store';
import { lockBatch, updateBatch } from './store/batch';
import type { PendingCandidate } from './store/candidates';

/** Replaces a group by one group per candidate. */
export async function isolateGroup(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  group: Group,
  pending: readonly PendingCandidate[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await settleGroup(tx, group);
    const batch = await lockBatch(tx, group.userId, group.batchId);
    if (!batch) throw new Fenced(group);
    const groupCount = batch.groupCount ?? 0;
    const { batchId, userId, batchSeq, kind } = group;
    const alone = pending.map(({ ordinal }, at) => ({
      batchId,
      userId,
      batchSeq,
      kind,
      no: groupCount + 1 + at,
      firstOrdinal: ordinal,
      lastOrdinal: ordinal,
    }));
    await addGroups(tx, alone);
    await updateBatch(tx, batch.id, {
      groupCount: groupCount + alone.length,
      groupsDone: batch.groupsDone + 1,
      updatedAt: clock.now(),
    });
    await fillWindow(tx, group.userId);
  });
}
