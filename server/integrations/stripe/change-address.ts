import type Stripe from 'stripe';
import { ask, isMissing } from './ask';

/** Gives a customer another address, unless it has one by now that is not `from`: somebody chose that one for the invoices. */
export async function changeAddress(
  stripe: Stripe,
  customerId: string,
  { from, to }: { from: string | null; to: string },
): Promise<void> {
  const current = await addressOf(stripe, customerId);
  const isOurs = from === null || current === from;
  if (current === null || current === to || !isOurs) return;
  await ask(() => stripe.customers.update(customerId, { email: to }));
}

/** The address that a customer has; null for none, and for a customer that is gone. */
async function addressOf(stripe: Stripe, customerId: string): Promise<string | null> {
  try {
    const customer = await ask(() => stripe.customers.retrieve(customerId));
    return customer.deleted ? null : customer.email;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return null;
  }
}
