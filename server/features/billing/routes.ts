import { billing } from '@candor/domain/api/billing';
import { Invoice } from '@candor/domain/model/billing';
import { pageOf } from '@candor/domain/model/page';
import pLimit from 'p-limit';
import { countAgainst } from '../../access/rate-limits';
import { withoutMark } from '../../db/mark-effect';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { openCatalogue } from './catalogue';
import { startCheckout } from './checkout';
import { startCreditsCheckout } from './credits';
import { cancelPlan, openPortal, planChange, resumePlan } from './manage';
import { billingState } from './present-state';
import { forPerson } from './provider';
import { readProvider } from './read-provider';
import { receiveEvent } from './receive-event';
import { type InvoiceRow, listInvoices } from './store-purchases';

/** The most people for whom the provider is asked at once: each holds a database connection meanwhile. */
const AT_ONCE = 4;

/** Prices are the same for everybody. */
const PUBLIC_5_MIN = { 'Cache-Control': 'public, max-age=300' };

/** Plans and prices, checkout, subscriptions, and the provider's events. */
export function billingRoutes(serve: Serve, base: Deps): void {
  const { db, clock, payments } = base;
  const deps = { ...base, turns: pLimit(AT_ONCE) };
  const catalogue = openCatalogue(deps);

  serve(billing.plans, async () => ({ body: await catalogue(), headers: PUBLIC_5_MIN }));
  serve(billing.state, async ({ actor }) => ({ body: await billingState(deps, actor.userId) }));
  // A page is no effect yet: a call that was cut off may open it again.
  serve(billing.checkout, async ({ actor, allowance, body }) => {
    const { url, plan } = await withoutMark(() => startCheckout(deps, { actor, allowance }, body));
    return { body: { success: true, checkout_url: url, plan } as const };
  });
  serve(billing.purchaseInvitationCredits, async ({ actor, body, onceKey }) => {
    const url = await withoutMark(() => startCreditsCheckout(deps, { actor, onceKey }, body));
    return { body: { success: true, checkout_url: url } as const };
  });
  serve(billing.portal, async ({ actor, body }) => ({
    body: { portal_url: await openPortal(deps, actor, body.return_url) },
  }));
  serve(billing.refresh, async ({ actor: { userId } }) => {
    if (payments) {
      await countAgainst('paymentCall', { db, subject: userId, now: clock.now() });
      await forPerson(deps, () => readProvider({ ...deps, payments }, userId));
    }
    return { body: await billingState(deps, userId) };
  });
  serve(billing.change, async ({ actor, requestId, body }) => {
    await planChange(deps, { actor, requestId }, body.price_id);
    return { body: await billingState(deps, actor.userId) };
  });
  serve(billing.cancel, async ({ actor, requestId }) => {
    await cancelPlan(deps, { actor, requestId });
    return { body: await billingState(deps, actor.userId) };
  });
  serve(billing.resume, async ({ actor, requestId }) => {
    await resumePlan(deps, { actor, requestId });
    return { body: await billingState(deps, actor.userId) };
  });
  serve(billing.invoices, async ({ actor, query }) => {
    const { rows, total } = await listInvoices(db, actor.userId, query);
    return { body: { ...pageOf(total, query), invoices: rows.map(presentInvoice) } };
  });
  for (const events of [billing.events, billing.webhook]) {
    serve(events, async ({ signed }) => {
      await receiveEvent(deps, signed);
      return { body: { received: true } as const };
    });
  }
}

function presentInvoice({ id, createdAt, amount, currency, status, url }: InvoiceRow): Invoice {
  return {
    id,
    amount,
    currency,
    url,
    created_at: createdAt.toISOString(),
    status: Invoice.shape.status.parse(status),
  };
}
