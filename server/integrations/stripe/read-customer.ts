import type Stripe from 'stripe';
import type {
  CustomerFacts,
  PaidCredits,
  PaidInvoice,
  PaidSubscription,
  UnpaidCheckout,
} from '../../ports/payments';
import { ask } from './ask';
import { keptPart, WITH_CHARGES } from './kept-money';
import { planItem } from './plan-item';

/** Written on every checkout of ours: what it sells. */
export const CREDITS_KIND = 'invitation_credits';

/** More than any account has; older ones were read before. */
const CHECKOUTS_READ = 1_000;

/** Reads everything about a customer that we act on; the prices are those of plans. */
export async function readCustomer(
  stripe: Stripe,
  customer: string,
  planPrices: readonly string[],
): Promise<CustomerFacts> {
  const [subscriptions, completed, open, invoices] = await Promise.all([
    ask(() =>
      stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 100,
        expand: ['data.schedule', 'data.latest_invoice'],
      }),
    ),
    ask(() =>
      stripe.checkout.sessions
        .list({ customer, status: 'complete', limit: 100, expand: [WITH_CHARGES] })
        .autoPagingToArray({ limit: CHECKOUTS_READ }),
    ),
    ask(() => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })),
    ask(() => stripe.invoices.list({ customer, limit: 100 })),
  ]);
  const confirming = await toConfirm(stripe, subscriptions.data, invoices.data);
  return {
    subscriptions: subscriptions.data.flatMap(
      (subscription) =>
        subscriptionOf(subscription, invoices.data, { confirming, planPrices }) ?? [],
    ),
    credits: await paidCredits(stripe, completed),
    invoices: invoices.data.flatMap((invoice) => invoiceOf(invoice) ?? []),
    unpaidCheckouts: completed.flatMap((checkout) => unpaidOf(checkout) ?? []),
    openPlanCheckouts: open.data.filter(({ mode }) => mode === 'subscription').map(({ id }) => id),
  };
}

const dateOf = (seconds: number) => new Date(seconds * 1000);
const maybeDate = (seconds: number | null) => (seconds === null ? null : dateOf(seconds));

/** `incomplete_expired` never started and is not reported. */
function subscriptionOf(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  { confirming, planPrices }: { confirming: ReadonlySet<string>; planPrices: readonly string[] },
): PaidSubscription | null {
  const item = planItem(subscription.items.data, planPrices);
  const status = STATUS[subscription.status];
  if (!item || !status) return null;
  const { cancel_at, ended_at, cancellation_details } = subscription;
  const periodEnd = dateOf(item.current_period_end);
  const own = invoicesOf(subscription, invoices);
  const open = openInvoice(own);
  return {
    id: subscription.id,
    status,
    priceId: item.price.id,
    createdAt: dateOf(subscription.created),
    periodStart: dateOf(item.current_period_start),
    periodEnd,
    renewedAt: maybeDate(renewedAt(item, own)),
    cancelAt: maybeDate(cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null),
    next: nextOf(subscription.schedule, item, planPrices),
    unpaidSince: status === 'past_due' ? dateOf(open?.created ?? item.current_period_start) : null,
    paymentUrl: open?.hosted_invoice_url ?? null,
    mustConfirm: confirming.has(open?.id ?? ''),
    endedAt: maybeDate(ended_at),
    endedUnpaid: cancellation_details?.reason === 'payment_failed',
  };
}

/** Whatever a later version of the provider invents is left alone until we know it. */
const STATUS: Readonly<Record<string, PaidSubscription['status']>> = {
  incomplete: 'waiting',
  trialing: 'running',
  active: 'running',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'stopped',
  canceled: 'ended',
};

/** The invoices of a subscription among those of its customer. */
function invoicesOf(
  { id, latest_invoice }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Stripe.Invoice[] {
  const latest = latest_invoice && typeof latest_invoice === 'object' ? [latest_invoice] : [];
  return [...invoices, ...latest].filter((invoice) => subscriptionIdOf(invoice) === id);
}

/** The invoices that wait for a person at a bank. Asked for those alone that keep a plan from being paid: there are few. */
async function toConfirm(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const subscription of subscriptions) {
    if (STATUS[subscription.status] !== 'past_due') continue;
    const { id } = openInvoice(invoicesOf(subscription, invoices)) ?? {};
    if (id && (await isToConfirm(stripe, id))) found.add(id);
  }
  return found;
}

async function isToConfirm(stripe: Stripe, id: string): Promise<boolean> {
  const expand = ['payments.data.payment.payment_intent'];
  const { payments } = await ask(() => stripe.invoices.retrieve(id, { expand }));
  return (payments?.data ?? []).some(({ payment: { payment_intent: intent } }) => {
    return typeof intent === 'object' && intent.status === 'requires_action';
  });
}

/** The oldest one that is still to be paid. */
function openInvoice(own: readonly Stripe.Invoice[]): Stripe.Invoice | null {
  const open = own.filter(({ status }) => ['open', 'uncollectible'].includes(status ?? ''));
  return open.sort((a, b) => a.created - b.created)[0] ?? null;
}

/**
 * The latest moment at which one period ended and the next began, in seconds. The subscription states only its
 * current period; earlier ones are in the lines of its invoices. A charge for a change of price starts in the middle
 * of a period, so no period ends there.
 */
function renewedAt(
  { current_period_start: start, current_period_end: end }: Stripe.SubscriptionItem,
  own: readonly Stripe.Invoice[],
): number | null {
  const billed = own.flatMap(({ lines }) => lines.data.map(({ period }) => period));
  const periods = [...billed, { start, end }].filter((period) => period.start < period.end);
  const ends = new Set(periods.map((period) => period.end));
  const renewals = periods.map((period) => period.start).filter((moment) => ends.has(moment));
  return renewals.length === 0 ? null : Math.max(...renewals);
}

/** Since 2025-03-31 an invoice names its subscription under `parent`. */
export function subscriptionIdOf({ parent }: Stripe.Invoice): string | null {
  const of = parent?.subscription_details?.subscription;
  return typeof of === 'string' ? of : (of?.id ?? null);
}

function nextOf(
  schedule: Stripe.Subscription['schedule'],
  item: Stripe.SubscriptionItem,
  planPrices: readonly string[],
): PaidSubscription['next'] {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active')
    return null;
  const phase = schedule.phases.find(({ start_date }) => start_date >= item.current_period_end);
  const { price } = planItem(phase?.items ?? [], planPrices) ?? {};
  if (!phase || !price) return null;
  const priceId = typeof price === 'string' ? price : price.id;
  return priceId === item.price.id ? null : { priceId, at: dateOf(phase.start_date) };
}

async function paidCredits(
  stripe: Stripe,
  completed: readonly Stripe.Checkout.Session[],
): Promise<PaidCredits[]> {
  const found: PaidCredits[] = [];
  for (const checkout of completed) {
    const bought = creditsOf(checkout);
    if (!bought) continue;
    const quantity = Math.floor(bought.quantity * (await keptPart(stripe, checkout)));
    found.push({ ...bought, quantity });
  }
  return found;
}

/** The number was written by us when the checkout was made; a customer cannot change it. */
function creditsOf(checkout: Stripe.Checkout.Session): PaidCredits | null {
  const { id, mode, status, payment_status, metadata } = checkout;
  const paid = payment_status === 'paid' || payment_status === 'no_payment_required';
  if (mode !== 'payment' || status !== 'complete' || !paid) return null;
  if (metadata?.kind !== CREDITS_KIND) return null;
  const quantity = Number(metadata.quantity);
  return Number.isSafeInteger(quantity) && quantity > 0 ? { checkoutId: id, quantity } : null;
}

function unpaidOf({ id, mode, payment_status }: Stripe.Checkout.Session): UnpaidCheckout | null {
  if (payment_status !== 'unpaid') return null;
  return { checkoutId: id, sold: mode === 'subscription' ? 'plan' : 'credits' };
}

/** What people are shown; a draft may still change and is nobody's business. */
const SHOWN: readonly string[] = ['open', 'paid', 'uncollectible', 'void'];

function invoiceOf(invoice: Stripe.Invoice): PaidInvoice | null {
  const { id, status, created, total, currency, hosted_invoice_url } = invoice;
  if (!id || !status || !SHOWN.includes(status)) return null;
  return {
    id,
    status,
    currency,
    amount: total,
    createdAt: dateOf(created),
    url: hosted_invoice_url ?? null,
  };
}
