import type { PersistentNotification } from '@candor/domain/model/live';
import type { QuotaStatus, Subscription } from '@candor/domain/model/plan';
import { planNotices } from '@candor/domain/rules/plan-notices';

export type Standing = {
  quota: QuotaStatus | undefined;
  subscription: Subscription | undefined;
  /** What tells one billing period from the next; null when there is none. */
  period: string | null;
  now: Date;
};

/** The thresholds that an account is past right now, as far as it is known yet where it stands. */
export function thresholds({
  quota,
  subscription,
  period,
  now,
}: Standing): PersistentNotification[] {
  const onTrial = subscription?.plan_type === 'trial' && subscription.days_remaining !== null;
  return planNotices({
    used: quota?.candidates_used ?? 0,
    limit: quota?.candidates_limit ?? null,
    period,
    trial: onTrial
      ? { daysLeft: subscription.days_remaining ?? 0, endsAt: subscription.trial_ends_at }
      : null,
    now,
  });
}
