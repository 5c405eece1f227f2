import { audit } from '../../access/audit';
import type { Tx } from '../../db/database';
import { rowByRow } from '../../db/portions';
import type { Deps } from '../../deps';
import { eachAlone } from '../../jobs/each-alone';
import { oweMail } from '../../mail/owe-mail';
import { lockAccount } from './store';
import { isLapseTold, lapsedUntold } from './store-lapses';

const AT_ONCE = 100;

/**
 * Notifies owners whose plan ended by the clock alone, because its payment stayed open beyond the grace period: one
 * mail and one entry each. The payment provider may keep trying for weeks and says nothing at that moment. Its later
 * events are not reported once more.
 */
export async function tellLapses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const lapsed = rowByRow(
    (after: string | null) => lapsedUntold(db, { now, after, limit: AT_ONCE }),
    (userId) => userId,
  );
  await eachAlone(lapsed, (userId) => db.transaction((tx) => tellLapse(tx, userId, now)));
}

async function tellLapse(tx: Tx, userId: string, now: Date): Promise<void> {
  const account = await lockAccount(tx, userId);
  const { status, graceEndsAt } = account?.plan ?? {};
  // Paid, or told by another process, in the meantime.
  const isOver = status === 'past_due' && graceEndsAt && graceEndsAt <= now;
  if (!account || !isOver || (await isLapseTold(tx, userId))) return;
  const entry = {
    userId,
    details: {},
    requestId: null,
    action: 'plan.lapsed',
    actor: { kind: 'system', id: null },
    entity: { type: 'user', id: userId },
  } as const;
  await audit(tx, entry, now);
  await oweMail(tx, { kind: 'plan_ended', recipient: account.email, data: { userId }, now });
}
