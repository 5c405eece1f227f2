import { retentionDue } from '@candor/domain/rules/retention';
import type { Deps } from '../../deps';
import { announce } from '../../mail/announce';
import { announceEnded, deleteAnnounced } from './store-retention';

/** Small enough that one round holds no other work up. */
const AT_ONCE = 200;

/**
 * Owes the senders of old invitations a letter before these are erased with their answers. Each is named in one letter only, and what is
 * due at the same time shares one. Invitations that nobody began hold nothing to keep, and go without.
 */
export async function announceErasures({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  const { endedBefore } = retentionDue(now, config.resultDays).announce;
  await announce(db, {
    ...{ kind: 'invitations_expire', about: 'invitationIds', atOnce: AT_ONCE, now },
    note: (tx, limit) => announceEnded(tx, endedBefore, now, limit),
  });
}

/** Erases what is kept of candidates as long after the end of their invitation as results of batches are kept; only after its notice. */
export async function eraseEnded({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const due = retentionDue(clock.now(), config.resultDays).erase;
  while ((await deleteAnnounced(db, due, AT_ONCE)) > 0);
}
