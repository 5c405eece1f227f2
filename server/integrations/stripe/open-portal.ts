import type Stripe from 'stripe';
import { type Payments, PaymentsRefused } from '../../ports/payments';
import type { PaymentSettings } from '../../settings/payments';
import { ask } from './ask';
import { planItem } from './plan-item';
import { openPortalPages } from './portal';

/** The pages on which a paying customer changes something. */
export type PortalSessions = Pick<Payments, 'openPortal' | 'openUpgrade'>;

/** Opens pages of Stripe's portal for one customer at a time. */
export function openPortalSessions(
  stripe: Stripe,
  { plans }: Pick<PaymentSettings, 'plans'>,
): PortalSessions {
  const pages = openPortalPages(stripe);
  const planPrices = plans.map((plan) => plan.priceId);
  return {
    openPortal: async (customer, return_url) => {
      const configuration = await pages.manage();
      const page = { customer, return_url, configuration };
      return (await ask(() => stripe.billingPortal.sessions.create(page))).url;
    },
    openUpgrade: async ({ customerId, subscriptionId, priceId, successUrl, cancelUrl }) => {
      const configuration = await pages.upgrade(planPrices);
      const { items } = await ask(() => stripe.subscriptions.retrieve(subscriptionId));
      const item = planItem(items.data, planPrices);
      if (!item) throw new PaymentsRefused();
      const changed = [{ id: item.id, price: priceId, quantity: 1 }];
      const session = await ask(() =>
        stripe.billingPortal.sessions.create({
          // Whoever leaves the page without confirming has paid for nothing.
          customer: customerId,
          return_url: cancelUrl,
          configuration,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: { subscription: subscriptionId, items: changed },
            after_completion: { type: 'redirect', redirect: { return_url: filled(successUrl) } },
          },
        }),
      );
      return session.url;
    },
  };
}

/** A checkout puts its own number into the address; the portal, which has none, leaves the place as it is. */
function filled(successUrl: string): string {
  return successUrl.replace('{CHECKOUT_SESSION_ID}', 'confirmed');
}
