import { z } from 'zod';
import { messages } from '../messages';
import { BillingInterval, PaidPlan } from '../rules/billing';
import { Plan, PlanType } from '../rules/plans';
import { PAGE_ROWS, pageQuery } from './page';
import { PlanInfo } from './plan';
import { Id, Time } from './scalars';

/** Money is whole minor units of a currency: 4900 of usd are 49 dollars. */
const MinorUnits = z.number().int();

/** What something costs at the payment provider. The id is for checkout and is never shown to people. */
export const Price = z.object({
  price_id: z.string(),
  interval: z.enum(['month', 'year', 'once']),
  amount: MinorUnits,
  /** ISO 4217 in lower case. */
  currency: z.string(),
  /** How many credits a pack holds. */
  quantity: z.number().int().positive().optional(),
});

export const PricedPlan = Plan.extend({ prices: z.array(Price) });

/** The catalogue with its prices. Without a payment provider there are none, and the currency is null. */
export const PlanCatalogue = z.object({
  plans: z.array(PricedPlan),
  currency: z.string().nullable(),
  /** Packs of invitation credits. */
  credits: z.array(Price),
});

const priceId = z.string().trim().min(1, messages.required).max(255);

const returnTargets = {
  success_url: z.string().trim().min(1, messages.required).max(2000),
  cancel_url: z.string().trim().min(1, messages.required).max(2000),
};

export const CheckoutBody = z.object({
  price_id: priceId,
  ...returnTargets,
});

/** Where to pay. The plan follows from the price; a browser does not name it. */
export const Checkout = z.object({
  success: z.literal(true),
  checkout_url: z.string(),
  plan: PaidPlan,
});

export const ChangeBody = z.object({ price_id: priceId });

export const CreditsBody = z.object({
  quantity: z.number().int().positive(),
  ...returnTargets,
});

export const CreditsCheckout = z.object({ success: z.literal(true), checkout_url: z.string() });

export const PortalBody = z.object({ return_url: z.string().trim().min(1).max(2000).optional() });
export const Portal = z.object({ portal_url: z.string() });

/**
 * The payment state of an account. Who decides on the plan: nobody yet (`trial`), the payment provider, or a contract
 * that an operator entered.
 */
export const BillingState = z.object({
  /** Whether this installation takes payments at all. */
  configured: z.boolean(),
  managed_by: z.enum(['trial', 'provider', 'contract']),
  /** Whether the portal can be opened: somebody paid, or began to. */
  has_customer: z.boolean(),
  plan_type: PlanType,
  status: PlanInfo.shape.status,
  /** How a paid plan is billed; null where the provider does not bill it. */
  interval: BillingInterval.nullable(),
  /** What is billed now; to mark the price in the catalogue, never to be shown. */
  price_id: z.string().nullable(),
  current_period_end: Time.nullable(),
  /** When a cancelled plan ends; null for a running one. */
  cancel_at: Time.nullable(),
  /** A lower plan, or a shorter interval, that starts at the end of the period. */
  pending_change: z.object({ plan_type: PaidPlan, interval: BillingInterval, at: Time }).nullable(),
  /** Until when a plan stays open after a failed payment. */
  grace_ends_at: Time.nullable(),
  /** The provider's page on which an open invoice can be paid. */
  payment_url: z.string().nullable(),
  /** Why there is no plan any more; null for one that runs, and for a trial. */
  ended: z.enum(['cancelled', 'unpaid']).nullable(),
  invitation_credits: z.number().int().nonnegative(),
});

export const Invoice = z.object({
  id: Id,
  created_at: Time,
  amount: MinorUnits,
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  /** The provider's page with the invoice; null where it has none. */
  url: z.string().nullable(),
});

export const InvoicesQuery = pageQuery(PAGE_ROWS);

export type Price = z.infer<typeof Price>;
export type PricedPlan = z.infer<typeof PricedPlan>;
/** A plan of the catalogue. `prices` are absent until the server answers, and null if they could not be read. */
export type ShownPlan = Omit<PricedPlan, 'prices'> & { prices?: PricedPlan['prices'] | null };
export type PlanCatalogue = z.infer<typeof PlanCatalogue>;
export type BillingState = z.infer<typeof BillingState>;
export type Invoice = z.infer<typeof Invoice>;
