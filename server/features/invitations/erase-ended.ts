import { retentionDue } from '@candor/domain/rules/retention';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import { type Announced, announceEnded, deleteAnnounced } from './store-retention';

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
  let announced: Announced[];
  do {
    announced = await db.transaction(async (tx) => {
      const due = await announceEnded(tx, endedBefore, now, AT_ONCE);
      for (const [recipient, invitationIds] of byRecipient(due)) {
        await oweMail(tx, { kind: 'invitations_expire', recipient, now, data: { invitationIds } });
      }
      return due;
    });
  } while (announced.length === AT_ONCE);
}

function byRecipient(announced: readonly Announced[]): Map<string, string[]> {
  const letters = new Map<string, string[]>();
  for (const { id, recipient, begun } of announced) {
    if (begun) letters.set(recipient, [...(letters.get(recipient) ?? []), id]);
  }
  return letters;
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
