import type Stripe from 'stripe';
import type { Payments } from '../../ports/payments';
import { ACCOUNT } from './account-of';
import { ask, isMissing } from './ask';
import type { Checkouts } from './checkout';
import { digest } from './digest';

/** Creates the customer of an account, as `Payments` promises. */
export async function createCustomer(
  stripe: Stripe,
  { userId, email, instead }: Parameters<Payments['createCustomer']>[0],
): Promise<string> {
  const params = { email, metadata: { [ACCOUNT]: userId } };
  const idempotencyKey = `customer-${userId}-${digest(`${email} ${instead}`)}`;
  return (await ask(() => stripe.customers.create(params, { idempotencyKey }))).id;
}

/** Deletes a customer, as `Payments` promises. */
export async function eraseCustomer(
  stripe: Stripe,
  { closeCheckout }: Pick<Checkouts, 'closeCheckout'>,
  customer: string,
): Promise<void> {
  const open = { customer, status: 'open', limit: 100 } as const;
  try {
    // A page that is still open would take money for nobody.
    const { data } = await ask(() => stripe.checkout.sessions.list(open));
    for (const { id } of data) await closeCheckout(id);
    await ask(() => stripe.customers.del(customer));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
