import type { NotificationPriority, PersistentNotification } from '../model/live';
import { type QuotaLevel, quotaLevel } from './quota';

/** Where an account stands with its plan at a moment. */
export type PlanStanding = {
  used: number;
  /** null without a limit. */
  limit: number | null;
  /** What tells one billing period from the next, as ISO 8601; null when there is none. */
  period: string | null;
  /** Null for whoever is not on trial. */
  trial: { daysLeft: number; endsAt: string | null } | null;
  /** Until when a plan stays open whose payment failed, as ISO 8601. Absent or null where none did. */
  graceEndsAt?: string | null;
  now: Date;
};

/** From this many days on the end of a trial is told, and from so many it is critical. */
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
 * What an account is past right now: the highest level of its quota once per period, the last days of its trial once a
 * day, a payment that failed once. The id says what a notice is about, so that a reader who gets it from several sides keeps it once.
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
    message: `Your plan stays open until ${graceEndsAt.slice(0, 10)}. A payment keeps it.`,
    priority: 'critical',
    data: {},
    actionUrl: BILLING,
  };
}

function grouped(count: number): string {
  return count.toLocaleString('en-GB');
}
