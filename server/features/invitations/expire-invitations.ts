import { endOf, statusAt } from '@candor/domain/rules/invitation';
import { rowByRow } from '../../db/portions';
import type { Deps } from '../../deps';
import { eachAlone } from '../../jobs/each-alone';
import { creditBack } from './change-invitation';
import { lockInvitation, updateInvitation } from './store';
import { expirable } from './store-expirable';
import { tellAts } from './tell-ats';

/**
 * Records the end of every expired invitation, and returns the credits of those that nobody started. They count as
 * expired from that moment on, whether or not this has run. One that fails keeps no other from it.
 */
export async function expireInvitations({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = rowByRow(
    (after: string | null) => expirable(db, now, after),
    ({ id }) => id,
  );
  await eachAlone(due, ({ id }) => expire({ db }, id, now));
}

async function expire({ db }: Pick<Deps, 'db'>, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvitation(tx, id);
    if (!row || row.status === 'expired') return;
    if (statusAt(row.status, row.expiresAt, now) !== 'expired') return;
    const unused = await creditBack(tx, row, now);
    await updateInvitation(tx, id, {
      status: 'expired',
      statusBefore: row.status,
      updatedAt: now,
      ...unused,
      endedAt: endOf(row.status, row.expiresAt),
    });
    await tellAts(tx, row);
  });
}
