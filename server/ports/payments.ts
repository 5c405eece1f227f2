import type { BillingInterval } from '@candor/domain/rules/billing';

/** What something costs at the provider. `amount` is whole minor units. */
export type PriceFacts = {
  priceId: string;
  amount: number;
  /** ISO 4217 in lower case. */
  currency: string;
  interval: BillingInterval | 'once';
};

/** A subscription as the provider has it now. */
export type PaidSubscription = {
  id: string;
  /** `waiting`: the first payment is still missing. `stopped`: it may come back, and nothing is open meanwhile. */
  status: 'waiting' | 'running' | 'past_due' | 'stopped' | 'ended';
  priceId: string;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** When it last began a period at the end of the one before; null while its first one runs, however often its price changed in it. */
  renewedAt: Date | null;
  /** When it ends because of a cancellation; null for a running one. */
  cancelAt: Date | null;
  /** What starts at the end of the period; null for more of the same. */
  next: { priceId: string; at: Date } | null;
  /** Since when a payment is open; null for none. */
  unpaidSince: Date | null;
  /** The page on which the open invoice can be paid. */
  paymentUrl: string | null;
  /** Whether the bank waits for somebody to confirm that payment: nothing is wrong with the card. */
  mustConfirm: boolean;
  endedAt: Date | null;
  /** Whether it ended because nobody paid. */
  endedUnpaid: boolean;
};

/** A pack of credits that was paid for: of how many of them the money is still here, which was neither given nor taken back. */
export type PaidCredits = { checkoutId: string; quantity: number };

/** Something that was ordered in a checkout and is not paid: the money is on its way, or never came. */
export type UnpaidCheckout = { checkoutId: string; sold: 'plan' | 'credits' };

/** Payments of a customer that are neither made nor given up. An unpaid invoice of a subscription is none. */
export type OpenPayments = {
  /** Checkouts that could still be paid. */
  checkouts: readonly string[];
  /** Whether something was ordered whose money is on its way, as by debit. */
  isProcessing: boolean;
};

export type PaidInvoice = {
  id: string;
  createdAt: Date;
  amount: number;
  currency: string;
  status: string;
  url: string | null;
};

/** Everything that the provider knows about a customer and we act on, read at one moment. */
export type CustomerFacts = {
  subscriptions: readonly PaidSubscription[];
  credits: readonly PaidCredits[];
  invoices: readonly PaidInvoice[];
  /** Checkouts of a plan that could still be paid. */
  openPlanCheckouts: readonly string[];
  /** Checkouts that were completed with a payment that takes days, as by debit, and did not arrive. */
  unpaidCheckouts: readonly UnpaidCheckout[];
};

/** Something happened to a customer. The rest of its content is not trusted: the customer is read again. */
export type PaymentEvent = { id: string; type: string; customerId: string | null; at: Date };

/** Who buys: an account, and its customer at the provider. */
export type Buyer = { userId: string; customerId: string };

export type ReturnTo = { successUrl: string; cancelUrl: string };

/**
 * The card payment provider. Card data goes only to its pages. Every call throws `PaymentsUnavailable` if the
 * provider does not answer or asks us to wait, and `PaymentsRefused` if it says that our configuration is wrong.
 */
export type Payments = {
  /** The configured prices that exist and are for sale. */
  prices(): Promise<PriceFacts[]>;
  /**
   * Creates a customer, once per account however often it is called; with `instead`, once more to replace a deleted
   * one. Returns its id.
   */
  createCustomer(account: {
    userId: string;
    email: string;
    instead: string | null;
  }): Promise<string>;
  /**
   * Changes a customer's address from the one we set before; null if that was not recorded. One whose address was
   * chosen at the provider keeps it, and a deleted one is ignored.
   */
  changeAddress(customerId: string, change: { from: string | null; to: string }): Promise<void>;
  /** Opens a page on which a plan is bought; answers its address, null when it has none. */
  sellPlan(sale: Buyer & { priceId: string } & ReturnTo): Promise<string | null>;
  /** Opens a page on which a pack of credits is bought: of the same sale, one for each key. */
  sellCredits(
    sale: Buyer & { priceId: string; quantity: number; onceKey: string | null } & ReturnTo,
  ): Promise<string | null>;
  /** Closes a checkout that nobody has paid; one that is closed already is left alone. */
  closeCheckout(checkoutId: string): Promise<void>;
  /** Opens the page for cards and invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Opens the page on which somebody confirms a higher price, that is charged at once in proportion. */
  openUpgrade(
    change: { customerId: string; subscriptionId: string; priceId: string } & ReturnTo,
  ): Promise<string>;
  /** Has another price start at the end of the period. Throws ExtrasRefused as well. */
  changeAtPeriodEnd(
    subscriptionId: string,
    to: { priceId: string; interval: BillingInterval },
  ): Promise<void>;
  /** Lets a subscription end with its period; what was to start then is dropped. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Undoes a cancellation or a change at the end of the period. */
  resume(subscriptionId: string): Promise<void>;
  /** The truth about a customer, now. */
  readCustomer(customerId: string): Promise<CustomerFacts>;
  /** What of a customer's payments is open now. */
  openPayments(customerId: string, now: Date): Promise<OpenPayments>;
  /** Events since a moment, as far as they concern customers, to find those that never came. */
  eventsSince(moment: Date): Promise<PaymentEvent[]>;
  /** Those of them alone that say that a checkout was completed: every customer who pays began with one. */
  checkoutsSince(moment: Date): Promise<PaymentEvent[]>;
  /** The checkout of which an event says that its payment failed days later; null for every other event. */
  failedCheckoutOf(event: Pick<PaymentEvent, 'id' | 'type'>): Promise<string | null>;
  /** The subscription of whose payment an event says that all of it was refunded; null for every other event. */
  refundedSubscriptionOf(event: Pick<PaymentEvent, 'id' | 'type'>): Promise<string | null>;
  /** The account for which we created a customer; null for a deleted customer, or one that others created. */
  accountOf(customerId: string): Promise<string | null>;
  /**
   * Closes what a customer could still pay and deletes it, which ends its subscriptions at once; a deleted one is
   * ignored.
   */
  eraseCustomer(customerId: string): Promise<void>;
  /**
   * Parses what claims to be an event.
   *
   * @returns null for an event of a kind that concerns nobody.
   * @throws SignatureRefused for a signature that is wrong or older than five minutes.
   */
  readEvent(body: string, signature: string, now: Date): PaymentEvent | null;
};

/** The provider cannot be reached, fails, or has no room for more calls now. */
export class PaymentsUnavailable extends Error {
  readonly retryAfterS: number;

  constructor(retryAfterS: number, options?: ErrorOptions) {
    super('The payment provider does not answer', options);
    this.name = 'PaymentsUnavailable';
    this.retryAfterS = retryAfterS;
  }
}

/** The provider refuses what we ask: a wrong key, an unknown price, a page that was never set up. */
export class PaymentsRefused extends Error {
  constructor(options?: ErrorOptions) {
    super('The payment provider refuses the call', options);
    this.name = 'PaymentsRefused';
  }
}

/** The customer that we know was deleted at the provider. */
export class CustomerGone extends PaymentsRefused {}

/** An extra that was agreed for a subscription keeps it from a price of another rhythm. */
export class ExtrasRefused extends PaymentsRefused {}

/** The sender is not the provider, or the event is too old. */
export class SignatureRefused extends Error {
  constructor(options?: ErrorOptions) {
    super('The signature of a payment event was refused', options);
    this.name = 'SignatureRefused';
  }
}
