import type { NotificationPriority, PersistentNotification } from '../model/live';
import { dayInWords } from './day-in-words';
import { type QuotaLevel, quotaLevel } from './quota';

/** The state of an account's plan at a given moment. */
export type PlanStanding = {
  used: number;
  /** null without a limit. */
  limit: number | null;
  /** Identifies the billing period, as ISO 8601; null if there is none. */
  period: string | null;
  /** Null if not on trial. */
  trial: { daysLeft: number; endsAt: string | null } | null;
  /** Until when a plan stays open after a failed payment, as ISO 8601. Absent or null if none failed. */
  graceEndsAt?: string | null;
  now: Date;
};

/** The end of a trial is reported from this many days before it, and is critical from this many. */
const TRIAL_TOLD_DAYS = 3;
const TRIAL_CRITICAL_DAYS = 2;

const LEVELS: Record<
  Exclude<QuotaLevel, 'none'>,
  { percent: number; priority: NotificationPriority }
> = {
  info: { percent: 50, priority: 'medium' },
  warning: { percent: 75, priority: 'high' },
  critical: { percent: 90, priority: 'critical' },
};

const BILLING = '/billing';

/**
 * The notices due for an account right now: the highest quota level once per period, the last days of its trial once
 * a day, a failed payment once. The id says what a notice is about, so a reader who receives it from several sources
 * keeps it once.
 */
export function planNotices(standing: PlanStanding): PersistentNotification[] {
  const all = [quotaNotice(standing), trialNotice(standing), paymentNotice(standing)];
  return all.filter((found) => found !== null);
}

function quotaNotice({ used, limit, period, now }: PlanStanding): PersistentNotification | null {
  const level = quotaLevel(used, limit);
  if (level === 'none' || limit === null) return null;
  const { percent, priority } = LEVELS[level];
  return {
    id: `quota:${percent}:${period ?? 'once'}`,
    read: false,
    timestamp: now.toISOString(),
    type: 'quota',
    subtype: `quota_${percent}`,
    title: `${percent}% of your candidates are used`,
    message: `${grouped(used)} of ${grouped(limit)} in this period.`,
    priority,
    data: {},
    actionUrl: BILLING,
  };
}

function trialNotice({ trial, now }: PlanStanding): PersistentNotification | null {
  if (trial === null || trial.daysLeft === 0 || trial.daysLeft > TRIAL_TOLD_DAYS) return null;
  const { daysLeft, endsAt } = trial;
  return {
    id: `trial:${daysLeft}:${endsAt ?? 'once'}`,
    read: false,
    timestamp: now.toISOString(),
    type: 'trial',
    subtype: `trial_${daysLeft}`,
    title: daysLeft === 1 ? 'Your trial ends in 1 day' : `Your trial ends in ${daysLeft} days`,
    message: 'Nothing is deleted when it does. A plan keeps everything open.',
    priority: daysLeft <= TRIAL_CRITICAL_DAYS ? 'critical' : 'high',
    data: {},
    actionUrl: BILLING,
  };
}

function paymentNotice({ graceEndsAt = null, now }: PlanStanding): PersistentNotification | null {
  if (graceEndsAt === null) return null;
  return {
    id: `payment:${graceEndsAt}`,
    read: false,
    timestamp: now.toISOString(),
    type: 'billing',
    subtype: 'payment_failed',
    title: 'Your payment failed',
    message: `Your plan stays open until ${dayInWords(new Date(graceEndsAt))}. A payment keeps it.`,
    priority: 'critical',
    data: {},
    actionUrl: BILLING,
  };
}

function grouped(count: number): string {
  return count.toLocaleString('en-GB');
}
