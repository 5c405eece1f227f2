import type { BillingInterval } from '@candor/domain/rules/billing';
import type Stripe from 'stripe';
import { ExtrasRefused, PaymentsRefused } from '../../ports/payments';
import { ask } from './ask';
import { planItem } from './plan-item';

/**
 * Has another price start with the next period: a schedule of two phases, after which the subscription continues by
 * itself. An existing schedule, from a change or an interrupted attempt, is overwritten. What else was agreed on at the
 * provider (extras, discounts, taxes) goes on: a phase has only what it names.
 *
 * @throws ExtrasRefused if the provider refuses and an extra has another rhythm: subscriptions in its classic billing mode
 * have one for everything.
 */
export async function changeAtPeriodEnd(
  stripe: Stripe,
  subscriptionId: string,
  to: { priceId: string; interval: BillingInterval; planPrices: readonly string[] },
): Promise<void> {
  const subscription = await ask(() => stripe.subscriptions.retrieve(subscriptionId));
  const item = planItem(subscription.items.data, to.planPrices);
  if (!item) throw new PaymentsRefused();
  const others = subscription.items.data.filter(({ id }) => id !== item.id);
  const extras = others.map(asCharged);
  const terms = termsOf(subscription);
  const schedule = await ask(() =>
    subscription.schedule
      ? stripe.subscriptionSchedules.retrieve(idOf(subscription.schedule))
      : stripe.subscriptionSchedules.create({ from_subscription: subscriptionId }),
  );
  const start = schedule.current_phase?.start_date ?? item.current_period_start;
  const changed = ask(() =>
    stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          ...terms,
          items: [asCharged(item), ...extras],
          start_date: start,
          end_date: item.current_period_end,
          proration_behavior: 'none',
        },
        {
          ...terms,
          items: [{ price: to.priceId, quantity: 1 }, ...extras],
          duration: { interval: to.interval, interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    }),
  );
  await changed.catch(async (error: unknown) => {
    if (!(error instanceof PaymentsRefused)) throw error;
    // Left behind, it would keep the subscription from every other change.
    if (!subscription.schedule) await ask(() => stripe.subscriptionSchedules.release(schedule.id));
    const isMixed = others.some(({ price }) => price.recurring?.interval !== to.interval);
    throw isMixed ? new ExtrasRefused({ cause: error.cause }) : error;
  });
}

function asCharged({ price, quantity }: Stripe.SubscriptionItem) {
  return { price: price.id, quantity: quantity ?? 1 };
}

function termsOf({ discounts, default_tax_rates: taxes }: Stripe.Subscription) {
  const ids = (taxes ?? []).map(({ id }) => id);
  return {
    ...(discounts.length > 0 && { discounts: discounts.map((one) => ({ discount: idOf(one) })) }),
    ...(ids.length > 0 && { default_tax_rates: ids }),
  };
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
