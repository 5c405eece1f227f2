import { billing } from '@candor/domain/api/billing';
import type { Offer } from '@candor/domain/rules/billing';
import type { Api } from '../../api/create-api';
import { type Leaving, useLeaving } from '../../session/use-leaving';
import { type CheckoutPlace, checkoutProblem, noAddress, notConfigured } from './checkout-problem';
import { priceOf } from './offers';
import { returnAddresses } from './returning';

export type Checkout = Pick<Leaving, 'busy' | 'locked' | 'problem'> & {
  /** Goes to the page on which this is paid for. */
  start: (offer: Offer) => void;
};

/** The way to paying for a plan. `place` decides on the words when it cannot be opened. */
export function useCheckout(place: CheckoutPlace): Checkout {
  const { busy, locked, problem, leave } = useLeaving((thrown) => checkoutProblem(thrown, place));
  return {
    busy,
    locked,
    problem,
    start: (offer) => void leave((api) => checkoutAddress(api, offer)),
  };
}

/** Prices are read at the moment of the press: what a page was drawn with may be old. */
async function checkoutAddress(api: Api, offer: Offer): Promise<string> {
  const { plans } = await api.call(billing.plans, {});
  const price = priceOf(plans, offer);
  if (!price) throw notConfigured();
  const body = {
    price_id: price.price_id,
    ...returnAddresses(window.location.origin, { kind: 'plan', offer }),
  };
  const { checkout_url } = await api.call(billing.checkout, { body });
  if (!checkout_url) throw noAddress();
  return checkout_url;
}
