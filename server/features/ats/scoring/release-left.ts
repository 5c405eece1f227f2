import { releaseHeld } from '../../../access/held-candidates';
import type { Deps } from '../../../deps';
import { takeLeftReservations } from './store-left';

/**
 * Frees candidates that are reserved for applications which have left the line. Only a process of an earlier version,
 * which knows no reservations, leaves them behind while it runs beside this one.
 */
export async function releaseLeft({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    await releaseHeld(tx, await takeLeftReservations(tx), clock.now());
  });
}
