import type { BillingState } from '@candor/domain/model/billing';
import { BillingInterval, PaidPlan } from '@candor/domain/rules/billing';
import { type Allowance, loadAllowance, type SubscriptionRow } from '../../access/allowance';
import type { Deps } from '../../deps';
import { type BillingAccount, findBilling, findSubscription, isPaying } from './store';

/** The payment state of an account, as of the last read. */
export async function billingState(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  userId: string,
): Promise<BillingState> {
  const now = clock.now();
  const [allowance, row, account] = await Promise.all([
    loadAllowance(db, userId, now),
    findSubscription(db, userId),
    findBilling(db, userId),
  ]);
  const paying = isPaying(account) && row?.contractAt === null ? account : null;
  return {
    configured: payments !== null,
    managed_by: managerOf(allowance, paying),
    has_customer: account !== null,
    plan_type: allowance.plan,
    status: allowance.status,
    interval: BillingInterval.safeParse(paying?.interval).data ?? null,
    price_id: paying?.priceId ?? null,
    current_period_end: allowance.plan === 'trial' ? null : allowance.periodEnd.toISOString(),
    cancel_at: row?.endsAt?.toISOString() ?? null,
    pending_change: pendingOf(paying),
    grace_ends_at: row?.graceEndsAt?.toISOString() ?? null,
    payment_url: paying?.paymentUrl ?? null,
    ended: row ? endOf(row, allowance, account) : null,
    invitation_credits: allowance.invitationCredits,
  };
}

function managerOf({ plan }: Allowance, paying: BillingAccount | null): BillingState['managed_by'] {
  if (plan === 'enterprise') return 'contract';
  if (paying) return 'provider';
  return plan === 'trial' ? 'trial' : 'contract';
}

function pendingOf(paying: BillingAccount | null): BillingState['pending_change'] {
  const plan = PaidPlan.safeParse(paying?.nextPlan);
  const interval = BillingInterval.safeParse(paying?.nextInterval);
  if (!paying?.nextAt || !plan.success || !interval.success) return null;
  return { plan_type: plan.data, interval: interval.data, at: paying.nextAt.toISOString() };
}

/** A plan ends by the clock, whether or not the provider has said so yet. */
function endOf(
  { planType, status }: SubscriptionRow,
  { plan }: Allowance,
  account: BillingAccount | null,
): BillingState['ended'] {
  if (plan !== 'trial') return null;
  if (planType !== 'trial') return status === 'past_due' ? 'unpaid' : 'cancelled';
  const { ended = null } = account ?? {};
  return ended === 'unpaid' || ended === 'cancelled' ? ended : null;
}
