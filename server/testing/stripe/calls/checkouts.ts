import { invalid } from '../errors';
import { formOf, listOf, textOf, textsOf } from '../form';
import type { CheckoutSession } from '../objects';
import type { World } from '../world';
import { agrees, type Call, PAGE, page } from './call';

/** The calls about sessions of the checkout. */
export const CHECKOUT_CALLS: readonly Call[] = [
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
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    takes: ['expand'],
    run: (world, _form, id) => {
      const session = world.get(world.checkouts, 'checkout.session', id);
      world.expireCheckout(session);
      return session;
    },
  },
];

function withCharge(world: World, session: CheckoutSession): object {
  const { payment_intent: id } = session;
  if (id === null) return session;
  const latest_charge = world.charges.get(id);
  return { ...session, payment_intent: { id, object: 'payment_intent', latest_charge } };
}
