import { retentionDue } from '@candor/domain/rules/retention';
import { releaseHeld } from '../../../access/held-candidates';
import type { Deps } from '../../../deps';
import { announce } from '../../../mail/announce';
import { announceAssessed, deleteAnnounced } from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Small enough that one round holds no other work up. */
const AT_ONCE = 500;

/**
 * Owes the accounts whose applications were scored long ago a letter before these are erased. Each is named in one letter only; those
 * that could not be read go without.
 */
export async function announceErasures({ db, clock, config }: Needs): Promise<void> {
  const now = clock.now();
  const { endedBefore } = retentionDue(now, config.resultDays).announce;
  await announce(db, {
    kind: 'ats_results_expire',
    about: 'applicationIds',
    atOnce: AT_ONCE,
    now,
    note: (tx, limit) => announceAssessed(tx, endedBefore, now, limit),
  });
}

/**
 * Erases what was read and found about applications as long after they were scored as batch results are kept, and
 * only after the notice.
 */
export async function eraseAssessed({ db, clock, config }: Needs): Promise<void> {
  const due = retentionDue(clock.now(), config.resultDays).erase;
  const eraseSome = () =>
    db.transaction(async (tx) => {
      const gone = await deleteAnnounced(tx, due, AT_ONCE);
      await releaseHeld(tx, gone, clock.now());
      return gone.length;
    });
  while ((await eraseSome()) > 0);
}
