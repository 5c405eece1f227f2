import type { JobScoring } from '@candor/domain/model/ats-reports';
import { settle } from '../../../access/quota';
import type { Deps } from '../../../deps';
import { takeOutOfLine } from './store';

/** Takes everybody of a job out of the line and frees what was reserved for them; its report says why. */
export async function stopJob(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { place, userId }: { place: Parameters<typeof takeOutOfLine>[1]; userId: string },
  stoppedBy: NonNullable<JobScoring['stopped_by']>,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const held = await takeOutOfLine(tx, place, stoppedBy);
    const release = held.filter(Boolean).length;
    if (release > 0) await settle(tx, userId, { charge: 0, release, now });
  });
}
