import type { CheckoutSession, Invoice, PortalSession, Subscription } from './objects';
import type { World } from './world';

/** What a page answers: itself, or the way to another one. */
export type PageAnswer = { html: string } | { redirect: string };

/** The pages that people see at Stripe: checkout, portal, invoice. A button posts its name as `do`. */
export function answerPage(world: World, path: string, pressed: string | null): PageAnswer | null {
  world.catchUp();
  const [, kind = '', id = ''] = /^\/(c\/pay|p\/session|i)\/([^/]+)$/.exec(path) ?? [];
  const checkout = world.checkouts.get(id);
  if (kind === 'c/pay' && checkout) return checkoutPage(world, checkout, pressed);
  const portal = world.portals.get(id);
  if (kind === 'p/session' && portal) {
    return portal.flow
      ? confirmPage(world, portal, portal.flow, pressed)
      : portalPage(world, portal, pressed);
  }
  const invoice = world.invoices.get(id);
  return kind === 'i' && invoice ? invoicePage(world, invoice, pressed) : null;
}

function checkoutPage(world: World, session: CheckoutSession, pressed: string | null): PageAnswer {
  const { amount_total, currency, cancel_url, success_url, id } = session;
  if (pressed === 'back' && cancel_url) return { redirect: cancel_url };
  if (pressed === 'decline') world.declining.add(session.customer);
  if (pressed === 'pay') world.declining.delete(session.customer);
  if (session.status !== 'open') return page('This page is closed', []);
  if ((pressed === 'pay' || pressed === 'decline') && world.pay(session)) {
    return { redirect: success_url.replace('{CHECKOUT_SESSION_ID}', id) };
  }
  if (pressed === 'debit') {
    world.payLater(session);
    return { redirect: success_url.replace('{CHECKOUT_SESSION_ID}', id) };
  }
  const note = pressed === 'decline' ? 'Your card was declined.' : 'Simulated checkout';
  const title = `Pay ${money(amount_total, currency)}`;
  return page(title, ['pay', 'debit', 'decline', ...(cancel_url ? ['back'] : [])], note);
}

function confirmPage(
  world: World,
  { customer, return_url }: PortalSession,
  flow: NonNullable<PortalSession['flow']>,
  pressed: string | null,
): PageAnswer {
  const home = flow.redirect ?? return_url ?? '/';
  if (pressed === 'back') return { redirect: return_url ?? home };
  const subscription = world.subscriptions.get(flow.subscription);
  if (pressed === 'confirm' && subscription && !world.declining.has(customer)) {
    world.changeNow(subscription, flow.price);
    return { redirect: home };
  }
  const note = pressed === 'confirm' ? 'Your card was declined.' : 'The difference is charged now.';
  return page('Confirm your update', ['confirm', 'back'], note);
}

function portalPage(
  world: World,
  { customer, return_url }: PortalSession,
  pressed: string | null,
): PageAnswer {
  if (pressed === 'back') return { redirect: return_url ?? '/' };
  const living = [...world.subscriptions.values()].find(
    (one) => one.customer === customer && one.status !== 'canceled',
  );
  if (living && pressed) change(world, living, pressed);
  const isEnding = living?.cancel_at !== null;
  const buttons = living ? [isEnding ? 'renew' : 'cancel plan', 'new card', 'bad card'] : [];
  return page('Your plan', [...buttons, 'back'], living ? describe(living) : 'No plan');
}

function change(world: World, subscription: Subscription, pressed: string): void {
  const { customer } = subscription;
  if (pressed === 'cancel plan') world.cancelByPortal(subscription);
  if (pressed === 'renew') world.clearCancelAt(subscription);
  if (pressed === 'bad card') world.declining.add(customer);
  if (pressed === 'new card') {
    world.declining.delete(customer);
    for (const invoice of world.invoices.values()) {
      if (invoice.customer === customer && invoice.status === 'open') world.tryPayment(invoice);
    }
  }
}

function describe({ status, cancel_at }: Subscription): string {
  const end = cancel_at === null ? '' : `, ends ${new Date(cancel_at * 1000).toISOString()}`;
  return `The plan is ${status}${end}.`;
}

function invoicePage(world: World, invoice: Invoice, pressed: string | null): PageAnswer {
  const { customer, total, currency } = invoice;
  if (pressed === 'pay' && invoice.status === 'open') {
    world.declining.delete(customer);
    world.confirming.delete(customer);
    world.tryPayment(invoice);
  }
  const title = `Invoice over ${money(total, currency)}`;
  return page(title, invoice.status === 'open' ? ['pay'] : [], `It is ${invoice.status}.`);
}

const money = (minor: number, currency: string) =>
  `${(minor / 100).toFixed(2)} ${currency.toUpperCase()}`;

function page(title: string, buttons: readonly string[], note = ''): PageAnswer {
  const forms = buttons
    .map(
      (name) =>
        `<button name="do" value="${name}">${name[0]?.toUpperCase()}${name.slice(1)}</button>`,
    )
    .join('\n');
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><main><h1>${title}</h1><p role="status">${note}</p><form method="post">${forms}</form></main></body></html>`,
  };
}
