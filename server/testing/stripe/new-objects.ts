import type { Account } from './account';
import { intervalsAfter } from './calendar';
import type {
  Charge,
  CheckoutSession,
  Invoice,
  Price,
  Schedule,
  Subscription,
  SubscriptionItem,
} from './objects';

const CHECKOUT_LIVES_S = 86_400;

/** An open checkout of one price. */
export function newCheckout(
  account: Account,
  price: Price,
  wish: Pick<CheckoutSession, 'mode' | 'customer' | 'success_url' | 'cancel_url' | 'metadata'> & {
    quantity: number;
    client_reference_id?: string | null;
  },
): CheckoutSession {
  const { quantity, ...rest } = wish;
  const id = account.id('cs_test');
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
    invoice: null,
    payment_intent: null,
    client_reference_id: null,
    ...rest,
    amount_total: price.unit_amount * quantity,
    currency: price.currency,
    created: account.now(),
    expires_at: account.now() + CHECKOUT_LIVES_S,
    url: `${account.origin}/c/pay/${id}`,
    ui_mode: 'hosted_page',
    livemode: false,
  };
  account.checkouts.set(id, session);
  return session;
}

/** What a payment took, of which nothing went back yet. */
export function newCharge(
  account: Account,
  payment_intent: string,
  paid: Pick<Charge, 'customer' | 'amount'>,
): Charge {
  const charge: Charge = {
    id: account.id('ch'),
    object: 'charge',
    payment_intent,
    ...paid,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    livemode: false,
  };
  account.charges.set(payment_intent, charge);
  return charge;
}

/** A running subscription to one price, from now on. */
export function newSubscription(account: Account, customer: string, price: Price): Subscription {
  const id = account.id('sub');
  const now = account.now();
  const item: SubscriptionItem = {
    id: account.id('si'),
    object: 'subscription_item',
    price,
    quantity: 1,
    current_period_start: now,
    current_period_end: intervalsAfter(now, price.recurring?.interval ?? 'month', 1),
  };
  const subscription: Subscription = {
    id,
    object: 'subscription',
    status: 'active',
    customer,
    created: now,
    start_date: now,
    billing_cycle_anchor: now,
    billing_mode: { type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    discounts: [],
    default_tax_rates: [],
    pause_collection: null,
    latest_invoice: null,
    schedule: null,
    cancellation_details: { reason: null, comment: null, feedback: null },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: {},
    livemode: false,
  };
  account.subscriptions.set(id, subscription);
  return subscription;
}

/** An open invoice, which is the latest one of its subscription. */
export function newInvoice(
  account: Account,
  customer: string,
  of: {
    total: number;
    reason: string;
    subscription: Subscription | null;
    created: number;
    unusedUntil: number | undefined;
  },
): Invoice {
  const { total, reason, subscription, created, unusedUntil } = of;
  const id = account.id('in');
  const [item] = subscription?.items.data ?? [];
  const ends = [unusedUntil, item?.current_period_end ?? created];
  const invoice: Invoice = {
    id,
    object: 'invoice',
    status: 'open',
    billing_reason: reason,
    customer,
    created,
    total,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    next_payment_attempt: null,
    currency: 'usd',
    livemode: false,
    hosted_invoice_url: `${account.origin}/i/${id}`,
    lines: {
      object: 'list',
      has_more: false,
      data: ends.flatMap((end) => (end === undefined ? [] : [{ period: { start: created, end } }])),
    },
    parent: subscription && {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
    },
  };
  account.invoices.set(id, invoice);
  if (subscription) subscription.latest_invoice = id;
  return invoice;
}

/** A schedule whose only phase is what a subscription has now. */
export function newSchedule(account: Account, subscription: Subscription): Schedule {
  const [item] = subscription.items.data;
  const { current_period_start: start_date, current_period_end: end_date } = item;
  const schedule: Schedule = {
    id: account.id('sub_sched'),
    object: 'subscription_schedule',
    status: 'active',
    subscription: subscription.id,
    customer: subscription.customer,
    livemode: false,
    end_behavior: 'release',
    current_phase: { start_date, end_date },
    phases: [
      {
        start_date,
        end_date,
        items: subscription.items.data.map(({ price, quantity }) => ({
          price: price.id,
          quantity,
        })),
        discounts: subscription.discounts.map((discount) => ({ discount })),
        default_tax_rates: subscription.default_tax_rates,
      },
    ],
  };
  account.schedules.set(schedule.id, schedule);
  subscription.schedule = schedule.id;
  return schedule;
}
