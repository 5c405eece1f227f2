import type { BillingInterval } from '@candor/domain/rules/billing';
import type Stripe from 'stripe';
import { PaymentsRefused } from '../../ports/payments';
import { ask } from './ask';

/**
 * Has another price start with the next period: a schedule of two phases, after which the subscription continues by
 * itself. An existing schedule, from a change or an interrupted attempt, is overwritten.
 */
export async function changeAtPeriodEnd(
  stripe: Stripe,
  subscriptionId: string,
  to: { priceId: string; interval: BillingInterval },
): Promise<void> {
  const subscription = await ask(() => stripe.subscriptions.retrieve(subscriptionId));
  const [item] = subscription.items.data;
  if (!item) throw new PaymentsRefused();
  const schedule = await ask(() =>
    subscription.schedule
      ? stripe.subscriptionSchedules.retrieve(idOf(subscription.schedule))
      : stripe.subscriptionSchedules.create({ from_subscription: subscriptionId }),
  );
  const start = schedule.current_phase?.start_date ?? item.current_period_start;
  await ask(() =>
    stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: start,
          end_date: item.current_period_end,
          proration_behavior: 'none',
        },
        {
          items: [{ price: to.priceId, quantity: 1 }],
          duration: { interval: to.interval, interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    }),
  );
}

/** Lets a subscription end with its period. */
export async function cancelAtPeriodEnd(stripe: Stripe, subscriptionId: string): Promise<void> {
  await dropSchedule(stripe, subscriptionId);
  await ask(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
}

/** Undoes what was to happen at the end of the period. The portal may have set a moment instead of the flag. */
export async function resume(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { cancel_at, cancel_at_period_end } = await dropSchedule(stripe, subscriptionId);
  if (cancel_at_period_end) {
    await ask(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }));
  } else if (cancel_at !== null) {
    await ask(() => stripe.subscriptions.update(subscriptionId, { cancel_at: '' }));
  }
}

/** A subscription on a schedule cannot be changed by itself; released, it goes on as it is now. */
async function dropSchedule(stripe: Stripe, subscriptionId: string): Promise<Stripe.Subscription> {
  const subscription = await ask(() => stripe.subscriptions.retrieve(subscriptionId));
  const { schedule } = subscription;
  if (schedule) await ask(() => stripe.subscriptionSchedules.release(idOf(schedule)));
  return subscription;
}

function idOf(of: string | { id: string } | null): string {
  if (of === null) throw new PaymentsRefused();
  return typeof of === 'string' ? of : of.id;
}
