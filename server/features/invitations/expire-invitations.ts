import { endOf, FINISH_MS, statusAt } from '@candor/domain/rules/invitation';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { rowByRow } from '../../db/portions';
import { invitations } from '../../db/schema';
import type { Deps } from '../../deps';
import { eachAlone } from '../../jobs/each-alone';
import { creditBack } from './change-invitation';
import { lockInvitation, updateInvitation } from './store';
import { tellAts } from './tell-ats';

/** Small enough that one round holds no other work up. */
const AT_ONCE = 200;

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

/** Some of those whose end nobody recorded, in the order of their ids behind one of them. */
async function expirable(executor: Executor, now: Date, after: string | null) {
  const { id, status, expiresAt, endedAt } = invitations;
  const isOver = or(
    and(eq(status, 'pending'), lte(expiresAt, now)),
    lte(expiresAt, new Date(now.getTime() - FINISH_MS)),
  );
  return executor
    .select({ id })
    .from(invitations)
    .where(and(isNull(endedAt), isOver, after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(AT_ONCE);
}

async function expire({ db }: Pick<Deps, 'db'>, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvitation(tx, id);
    if (!row || row.status === 'expired') return;
    if (statusAt(row.status, row.expiresAt, now) !== 'expired') return;
    const unused = await creditBack(tx, row, now);
    await updateInvitation(tx, id, {
      ...{ status: 'expired', statusBefore: row.status, updatedAt: now, ...unused },
      endedAt: endOf(row.status, row.expiresAt),
    });
    await tellAts(tx, row);
  });
}
