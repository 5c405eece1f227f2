import type { PersistentNotification } from '@candor/domain/model/live';
import type { Deps } from '../../deps';
import { answeredShares } from './store/shares';

/** New streams get news of batches that ended within this time. */
const TOLD_OF_MS = 24 * 3_600_000;
const TOLD_OF = 10;

/**
 * The account's shortlists whose readers said something in the last day. Each is reported once a day, by its id:
 * readers go through their people one after the other, and the first notice leads to what they say later.
 */
export async function opinionNews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<PersistentNotification[]> {
  const since = new Date(clock.now().getTime() - TOLD_OF_MS);
  const answered = await answeredShares(db, userId, since, TOLD_OF);
  return answered.map(({ id, batchId, jobTitle, lastAt }) => ({
    id: `share:${id}:${lastAt.toISOString().slice(0, 10)}`,
    read: false,
    timestamp: lastAt.toISOString(),
    type: 'share',
    subtype: 'answered',
    title: `Answers to your shortlist for ${jobTitle}`,
    message: 'See whom they agree on, want to discuss or would pass on.',
    priority: 'high' as const,
    data: { batch_job_id: batchId },
    actionUrl: `/analytics?batchId=${batchId}&share=1`,
  }));
}
