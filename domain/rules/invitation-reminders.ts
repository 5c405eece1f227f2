import { type InvitationStatus, isOpen } from './invitation';
import { hourThere } from './mornings';

const DAY_MS = 86_400_000;

/** How often somebody is reminded of an invitation that was sent or sent again. */
export const MOST_REMINDERS = 2;
/** Without a sign for so long, somebody may have forgotten. */
const QUIET_MS = 3 * DAY_MS;
/** So long before the end there is still time to do it. */
const BEFORE_END_MS = 2 * DAY_MS;
/** Nobody is to be pressed: not so soon after they were there, or heard of it. */
const PAUSE_MS = DAY_MS;

/** Hours of a day, there, in which a mail disturbs nobody. */
const WAKING = { from: 8, to: 18 };

/** What is known of an invitation that its candidate is reminded of. */
export type Remindable = {
  status: InvitationStatus;
  remind: boolean;
  remindersSent: number;
  remindersStoppedAt: Date | null;
  /** When a mail to the candidate was given up. */
  undeliverableAt: Date | null;
  /** Signs of it: when it was sent, sent again, looked at and reminded of. */
  createdAt: Date;
  resentAt: Date | null;
  lastAccessed: Date | null;
  remindedAt: Date | null;
  startedAt: Date | null;
  timeLimitMinutes: number | null;
  expiresAt: Date;
};

/**
 * From when on a candidate is to be reminded if nothing happens before; null for never. The first time after three days without a
 * sign, the second two days before the end; both at least a day after the last sign. Whose limited time runs knows of it.
 */
export function nextReminder(invitation: Remindable): Date | null {
  const { remind, remindersSent, remindersStoppedAt, startedAt, timeLimitMinutes } = invitation;
  if (!remind || remindersStoppedAt !== null || remindersSent >= MOST_REMINDERS) return null;
  if (invitation.undeliverableAt !== null) return null;
  if (!isOpen(invitation.status)) return null;
  if (startedAt !== null && timeLimitMinutes !== null) return null;
  const sign = lastSign(invitation);
  const beforeEnd = invitation.expiresAt.getTime() - BEFORE_END_MS;
  const wanted = remindersSent === 0 ? Math.min(sign + QUIET_MS, beforeEnd) : beforeEnd;
  const due = Math.max(wanted, sign + PAUSE_MS);
  return due < invitation.expiresAt.getTime() ? new Date(due) : null;
}

function lastSign({ createdAt, resentAt, lastAccessed, remindedAt }: Remindable): number {
  const signs = [createdAt, resentAt, lastAccessed, remindedAt];
  return Math.max(...signs.map((at) => at?.getTime() ?? 0));
}

/** Whether a mail may arrive somewhere now without disturbing. */
export function isWaking(now: Date, zone: string): boolean {
  const hour = hourThere(now, zone);
  return hour >= WAKING.from && hour < WAKING.to;
}
