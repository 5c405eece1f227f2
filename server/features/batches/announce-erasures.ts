import { retentionDue } from '@candor/domain/rules/retention';
import type { Deps } from '../../deps';
import { announce } from '../../mail/announce';
import { announceEnded } from './store/notices';

/** Batches announced in one transaction. */
const AT_ONCE = 100;

/**
 * Queues a letter to the owners of old batches before their results are erased. A batch is named in one letter only,
 * and those due at the same time share one. Samples and batches without any result get none.
 */
export async function announceErasures({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  const { endedBefore } = retentionDue(now, config.resultDays).announce;
  await announce(db, {
    kind: 'results_expire',
    about: 'batchIds',
    atOnce: AT_ONCE,
    now,
    note: async (tx, limit) => {
      const due = await announceEnded(tx, endedBefore, now, limit);
      return due.map(({ scored, sample, ...batch }) => ({ ...batch, told: scored > 0 && !sample }));
    },
  });
}
