import { intervalsAfter, seconds } from './calendar';
import { invalid, missing } from './errors';
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  Phase,
  PortalConfiguration,
  PortalSession,
  Price,
  Schedule,
  StripeEvent,
  Subscription,
  SubscriptionItem,
} from './objects';

const DAY_S = 86_400;
const CHECKOUT_LIVES_S = DAY_S;

/** After each of these days a failed payment is tried again; after the last the subscription is over. */
const RETRY_DAYS = [3, 5, 7, 14] as const;

/** The payment by which an invoice is paid. */
export const paymentIntentOf = ({ id }: Invoice): string => `pi_${id}`;

/** What stands at Stripe, and how it changes: by calls, by people on its pages, by time. */
export class World {
  readonly prices = new Map<string, Price>();
  readonly customers = new Map<string, Customer>();
  readonly checkouts = new Map<string, CheckoutSession>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly schedules = new Map<string, Schedule>();
  readonly invoices = new Map<string, Invoice>();
  /** By the payment that they belong to. */
  readonly charges = new Map<string, Charge>();
  readonly disputes = new Map<string, Dispute>();
  readonly configurations = new Map<string, PortalConfiguration>();
  readonly portals = new Map<string, PortalSession>();
  readonly events: StripeEvent[] = [];
  /** Customers whose card is declined. */
  readonly declining = new Set<string>();
  /** Customers whose bank wants a confirmation for each payment; one on the page of the invoice ends that. */
  readonly confirming = new Set<string>();
  readonly #line = new Map<string, { price: string; quantity: number }>();
  readonly #clock: { now(): Date };
  readonly #tell: (event: StripeEvent) => void;
  #count = 0;
  origin = '';

  constructor(options: { clock: { now(): Date }; tell(event: StripeEvent): void }) {
    this.#clock = options.clock;
    this.#tell = options.tell;
  }

  now(): number {
    return seconds(this.#clock.now());
  }

  id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(8, '0')}`;
  }

  get<T>(things: ReadonlyMap<string, T>, kind: string, id: string | null, param = 'id'): T {
    const found = things.get(id ?? '');
    if (!found) throw missing(kind, id ?? '', param);
    return found;
  }

  customer(id: string | null): Customer {
    const found = this.get(this.customers, 'customer', id, 'customer');
    if (found.deleted) throw missing('customer', found.id, 'customer');
    return found;
  }

  emit(type: string, object: object): void {
    const event: StripeEvent = {
      id: this.id('evt'),
      object: 'event',
      api_version: '2026-07-29.dahlia',
      created: this.now(),
      livemode: false,
      pending_webhooks: 1,
      type,
      request: { id: null, idempotency_key: null },
      // As it is now: the object goes on changing.
      data: { object: JSON.parse(JSON.stringify(object)) },
    };
    this.events.push(event);
    this.#tell(event);
  }

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
    const id = this.id('cs_test');
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
      created: this.now(),
      expires_at: this.now() + CHECKOUT_LIVES_S,
      url: `${this.origin}/c/pay/${id}`,
      ui_mode: 'hosted_page',
      livemode: false,
    };
    this.checkouts.set(id, session);
    this.#line.set(id, { price: priceId, quantity });
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
        amount === 0 ? null : this.#charge(this.id('pi'), { customer, amount }).payment_intent;
      return;
    }
    const subscription = this.#subscribe(session.customer, line.price);
    Object.assign(session, { subscription: subscription.id, invoice: subscription.latest_invoice });
  }

  #charge(payment_intent: string, paid: Pick<Charge, 'customer' | 'amount'>): Charge {
    const charge: Charge = {
      id: this.id('ch'),
      object: 'charge',
      payment_intent,
      ...paid,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      livemode: false,
    };
    this.charges.set(payment_intent, charge);
    return charge;
  }

  #chargeOf({ payment_intent }: CheckoutSession): Charge {
    return this.get(this.charges, 'payment_intent', payment_intent);
  }

  /** The operator gives back money of a paid checkout. */
  refund(session: CheckoutSession, amount: number): void {
    this.#giveBack(this.#chargeOf(session), amount);
  }

  /** The same for a paid invoice. */
  refundInvoice(invoice: Invoice, amount: number): void {
    const { customer, amount_paid } = invoice;
    const intent = paymentIntentOf(invoice);
    const known = this.charges.get(intent);
    this.#giveBack(known ?? this.#charge(intent, { customer, amount: amount_paid }), amount);
  }

  #giveBack(charge: Charge, amount: number): void {
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.emit('charge.refunded', charge);
  }

  /** The buyer's bank takes the money back, or only asks for now. Like Stripe's, its events name no customer. */
  dispute(session: CheckoutSession, status: Dispute['status']): Dispute {
    const charge = this.#chargeOf(session);
    charge.disputed = true;
    const { id, payment_intent, amount } = charge;
    const dispute: Dispute = {
      id: this.id('du'),
      object: 'dispute',
      charge: id,
      payment_intent,
      amount,
      status,
      livemode: false,
    };
    this.disputes.set(dispute.id, dispute);
    this.emit('charge.dispute.created', dispute);
    return dispute;
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
    const id = this.id('sub');
    const now = this.now();
    const item: SubscriptionItem = {
      id: this.id('si'),
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
    this.subscriptions.set(id, subscription);
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
    const id = this.id('in');
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
      hosted_invoice_url: `${this.origin}/i/${id}`,
      lines: {
        object: 'list',
        has_more: false,
        data: ends.flatMap((end) =>
          end === undefined ? [] : [{ period: { start: created, end } }],
        ),
      },
      parent: subscription && {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id },
      },
    };
    this.invoices.set(id, invoice);
    if (subscription) subscription.latest_invoice = id;
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
    this.#requireLiving(subscription);
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
    this.#requireLiving(subscription);
    Object.assign(subscription, {
      cancel_at: null,
      canceled_at: null,
      cancel_at_period_end: false,
    });
    this.emit('customer.subscription.updated', subscription);
  }

  #requireLiving({ id, status }: Subscription): void {
    if (status === 'canceled') throw missing('subscription', id, 'id');
  }

  end(subscription: Subscription, reason: string): void {
    if (subscription.status === 'canceled') return;
    this.#release(subscription);
    Object.assign(subscription, { status: 'canceled', ended_at: this.now() });
    subscription.canceled_at ??= this.now();
    subscription.cancellation_details.reason = reason;
    this.emit('customer.subscription.deleted', subscription);
  }

  scheduleFrom(subscription: Subscription): Schedule {
    if (subscription.schedule) {
      throw invalid('You cannot migrate a subscription that is already attached to a schedule.');
    }
    this.#requireLiving(subscription);
    const [item] = subscription.items.data;
    const { current_period_start: start_date, current_period_end: end_date } = item;
    const schedule: Schedule = {
      id: this.id('sub_sched'),
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
    this.schedules.set(schedule.id, schedule);
    subscription.schedule = schedule.id;
    this.emit('customer.subscription.updated', subscription);
    return schedule;
  }

  release(schedule: Schedule): void {
    const subscription = this.subscriptions.get(schedule.subscription ?? '');
    if (schedule.status !== 'active' || !subscription) {
      throw invalid('You cannot release a schedule that is not active.');
    }
    this.#release(subscription);
    this.emit('customer.subscription.updated', subscription);
  }

  #release(subscription: Subscription): void {
    const schedule = this.schedules.get(subscription.schedule ?? '');
    if (schedule) Object.assign(schedule, { status: 'released', subscription: null });
    subscription.schedule = null;
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
      this.#nextPhase(subscription);
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

  /** A subscription has what its phase names and nothing else. */
  applyPhase(subscription: Subscription, phase: Phase): void {
    const { data } = subscription.items;
    data.splice(phase.items.length);
    data.forEach((item, at) => {
      const { price = '', quantity = 1 } = phase.items[at] ?? {};
      Object.assign(item, { price: this.get(this.prices, 'price', price), quantity });
    });
    subscription.discounts = phase.discounts.map(({ discount }) => discount);
    subscription.default_tax_rates = phase.default_tax_rates;
  }

  #nextPhase(subscription: Subscription): void {
    const schedule = this.schedules.get(subscription.schedule ?? '');
    const [item] = subscription.items.data;
    const phase = schedule?.phases.find(({ start_date }) => start_date >= item.current_period_end);
    if (!schedule || !phase) return;
    const interval = item.price.recurring?.interval;
    this.applyPhase(subscription, phase);
    if (item.price.recurring?.interval !== interval) {
      subscription.billing_cycle_anchor = item.current_period_end;
    }
    schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
    this.#release(subscription);
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
