import { intervalsAfter } from './calendar';
import { invalid, missing, StripeRefusal } from './errors';
import { type Form, formOf, listOf, textOf, textsOf } from './form';
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PortalConfiguration,
  PortalSession,
  Schedule,
  Subscription,
} from './objects';
import { paymentIntentOf, type World } from './world';

/** One call of Stripe's API: what it takes, and what it does. */
type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  /** The parameters that it takes; `!` marks those that it needs. */
  takes: readonly string[];
  run(world: World, form: Form, id: string): object;
};

const PAGE = ['limit', 'starting_after', 'ending_before', 'expand'];

/** The calls that the product makes. Every other one is refused as Stripe refuses unknown ones. */
const CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    takes: ['email', 'name', 'metadata'],
    run: (world, form) => {
      const id = world.id('cus');
      const customer: Customer = {
        id,
        object: 'customer',
        email: textOf(form.email),
        created: world.now(),
        metadata: textsOf(form.metadata),
        livemode: false,
      };
      world.customers.set(id, customer);
      world.emit('customer.created', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/customers\/([^/]+)$/,
    takes: ['expand'],
    run: (world, _form, id) => {
      const customer = world.get(world.customers, 'customer', id);
      return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/customers\/([^/]+)$/,
    takes: ['email', 'name', 'metadata', 'address', 'phone'],
    run: (world, form, id) => {
      const customer = world.get(world.customers, 'customer', id);
      if (customer.deleted) throw missing('customer', id, 'id');
      if (form.email !== undefined) customer.email = textOf(form.email);
      world.emit('customer.updated', customer);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/customers\/([^/]+)$/,
    takes: [],
    run: (world, _form, id) => {
      const customer = world.get(world.customers, 'customer', id);
      if (!customer.deleted) world.eraseCustomer(customer);
      return { id, object: 'customer', deleted: true };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/prices\/([^/]+)$/,
    takes: ['expand'],
    run: (world, _form, id) => world.get(world.prices, 'price', id),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    takes: [
      'mode!',
      'line_items!',
      'success_url!',
      'cancel_url',
      'customer',
      'metadata',
      'client_reference_id',
      'subscription_data',
      'payment_intent_data',
      'invoice_creation',
      'allow_promotion_codes',
      'automatic_tax',
      'locale',
      'expires_at',
      'expand',
    ],
    run: (world, form) => {
      const [line] = listOf(form.line_items);
      const { price, quantity } = formOf(line);
      const mode = textOf(form.mode);
      if (mode !== 'subscription' && mode !== 'payment') {
        throw invalid('Invalid mode: must be one of payment, setup, or subscription', {
          param: 'mode',
        });
      }
      if (form.invoice_creation && mode !== 'payment') {
        throw invalid('You can only enable invoice creation when `mode` is set to `payment`.', {
          param: 'invoice_creation',
        });
      }
      for (const name of ['success_url', 'cancel_url']) {
        if (form[name] !== undefined && !URL.canParse(textOf(form[name]) ?? '')) {
          throw invalid('Not a valid URL', { code: 'url_invalid', param: name });
        }
      }
      return world.openCheckout({
        mode,
        customer: world.customer(textOf(form.customer)).id,
        price: textOf(price) ?? '',
        quantity: Number(textOf(quantity) ?? 1),
        success_url: textOf(form.success_url) ?? '',
        cancel_url: textOf(form.cancel_url),
        client_reference_id: textOf(form.client_reference_id),
        metadata: textsOf(form.metadata),
      });
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    takes: [...PAGE, 'customer', 'status', 'subscription', 'created'],
    run: (world, form) => {
      const found = page('/v1/checkout/sessions', form, world.checkouts, ({ customer, status }) =>
        agrees(form, { customer, status }),
      );
      if (!listOf(form.expand).includes('data.payment_intent.latest_charge')) return found;
      return { ...found, data: found.data.map((one) => withCharge(world, one)) };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    takes: [...PAGE, 'charge', 'payment_intent', 'created'],
    run: (world, form) =>
      page('/v1/disputes', form, world.disputes, ({ charge, payment_intent }) =>
        agrees(form, { charge, payment_intent }),
      ),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    takes: ['expand'],
    run: (world, _form, id) => {
      const session = world.get(world.checkouts, 'checkout.session', id);
      world.expireCheckout(session);
      return session;
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions$/,
    takes: [...PAGE, 'customer', 'status', 'price', 'created'],
    run: (world, form) => {
      const wanted = textOf(form.status);
      const found = page('/v1/subscriptions', form, world.subscriptions, (one) => {
        const fits = wanted === null ? one.status !== 'canceled' : wanted === 'all';
        return agrees(form, { customer: one.customer }) && (fits || one.status === wanted);
      });
      const expand = listOf(form.expand);
      return { ...found, data: found.data.map((one) => expanded(world, one, expand, 'data.')) };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    takes: ['expand'],
    run: (world, form, id) => {
      const found = world.get(world.subscriptions, 'subscription', id);
      return expanded(world, found, listOf(form.expand), '');
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    takes: ['cancel_at_period_end', 'cancel_at', 'metadata', 'expand'],
    run: (world, form, id) => {
      const found = world.get(world.subscriptions, 'subscription', id);
      if (form.cancel_at === '') world.clearCancelAt(found);
      else world.setCancelAtPeriodEnd(found, form.cancel_at_period_end === 'true');
      return found;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules$/,
    takes: ['from_subscription!'],
    run: (world, form) => {
      const id = textOf(form.from_subscription);
      return world.scheduleFrom(
        world.get(world.subscriptions, 'subscription', id, 'from_subscription'),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscription_schedules\/([^/]+)$/,
    takes: ['expand'],
    run: (world, _form, id) => world.get(world.schedules, 'subscription_schedule', id),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules\/([^/]+)$/,
    takes: ['phases', 'end_behavior', 'metadata', 'proration_behavior', 'expand'],
    run: (world, form, id) => {
      const schedule = world.get(world.schedules, 'subscription_schedule', id);
      let start = schedule.current_phase?.start_date ?? world.now();
      schedule.phases = listOf(form.phases).map((value, at) => {
        const phase = formOf(value);
        const given = Number(textOf(phase.start_date) ?? start);
        if (at === 0 && given !== start) {
          throw invalid('You can not modify the start date of the current phase.', {
            param: 'phases[0][start_date]',
          });
        }
        const items = listOf(phase.items).map((one, n) => {
          const { price, quantity } = formOf(one);
          const param = `phases[${at}][items][${n}][price]`;
          const { id } = world.get(world.prices, 'price', textOf(price), param);
          return { price: id, quantity: Number(textOf(quantity) ?? 1) };
        });
        requireOneRhythm(world, schedule, items);
        const interval = textOf(formOf(phase.duration).interval);
        const end =
          interval === 'month' || interval === 'year'
            ? intervalsAfter(start, interval, 1)
            : Number(textOf(phase.end_date) ?? Number.NaN);
        if (Number.isNaN(end)) {
          throw invalid('The phase needs `duration` or `end_date`.', { param: `phases[${at}]` });
        }
        const made = {
          start_date: start,
          end_date: end,
          items,
          discounts: listOf(phase.discounts).map((one) => ({
            discount: textOf(formOf(one).discount) ?? '',
          })),
          default_tax_rates: listOf(phase.default_tax_rates).map((id) => ({
            id: String(id),
            object: 'tax_rate' as const,
          })),
        };
        start = end;
        return made;
      });
      world.emit('subscription_schedule.updated', schedule);
      const subscription = world.subscriptions.get(schedule.subscription ?? '');
      const [running] = schedule.phases;
      if (subscription && running) world.applyPhase(subscription, running);
      if (subscription) world.emit('customer.subscription.updated', subscription);
      return schedule;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules\/([^/]+)\/release$/,
    takes: [],
    run: (world, _form, id) => {
      const schedule = world.get(world.schedules, 'subscription_schedule', id);
      world.release(schedule);
      return schedule;
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    takes: [...PAGE, 'customer', 'status', 'subscription', 'created'],
    run: (world, form) =>
      page('/v1/invoices', form, world.invoices, ({ customer, status }) =>
        agrees(form, { customer, status }),
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices\/([^/]+)$/,
    takes: ['expand'],
    run: (world, form, id) => {
      const invoice = world.get(world.invoices, 'invoice', id);
      const isExpanded = listOf(form.expand).includes('payments.data.payment.payment_intent');
      return isExpanded ? { ...invoice, payments: paymentsOf(world, invoice) } : invoice;
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoice_payments$/,
    takes: [...PAGE, 'payment', 'invoice', 'status'],
    run: (world, form) => {
      const { type, payment_intent } = formOf(form.payment);
      if (type !== 'payment_intent') throw invalid('Invalid payment type', { param: 'payment' });
      const isExpanded = listOf(form.expand).includes('data.invoice');
      const paidBy = [...world.invoices.values()].map((invoice) => ({
        id: `inpay_${invoice.id}`,
        object: 'invoice_payment',
        status: invoice.status === 'paid' ? 'paid' : 'open',
        invoice: isExpanded ? invoice : invoice.id,
        payment: { type, payment_intent: paymentIntentOf(invoice) },
      }));
      const things = new Map(paidBy.map((one) => [one.id, one]));
      return page('/v1/invoice_payments', form, things, ({ payment }) => {
        return payment.payment_intent === payment_intent;
      });
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    takes: [...PAGE, 'types', 'type', 'created'],
    run: (world, form) => {
      const types = listOf(form.types);
      const since = Number(textOf(formOf(form.created).gte) ?? 0);
      const events = new Map(world.events.map((event) => [event.id, event]));
      return page('/v1/events', form, events, ({ type, created }) =>
        Boolean(created >= since && (types.length === 0 || types.includes(type))),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/events\/([^/]+)$/,
    takes: [],
    run: (world, _form, id) => {
      const events = new Map(world.events.map((event) => [event.id, event]));
      return world.get(events, 'event', id);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/billing_portal\/configurations$/,
    takes: [...PAGE, 'active', 'is_default'],
    run: (world, form) =>
      page('/v1/billing_portal/configurations', form, world.configurations, () => true),
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/configurations$/,
    takes: ['features!', 'metadata', 'business_profile', 'default_return_url'],
    run: (world, form) => {
      const id = world.id('bpc');
      const configuration: PortalConfiguration = {
        id,
        object: 'billing_portal.configuration',
        active: true,
        created: world.now(),
        features: formOf(form.features),
        metadata: textsOf(form.metadata),
      };
      world.configurations.set(id, configuration);
      return configuration;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    takes: ['customer!', 'return_url', 'configuration', 'flow_data', 'locale'],
    run: (world, form) => {
      const id = world.id('bps');
      const configuration = world.get(
        world.configurations,
        'billing_portal configuration',
        textOf(form.configuration),
        'configuration',
      );
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        livemode: false,
        customer: world.customer(textOf(form.customer)).id,
        configuration: configuration.id,
        url: `${world.origin}/p/session/${id}`,
        return_url: textOf(form.return_url),
        flow: flowOf(world, formOf(form.flow_data), formOf(configuration.features)),
      };
      world.portals.set(id, session);
      return session;
    },
  },
];

/** Answers a call of the API. */
export function answerCall(world: World, method: string, path: string, form: Form): object {
  for (const call of CALLS) {
    const [match, id = ''] = call.path.exec(path) ?? [];
    if (match === undefined || call.method !== method) continue;
    checkNames(call.takes, form);
    // A list of a customer that was deleted still answers; of one that never was it does not.
    const customer = textOf(form.customer);
    if (customer !== null) world.get(world.customers, 'customer', customer, 'customer');
    world.catchUp();
    return call.run(world, form, id);
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function checkNames(takes: readonly string[], form: Form): void {
  const known = takes.map((name) => name.replace('!', ''));
  for (const name of Object.keys(form)) {
    if (known.includes(name)) continue;
    throw invalid(`Received unknown parameter: ${name}`, {
      code: 'parameter_unknown',
      param: name,
    });
  }
  for (const name of takes.filter((one) => one.endsWith('!')).map((one) => one.slice(0, -1))) {
    if (name in form) continue;
    throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  }
}

function agrees(form: Form, facts: Readonly<Record<string, string>>): boolean {
  return Object.entries(facts).every(
    ([name, value]) => form[name] === undefined || form[name] === value,
  );
}

/** In the classic mode. The refusal has no code of its own. */
function requireOneRhythm(
  world: World,
  { subscription }: Schedule,
  items: readonly { price: string }[],
): void {
  const rhythms = items.map(({ price }) => world.prices.get(price)?.recurring?.interval);
  const { type } = world.subscriptions.get(subscription ?? '')?.billing_mode ?? {};
  if (type === 'flexible' || new Set(rhythms).size < 2) return;
  throw invalid(
    'For a particular phase, all of its `plans` must have the same `interval`, `interval_count`, and `currency`.',
  );
}

/** A page of things, the newest first. */
function page<T extends { id: string }>(
  url: string,
  form: Form,
  things: ReadonlyMap<string, T>,
  fits: (thing: T) => boolean,
) {
  const limit = Number(textOf(form.limit) ?? 10);
  if (!(limit >= 1 && limit <= 100)) throw invalid('Invalid limit', { param: 'limit' });
  const all = [...things.values()].filter(fits).reverse();
  const after = textOf(form.starting_after);
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(from, from + limit);
  return { object: 'list' as const, url, has_more: from + limit < all.length, data };
}

function withCharge(world: World, session: CheckoutSession): object {
  const { payment_intent: id } = session;
  if (id === null) return session;
  const latest_charge = world.charges.get(id);
  return { ...session, payment_intent: { id, object: 'payment_intent', latest_charge } };
}

function expanded(
  world: World,
  subscription: Subscription,
  expand: readonly unknown[],
  prefix: string,
): object {
  const { schedule, latest_invoice } = subscription;
  return {
    ...subscription,
    ...(expand.includes(`${prefix}schedule`) && {
      schedule: schedule === null ? null : world.schedules.get(schedule),
    }),
    ...(expand.includes(`${prefix}latest_invoice`) && {
      latest_invoice: latest_invoice === null ? null : world.invoices.get(latest_invoice),
    }),
  };
}

/** How the payment of an invoice stands. */
function paymentsOf(world: World, invoice: Invoice) {
  const { id, status, customer } = invoice;
  const waits = world.confirming.has(customer) ? 'requires_action' : 'requires_payment_method';
  const payment_intent = {
    id: paymentIntentOf(invoice),
    object: 'payment_intent',
    status: status === 'paid' ? 'succeeded' : waits,
  };
  const payment = { type: 'payment_intent', payment_intent };
  const data = [{ id: `inpay_${id}`, object: 'invoice_payment', payment }];
  return { object: 'list', url: `/v1/invoice_payments?invoice=${id}`, has_more: false, data };
}

/** A flow opens one page of the portal, if the set-up of the portal has that page at all. */
function flowOf(world: World, flow: Form, features: Form) {
  if (flow.type === undefined) return null;
  if (flow.type !== 'subscription_update_confirm') throw invalid('This flow is not simulated.');
  if (formOf(features.subscription_update).enabled !== 'true') {
    throw invalid('The subscription update feature in the portal configuration is disabled.');
  }
  const confirm = formOf(flow.subscription_update_confirm);
  const id = textOf(confirm.subscription);
  const subscription = world.get(
    world.subscriptions,
    'subscription',
    id,
    'flow_data[subscription_update_confirm][subscription]',
  );
  if (subscription.schedule !== null || subscription.cancel_at !== null) {
    throw invalid('This subscription cannot be updated because it is scheduled to change.');
  }
  const [item] = listOf(confirm.items);
  const price = world.get(
    world.prices,
    'price',
    textOf(formOf(item).price),
    'flow_data[subscription_update_confirm][items][0][price]',
  );
  const redirect = formOf(formOf(flow.after_completion).redirect);
  return { subscription: subscription.id, price: price.id, redirect: textOf(redirect.return_url) };
}
