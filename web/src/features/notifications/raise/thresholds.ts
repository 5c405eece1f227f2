import type { NotificationPriority, PersistentNotification } from '@candor/domain/model/live';
import type { QuotaStatus, Subscription } from '@candor/domain/model/plan';
import { type QuotaLevel, quotaLevel } from '@candor/domain/rules/quota';
import { paths } from '../../../paths';
import { formatCount } from '../../../ui/format';

export type Standing = {
  quota: QuotaStatus | undefined;
  subscription: Subscription | undefined;
  /** What tells one billing period from the next; null when there is none. */
  period: string | null;
  now: Date;
};

/** From this many days on the end of a trial is told, and from so many it is critical. */
const TRIAL_TOLD_DAYS = 3;
const TRIAL_CRITICAL_DAYS = 2;

const QUOTA_LEVELS: Record<
  Exclude<QuotaLevel, 'none'>,
  { percent: number; priority: NotificationPriority }
> = {
  info: { percent: 50, priority: 'medium' },
  warning: { percent: 75, priority: 'high' },
  critical: { percent: 90, priority: 'critical' },
};

/** The thresholds that an account is past right now: each level once per period, the trial once a day. */
export function thresholds(standing: Standing): PersistentNotification[] {
  return [quotaThreshold(standing), trialThreshold(standing)].filter((found) => found !== null);
}

function quotaThreshold({ quota, period, now }: Standing): PersistentNotification | null {
  if (!quota || quota.candidates_limit === null) return null;
  const level = quotaLevel(quota.candidates_used, quota.candidates_limit);
  if (level === 'none') return null;
  const { percent, priority } = QUOTA_LEVELS[level];
  const used = formatCount(quota.candidates_used);
  return {
    id: `quota:${percent}:${period ?? 'once'}`,
    read: false,
    timestamp: now.toISOString(),
    type: 'quota',
    subtype: `quota_${percent}`,
    title: `${percent}% of your candidates are used`,
    message: `${used} of ${formatCount(quota.candidates_limit)} in this period.`,
    priority,
    data: {},
    actionUrl: paths.billing,
  };
}

function trialThreshold({ subscription, now }: Standing): PersistentNotification | null {
  const days = subscription?.plan_type === 'trial' ? subscription.days_remaining : null;
  if (days === null || days === undefined || days > TRIAL_TOLD_DAYS || days === 0) return null;
  return {
    id: `trial:${days}:${subscription?.trial_ends_at ?? 'once'}`,
    read: false,
    timestamp: now.toISOString(),
    type: 'trial',
    subtype: `trial_${days}`,
    title: days === 1 ? 'Your trial ends in 1 day' : `Your trial ends in ${days} days`,
    message: 'Nothing is deleted when it does. A plan keeps everything open.',
    priority: days <= TRIAL_CRITICAL_DAYS ? 'critical' : 'high',
    data: {},
    actionUrl: paths.billing,
  };
}
