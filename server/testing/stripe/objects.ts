import type { Form } from './form';

/** The objects of Stripe that the product touches, in the shapes of the pinned version. */
export type Price = {
  id: string;
  object: 'price';
  active: boolean;
  unit_amount: number;
  currency: string;
  product: string;
  type: 'recurring' | 'one_time';
  recurring: { interval: 'month' | 'year'; interval_count: 1; usage_type: 'licensed' } | null;
  livemode: false;
};

export type Customer = {
  id: string;
  object: 'customer';
  email: string | null;
  created: number;
  metadata: Record<string, string>;
  deleted?: true;
  livemode: false;
};

export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  customer: string;
  subscription: string | null;
  invoice: string | null;
  /** Of a checkout in the mode `payment`, once it is paid. */
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  created: number;
  expires_at: number;
  url: string | null;
  success_url: string;
  cancel_url: string | null;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  ui_mode: 'hosted_page';
  livemode: false;
};

/** The money of one payment, and what of it went back. */
export type Charge = {
  id: string;
  object: 'charge';
  customer: string;
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  /** Stays so, however the dispute ends. */
  disputed: boolean;
  livemode: false;
};

export type Dispute = {
  id: string;
  object: 'dispute';
  charge: string;
  payment_intent: string;
  amount: number;
  status: 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost';
  livemode: false;
};

export type SubscriptionStatus =
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled';

export type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};

export type Subscription = {
  id: string;
  object: 'subscription';
  status: SubscriptionStatus;
  customer: string;
  created: number;
  start_date: number;
  billing_cycle_anchor: number;
  /** In the classic mode everything is charged in one rhythm. */
  billing_mode: { type: 'classic' | 'flexible' };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  cancellation_details: { reason: string | null; comment: null; feedback: null };
  items: {
    object: 'list';
    data: [SubscriptionItem, ...SubscriptionItem[]];
    has_more: false;
    url: string;
  };
  /** Ids. */
  discounts: string[];
  default_tax_rates: { id: string; object: 'tax_rate' }[];
  /** What becomes of its invoices while nobody is to pay. */
  pause_collection: { behavior: 'void' | 'keep_as_draft' } | null;
  latest_invoice: string | null;
  schedule: string | null;
  metadata: Record<string, string>;
  livemode: false;
};

export type Phase = {
  start_date: number;
  end_date: number;
  items: { price: string; quantity: number }[];
  discounts: { discount: string }[];
  default_tax_rates: { id: string; object: 'tax_rate' }[];
};

export type Schedule = {
  id: string;
  object: 'subscription_schedule';
  status: 'active' | 'released' | 'completed';
  subscription: string | null;
  customer: string;
  end_behavior: 'release' | 'cancel';
  current_phase: { start_date: number; end_date: number } | null;
  phases: Phase[];
  livemode: false;
};

export type Invoice = {
  id: string;
  object: 'invoice';
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  billing_reason: string;
  customer: string;
  created: number;
  total: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  currency: string;
  hosted_invoice_url: string;
  /** Each line names the time that it is paid for. */
  lines: { object: 'list'; data: { period: { start: number; end: number } }[]; has_more: boolean };
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string };
  } | null;
  livemode: false;
};

/** The payment by which an invoice is paid. */
export const paymentIntentOf = ({ id }: Invoice): string => `pi_${id}`;

export type PortalConfiguration = {
  id: string;
  object: 'billing_portal.configuration';
  active: true;
  features: Form;
  metadata: Record<string, string>;
  created: number;
};

export type PortalSession = {
  id: string;
  object: 'billing_portal.session';
  customer: string;
  url: string;
  return_url: string | null;
  configuration: string;
  /** Present when the page is to confirm one change. */
  flow: { subscription: string; price: string; redirect: string | null } | null;
  livemode: false;
};

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
  data: { object: object };
};
