import { seconds } from './calendar';
import { missing } from './errors';
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  PortalConfiguration,
  PortalSession,
  Price,
  Schedule,
  StripeEvent,
  Subscription,
} from './objects';

/** What stands at Stripe, and the events that tell of it. */
export class Account {
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
}
