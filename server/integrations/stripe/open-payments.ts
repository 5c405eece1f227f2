import type Stripe from 'stripe';
import type { OpenPayments } from '../../ports/payments';
import { ask } from './ask';
import { failedCheckoutsSince } from './events';

/** No debit takes that long, and the events that say how one ended are kept no longer. Seconds. */
const LONGEST_DEBIT_S = 30 * 86_400;

/**
 * What a customer could still pay, and whether money of theirs is on its way. A checkout is as unpaid after its payment failed as
 * before: only an event tells the two apart.
 */
export async function openPayments(
  stripe: Stripe,
  customer: string,
  now: Date,
): Promise<OpenPayments> {
  const [open, completed] = await Promise.all([
    ask(() => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })),
    ask(() => stripe.checkout.sessions.list({ customer, status: 'complete', limit: 100 })),
  ]);
  const since = Math.floor(now.getTime() / 1000) - LONGEST_DEBIT_S;
  const unpaid = completed.data.filter(
    ({ payment_status, created }) => payment_status === 'unpaid' && created > since,
  );
  return {
    checkouts: open.data.map(({ id }) => id),
    isProcessing: await isAnyUndecided(stripe, unpaid),
  };
}

async function isAnyUndecided(
  stripe: Stripe,
  unpaid: readonly Stripe.Checkout.Session[],
): Promise<boolean> {
  if (unpaid.length === 0) return false;
  const opened = Math.min(...unpaid.map(({ created }) => created));
  const failed = await failedCheckoutsSince(stripe, opened);
  return unpaid.some(({ id }) => !failed.has(id));
}
