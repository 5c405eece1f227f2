import type { BillingState, PlanCatalogue, Price } from '@candor/domain/model/billing';
import { PLANS } from '@candor/domain/rules/plans';

/** A user who pays monthly for Starter; a test states only what it is about. */
export function aBillingState(over: Partial<BillingState> = {}): BillingState {
  return {
    configured: true,
    managed_by: 'provider',
    has_customer: true,
    plan_type: 'starter',
    status: 'active',
    interval: 'month',
    price_id: 'price-starter-month',
    current_period_end: '2026-04-01T09:00:00.000Z',
    cancel_at: null,
    pending_change: null,
    grace_ends_at: null,
    payment_url: null,
    ended: null,
    invitation_credits: 5,
    ...over,
  };
}

/** Somebody on trial, who never paid. */
export function aTrialState(over: Partial<BillingState> = {}): BillingState {
  return aBillingState({
    managed_by: 'trial',
    has_customer: false,
    plan_type: 'trial',
    status: 'trialing',
    interval: null,
    price_id: null,
    ...over,
  });
}

function price(id: string, interval: Price['interval'], amount: number): Price {
  return { price_id: id, interval, amount, currency: 'usd' };
}

/** The catalogue with a price for each plan in each rhythm, and one pack of credits. */
export function aCatalogue(): PlanCatalogue {
  const { trial, starter, professional, enterprise } = PLANS;
  return {
    currency: 'usd',
    plans: [
      { ...trial, prices: [] },
      {
        ...starter,
        prices: [
          price('price-starter-month', 'month', 4900),
          price('price-starter-year', 'year', 49_000),
        ],
      },
      {
        ...professional,
        prices: [
          price('price-professional-month', 'month', 19_900),
          price('price-professional-year', 'year', 199_000),
        ],
      },
      { ...enterprise, prices: [] },
    ],
    credits: [{ ...price('price-credits-50', 'once', 2500), quantity: 50 }],
  };
}

/** The catalogue of an installation without a payment provider. */
export function anUnpricedCatalogue(): PlanCatalogue {
  return {
    currency: null,
    plans: Object.values(PLANS).map((plan) => ({ ...plan, prices: [] })),
    credits: [],
  };
}
