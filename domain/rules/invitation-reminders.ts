import { type InvitationStatus, isOpen } from './invitation';
import { hourThere } from './mornings';

const DAY_MS = 86_400_000;

/** How many reminders an invitation sends each time it is sent. */
export const MOST_REMINDERS = 2;
/** After this long without activity, somebody may have forgotten. */
const QUIET_MS = 3 * DAY_MS;
/** This long before it expires there is still time to finish. */
const BEFORE_END_MS = 2 * DAY_MS;
/** Nobody should feel pressed: the minimum time after their last activity or message. */
const PAUSE_MS = DAY_MS;

/** Local hours of the day in which a mail disturbs nobody. */
const WAKING = { from: 8, to: 18 };

/** What is known about an invitation whose candidate is reminded. */
export type Remindable = {
  status: InvitationStatus;
  remind: boolean;
  remindersSent: number;
  remindersStoppedAt: Date | null;
  /** When a mail to the candidate was given up. */
  undeliverableAt: Date | null;
  /** Activity: when it was sent, resent, viewed and reminded of. */
  createdAt: Date;
  resentAt: Date | null;
  lastAccessed: Date | null;
  remindedAt: Date | null;
  startedAt: Date | null;
  timeLimitMinutes: number | null;
  expiresAt: Date;
};

/**
 * When a candidate is to be reminded if nothing happens before then; null for never. The first time after three days
 * without activity, the second two days before expiry, both at least a day after the last activity. Somebody whose
 * time limit is running needs no reminder.
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

/** Whether a mail may arrive in that time zone now without disturbing. */
export function isWaking(now: Date, zone: string): boolean {
  const hour = hourThere(now, zone);
  return hour >= WAKING.from && hour < WAKING.to;
}
