import type { Price, PricedPlan } from '@candor/domain/model/billing';
import { type BillingInterval, type Offer, PaidPlan } from '@candor/domain/rules/billing';
import type { PlanType } from '@candor/domain/rules/plans';

/** What an account pays for now, as far as a change of plan asks. */
export type Paying = {
  plan: PlanType;
  /** null if nobody bills it: a trial, or a contract. */
  interval: BillingInterval | null;
};

/** A plan of the catalogue in a rhythm, as something that can be bought; null for what is free or agreed by contract. */
export function offerOf(plan: PlanType, interval: BillingInterval): Offer | null {
  const paid = PaidPlan.safeParse(plan);
  return paid.success ? { plan: paid.data, interval } : null;
}

/** What an offer costs; null where no price is configured for it. */
export function priceOf(plans: readonly PricedPlan[], { plan, interval }: Offer): Price | null {
  const found = plans.find(({ id }) => id === plan);
  return found?.prices.find((price) => price.interval === interval) ?? null;
}

/** The price with an id, whichever plan it belongs to; null for one that the catalogue no longer has. */
export function priceWithId(plans: readonly PricedPlan[], id: string | null): Price | null {
  return plans.flatMap(({ prices }) => prices).find(({ price_id }) => price_id === id) ?? null;
}
