import type { PersistentNotification } from '@candor/domain/model/live';
import { planNotices } from '@candor/domain/rules/plan-notices';
import { daysRemaining } from '@candor/domain/rules/quota';
import type { Allowance } from '../../access/allowance';

/** What an account is past at this moment. Reservations count: they are as good as used. */
export function accountNotices(allowance: Allowance, now: Date): PersistentNotification[] {
  const { candidatesUsed, candidatesReserved, candidatesLimit, periodEnd } = allowance;
  const { plan, trialEndsAt, graceEndsAt } = allowance;
  return planNotices({
    used: candidatesUsed + candidatesReserved,
    limit: candidatesLimit,
    period: periodEnd.toISOString(),
    trial:
      plan === 'trial' && trialEndsAt !== null
        ? { daysLeft: daysRemaining(trialEndsAt, now), endsAt: trialEndsAt.toISOString() }
        : null,
    graceEndsAt: graceEndsAt?.toISOString() ?? null,
    now,
  });
}
