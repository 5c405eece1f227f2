import { MOST_REMINDERS } from '@candor/domain/rules/invitation-reminders';
import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { invitations } from '../../db/schema';

/** The fields needed to decide whether somebody is to be reminded. */
const LOOKED_AT = {
  id: invitations.id,
  userId: invitations.userId,
  status: invitations.status,
  remind: invitations.remind,
  reminderZone: invitations.reminderZone,
  remindersSent: invitations.remindersSent,
  remindedAt: invitations.remindedAt,
  remindersStoppedAt: invitations.remindersStoppedAt,
  undeliverableAt: invitations.undeliverableAt,
  createdAt: invitations.createdAt,
  resentAt: invitations.resentAt,
  lastAccessed: invitations.lastAccessed,
  startedAt: invitations.startedAt,
  timeLimitMinutes: invitations.timeLimitMinutes,
  expiresAt: invitations.expiresAt,
};

/** Open invitations whose candidates are reminded some time, in the order of their ids behind one of them. */
export async function remindable(executor: Executor, after: string | null, limit: number) {
  const {
    id,
    remind,
    endedAt,
    remindersSent,
    remindersStoppedAt,
    candidateEmail,
    undeliverableAt,
  } = invitations;
  return executor
    .select(LOOKED_AT)
    .from(invitations)
    .where(
      and(
        ...[eq(remind, true), isNull(endedAt), isNull(remindersStoppedAt)],
        ...[lt(remindersSent, MOST_REMINDERS), isNotNull(candidateEmail), isNull(undeliverableAt)],
        ...(after === null ? [] : [gt(id, after)]),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
}
