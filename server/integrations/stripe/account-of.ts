import type Stripe from 'stripe';
import { ask, isMissing } from './ask';

/** Written on every customer of ours: whose it is. */
export const ACCOUNT = 'user_id';

/** The account for which a customer was created; null for a deleted one, or one that others created. */
export async function accountOf(stripe: Stripe, customerId: string): Promise<string | null> {
  try {
    const customer = await ask(() => stripe.customers.retrieve(customerId));
    return customer.deleted ? null : (customer.metadata[ACCOUNT] ?? null);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return null;
  }
}
