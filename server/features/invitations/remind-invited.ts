import { isWaking, nextReminder, type Remindable } from '@candor/domain/rules/invitation-reminders';
import { audit } from '../../access/audit';
import { isSuspended } from '../../access/suspension';
import { rowByRow } from '../../db/portions';
import type { Deps } from '../../deps';
import { eachAlone } from '../../jobs/each-alone';
import { oweReminder } from './owe-letters';
import { statusNow } from './present';
import { type InvitationRow, lockInvitation, updateInvitation } from './store';
import { remindable } from './store-reminders';

/** Small enough that one round holds no other work up. */
const AT_ONCE = 200;
/** The time zone used if nobody set one. */
const NOWHERE = 'UTC';

/**
 * Queues a reminder to every candidate who is due for one, in the sender's daytime. Each is recorded together with
 * the queued mail, so that neither a crash nor two concurrent processes remind anybody twice. One that fails keeps no other from it.
 */
export async function remindInvited({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const found = (after: string | null) => remindable(db, after, AT_ONCE);
  await eachAlone(
    rowByRow(found, ({ id }) => id),
    async (one) => {
      if (isDue(one, now)) await remindOne({ db }, one.id, now);
    },
  );
}

function isDue(row: Remindable & Pick<InvitationRow, 'reminderZone'>, now: Date): boolean {
  const due = nextReminder(statusNow(row, now));
  return due !== null && due <= now && isWaking(now, row.reminderZone ?? NOWHERE);
}

async function remindOne({ db }: Pick<Deps, 'db'>, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvitation(tx, id);
    if (!row || !isDue(row, now) || (await isSuspended(tx, row.userId))) return;
    await updateInvitation(tx, id, { remindersSent: row.remindersSent + 1, remindedAt: now });
    await oweReminder(tx, row, now);
    const entry = {
      userId: row.userId,
      requestId: null,
      details: {},
      action: 'invitation.reminded',
      actor: { kind: 'system', id: null },
      entity: { type: 'invitation', id },
    } as const;
    await audit(tx, entry, now);
  });
}
