import { retentionDue } from '@candor/domain/rules/retention';
import type { Deps } from '../../deps';
import { announce } from '../../mail/announce';
import { announceEnded, deleteAnnounced } from './store-retention';

/** Small enough that one round holds no other work up. */
const AT_ONCE = 200;

/**
 * Queues a letter to the senders of old invitations before these are erased with their answers. Each is named in one
 * letter only, and those due at the same time share one. Invitations that nobody started contain nothing worth
 * keeping, and get none.
 */
export async function announceErasures({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  const { endedBefore } = retentionDue(now, config.resultDays).announce;
  await announce(db, {
    kind: 'invitations_expire',
    about: 'invitationIds',
    atOnce: AT_ONCE,
    now,
    note: (tx, limit) => announceEnded(tx, endedBefore, now, limit),
  });
}

/**
 * Erases candidates' data as long after the end of their invitation as batch results are kept, and only after the
 * notice.
 */
export async function eraseEnded({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const due = retentionDue(clock.now(), config.resultDays).erase;
  while ((await deleteAnnounced(db, due, AT_ONCE)) > 0);
}
