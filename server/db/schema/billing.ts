import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { ownRows } from './policies';

/**
 * An account as the payment provider knows it, and what was last read there. Locked by whoever reads there, so that
 * an older answer never replaces a newer one.
 */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull().unique(),
    /** The address that we gave the customer last; null for one from before that was noted. */
    customerEmail: text('customer_email'),
    /** The subscription that decides about the plan, or the last that did; null before the first. */
    subscriptionId: text('subscription_id'),
    priceId: text('price_id'),
    /** `month` or `year`. */
    interval: text('interval'),
    /** What starts at the end of the period. */
    nextPlan: text('next_plan'),
    nextInterval: text('next_interval'),
    nextAt: moment('next_at'),
    /** The provider's page on which an open invoice can be paid. */
    paymentUrl: text('payment_url'),
    /** Why there is no plan any more: `cancelled` or `unpaid`. */
    ended: text('ended'),
    /** Since when what is used counts, as the last reading found; null before the first subscription. */
    usedSince: moment('used_since'),
    /** When the provider was read last; null for never. */
    readAt: moment('read_at'),
  },
  (t) => [ownRows(t.userId)],
);

/** Events of the provider that concern an account. One that came before changes nothing. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** When the account was read because of it; null while that is still to be done. */
    handledAt: moment('handled_at'),
  },
  (t) => [index('billing_events_open').on(t.handledAt, t.receivedAt)],
);

/** Invitation credits that were paid: each checkout is granted once. */
export const creditPurchases = pgTable(
  'credit_purchases',
  {
    checkoutId: text('checkout_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    grantedAt: moment('granted_at').notNull(),
  },
  (t) => [ownRows(t.userId), index('credit_purchases_user').on(t.userId)],
);

export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Minor units of the currency. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    url: text('url'),
  },
  (t) => [ownRows(t.userId), index('invoices_user').on(t.userId, t.createdAt)],
);

/** Customers of erased accounts, still to be deleted at the provider, which cancels their subscriptions. */
export const billingErasures = pgTable('billing_erasures', {
  customerId: text('customer_id').primaryKey(),
  askedAt: moment('asked_at').notNull(),
});

/** Addresses whose trial was used by a deleted account, as digests: nobody gets a second one by starting over. */
export const usedTrials = pgTable('used_trials', {
  emailHash: text('email_hash').primaryKey(),
  goneAt: moment('gone_at').notNull(),
});
