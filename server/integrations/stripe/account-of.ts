import type Stripe from 'stripe';
import { ask, isMissing } from './ask';

/** Written on every customer of ours: whose it is. */
export const ACCOUNT = 'user_id';

/** The account that a customer was made for; null for one that is gone, or that others made. */
export async function accountOf(stripe: Stripe, customerId: string): Promise<string | null> {
  try {
    const customer = await ask(() => stripe.customers.retrieve(customerId));
    return customer.deleted ? null : (customer.metadata[ACCOUNT] ?? null);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return null;
  }
}
