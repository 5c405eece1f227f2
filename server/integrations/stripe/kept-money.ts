import type Stripe from 'stripe';
import { ask } from './ask';

/** Asked for with the list of checkouts: what became of the money of each. */
export const WITH_CHARGES = 'data.payment_intent.latest_charge';

/** While a dispute stands like this the money is with the bank of whoever paid. Inquiries take none, and what was won came back. */
const TAKEN: readonly string[] = ['needs_response', 'under_review', 'lost'];

/**
 * Which part of the money of a paid checkout is still here, from 0 to 1. Disputes are asked for where a charge has some: it does
 * not say how they stand.
 */
export async function keptPart(
  stripe: Stripe,
  { payment_intent: intent }: Stripe.Checkout.Session,
): Promise<number> {
  const charge = intent && typeof intent === 'object' ? intent.latest_charge : null;
  // Nothing was to pay.
  if (!charge || typeof charge === 'string' || charge.amount === 0) return 1;
  if (charge.disputed && (await isTaken(stripe, charge.id))) return 0;
  return (charge.amount - charge.amount_refunded) / charge.amount;
}

async function isTaken(stripe: Stripe, charge: string): Promise<boolean> {
  const { data } = await ask(() => stripe.disputes.list({ charge, limit: 100 }));
  return data.some(({ status }) => TAKEN.includes(status));
}
