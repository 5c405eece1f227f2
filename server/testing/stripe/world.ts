import { Account } from './account';
import { intervalsAfter } from './calendar';
import { invalid, requireLiving } from './errors';
import { newCharge, newCheckout, newInvoice, newSubscription } from './new-objects';
import type { CheckoutSession, Customer, Invoice, Subscription } from './objects';
import { detach, nextPhase } from './schedules';

const DAY_S = 86_400;

/** After each of these days a failed payment is tried again; after the last the subscription is over. */
const RETRY_DAYS = [3, 5, 7, 14] as const;

/** How what stands at Stripe changes: by calls, by people on its pages, by time. */
export class World extends Account {
  readonly #line = new Map<string, { price: string; quantity: number }>();

  openCheckout(
    wish: Pick<CheckoutSession, 'mode' | 'customer' | 'success_url' | 'cancel_url' | 'metadata'> & {
      price: string;
      quantity: number;
      client_reference_id?: string | null;
    },
  ): CheckoutSession {
    const { price: priceId, quantity, ...rest } = wish;
    const price = this.get(this.prices, 'price', priceId, 'line_items[0][price]');
    if ((price.recurring === null) !== (wish.mode === 'payment')) {
      throw invalid('The price specified does not fit the mode.', {
        param: 'line_items[0][price]',
      });
    }
    const session = newCheckout(this, price, { quantity, ...rest });
    this.#line.set(session.id, { price: priceId, quantity });
    return session;
  }

  expireCheckout(session: CheckoutSession): void {
    if (session.status !== 'open') {
      throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    Object.assign(session, { status: 'expired', url: null });
    this.emit('checkout.session.expired', session);
  }

  /** Somebody presses the button on the page. false when the card is declined: the page stays. */
  pay(session: CheckoutSession): boolean {
    this.catchUp();
    if (session.status !== 'open') throw invalid('This Checkout Session is no longer open.');
    if (this.declining.has(session.customer)) return false;
    // A discount may leave nothing to pay.
    const payment_status = session.amount_total === 0 ? 'no_payment_required' : 'paid';
    Object.assign(session, { status: 'complete', payment_status, url: null });
    this.#deliver(session);
    this.emit('checkout.session.completed', session);
    return true;
  }

  #deliver(session: CheckoutSession): void {
    const line = this.#line.get(session.id);
    if (session.mode === 'payment' || !line) {
      session.invoice = this.#bill(session.customer, session.amount_total, 'manual', null).id;
      const { customer, amount_total: amount } = session;
      session.payment_intent =
        amount === 0 ? null : newCharge(this, this.id('pi'), { customer, amount }).payment_intent;
      return;
    }
    const subscription = this.#subscribe(session.customer, line.price);
    Object.assign(session, { subscription: subscription.id, invoice: subscription.latest_invoice });
  }

  /** Somebody orders by a debit, whose money takes days: nothing is paid yet. A plan begins when it is. */
  payLater(session: CheckoutSession): void {
    this.catchUp();
    if (session.status !== 'open') throw invalid('This Checkout Session is no longer open.');
    Object.assign(session, { status: 'complete', payment_status: 'unpaid', url: null });
    this.emit('checkout.session.completed', session);
  }

  /** The bank has paid such a debit, or refuses it. */
  settleLater(session: CheckoutSession, outcome: 'paid' | 'refused'): void {
    if (session.status !== 'complete' || session.payment_status !== 'unpaid') {
      throw invalid('Nothing is on its way for this Checkout Session.');
    }
    if (outcome === 'refused') {
      this.emit('checkout.session.async_payment_failed', session);
      return;
    }
    session.payment_status = 'paid';
    this.#deliver(session);
    this.emit('checkout.session.async_payment_succeeded', session);
  }

  #subscribe(customer: string, priceId: string): Subscription {
    const price = this.get(this.prices, 'price', priceId, 'price');
    const subscription = newSubscription(this, customer, price);
    this.#bill(customer, price.unit_amount, 'subscription_create', subscription);
    this.emit('customer.subscription.created', subscription);
    return subscription;
  }

  /** Writes an invoice and takes the money, or fails to. */
  #bill(
    customer: string,
    total: number,
    reason: string,
    subscription: Subscription | null,
    { created = this.now(), unusedUntil }: { created?: number; unusedUntil?: number } = {},
  ): Invoice {
    const invoice = newInvoice(this, customer, {
      total,
      reason,
      subscription,
      created,
      unusedUntil,
    });
    this.tryPayment(invoice);
    return invoice;
  }

  /** Takes the money of an open invoice. A subscription whose invoices are paid runs again. */
  tryPayment(invoice: Invoice): boolean {
    invoice.attempt_count += 1;
    const subscription = this.#ofInvoice(invoice);
    if (this.declining.has(invoice.customer) || this.confirming.has(invoice.customer)) {
      const days = RETRY_DAYS[invoice.attempt_count - 1];
      invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * DAY_S;
      this.emit('invoice.payment_failed', invoice);
      if (this.confirming.has(invoice.customer)) {
        this.emit('invoice.payment_action_required', invoice);
      }
      if (subscription?.status === 'active') {
        subscription.status = 'past_due';
        this.emit('customer.subscription.updated', subscription);
      }
      return false;
    }
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice.total,
      amount_remaining: 0,
      next_payment_attempt: null,
    });
    this.emit('invoice.paid', invoice);
    if (subscription?.status === 'past_due' && !this.#isOwing(subscription)) {
      subscription.status = 'active';
      this.emit('customer.subscription.updated', subscription);
    }
    return true;
  }

  #ofInvoice({ parent }: Invoice): Subscription | null {
    return this.subscriptions.get(parent?.subscription_details.subscription ?? '') ?? null;
  }

  #isOwing({ id }: Subscription): boolean {
    return [...this.invoices.values()].some(
      (invoice) => invoice.status === 'open' && this.#ofInvoice(invoice)?.id === id,
    );
  }

  /** Another price now: the same rhythm charges the difference for what is left, another one begins a period. */
  changeNow(subscription: Subscription, priceId: string): void {
    this.catchUp();
    const price = this.get(this.prices, 'price', priceId, 'items[0][price]');
    const [item] = subscription.items.data;
    const now = this.now();
    const unusedUntil = item.current_period_end;
    const left = (unusedUntil - now) / (unusedUntil - item.current_period_start);
    const unused = Math.round(item.price.unit_amount * left);
    const sameRhythm = item.price.recurring?.interval === price.recurring?.interval;
    const due = (sameRhythm ? Math.round(price.unit_amount * left) : price.unit_amount) - unused;
    item.price = price;
    if (!sameRhythm) {
      item.current_period_start = now;
      item.current_period_end = intervalsAfter(now, price.recurring?.interval ?? 'month', 1);
      subscription.billing_cycle_anchor = now;
    }
    this.#bill(subscription.customer, due, 'subscription_update', subscription, { unusedUntil });
    this.emit('customer.subscription.updated', subscription);
  }

  setCancelAtPeriodEnd(subscription: Subscription, isEnding: boolean): void {
    if (subscription.schedule) {
      throw invalid(
        `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed.`,
      );
    }
    requireLiving(subscription);
    Object.assign(subscription, {
      cancel_at_period_end: isEnding,
      cancel_at: isEnding ? subscription.items.data[0].current_period_end : null,
      canceled_at: isEnding ? this.now() : null,
    });
    this.emit('customer.subscription.updated', subscription);
  }

  /** The portal of newer accounts sets a moment in place of the flag. */
  cancelByPortal(subscription: Subscription): void {
    this.setCancelAtPeriodEnd(subscription, true);
    subscription.cancel_at_period_end = false;
  }

  clearCancelAt(subscription: Subscription): void {
    requireLiving(subscription);
    Object.assign(subscription, {
      cancel_at: null,
      canceled_at: null,
      cancel_at_period_end: false,
    });
    this.emit('customer.subscription.updated', subscription);
  }

  end(subscription: Subscription, reason: string): void {
    if (subscription.status === 'canceled') return;
    detach(this, subscription);
    Object.assign(subscription, { status: 'canceled', ended_at: this.now() });
    subscription.canceled_at ??= this.now();
    subscription.cancellation_details.reason = reason;
    this.emit('customer.subscription.deleted', subscription);
  }

  eraseCustomer(customer: Customer): void {
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === customer.id) this.end(subscription, 'cancellation_requested');
    }
    Object.assign(customer, { deleted: true, email: null, metadata: {} });
    this.emit('customer.deleted', customer);
  }

  /** Does what time has brought: checkouts expire, periods end, payments are tried again. */
  catchUp(): void {
    for (const session of this.checkouts.values()) {
      if (session.status === 'open' && session.expires_at <= this.now()) {
        this.expireCheckout(session);
      }
    }
    for (const subscription of this.subscriptions.values()) this.#turnOver(subscription);
    for (const invoice of this.invoices.values()) this.#tryAgain(invoice);
  }

  #turnOver(subscription: Subscription): void {
    const [item] = subscription.items.data;
    while (subscription.status !== 'canceled' && item.current_period_end <= this.now()) {
      if (subscription.cancel_at !== null && subscription.cancel_at <= item.current_period_end) {
        this.end(subscription, 'cancellation_requested');
        subscription.ended_at = item.current_period_end;
        return;
      }
      nextPhase(this, subscription);
      const interval = item.price.recurring?.interval ?? 'month';
      item.current_period_start = item.current_period_end;
      // Counted from the anchor, so that the 31st comes back after February.
      const { billing_cycle_anchor: anchor } = subscription;
      for (let count = 1; item.current_period_end <= item.current_period_start; count += 1) {
        item.current_period_end = intervalsAfter(anchor, interval, count);
      }
      const { unit_amount: amount } = item.price;
      this.#bill(
        ...([subscription.customer, amount, 'subscription_cycle', subscription] as const),
        { created: item.current_period_start },
      );
      this.emit('customer.subscription.updated', subscription);
    }
  }

  #tryAgain(invoice: Invoice): void {
    if (invoice.status !== 'open') return;
    while (invoice.next_payment_attempt !== null && invoice.next_payment_attempt <= this.now()) {
      if (this.tryPayment(invoice)) return;
    }
    const subscription = this.#ofInvoice(invoice);
    if (invoice.next_payment_attempt === null && subscription) {
      this.end(subscription, 'payment_failed');
    }
  }
}
