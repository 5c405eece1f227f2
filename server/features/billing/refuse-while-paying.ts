import { AppError } from '@candor/domain/errors';
import { countAgainst } from '../../access/rate-limits';
import type { Deps } from '../../deps';
import {
  type OpenPayments,
  type Payments,
  PaymentsRefused,
  PaymentsUnavailable,
} from '../../ports/payments';
import { findBilling } from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'payments'>;

/**
 * Keeps an account from ending with a payment that is open: its money would arrive for nobody. With `cancels` pages that could still
 * be paid are closed. A provider that does not answer keeps nobody here: what is open is closed with the account's customer.
 *
 * @throws AppError 409 with what is open and what helps, 429.
 */
export async function refuseWhilePaying(
  { db, clock, log, payments }: Needs,
  userId: string,
  { cancels }: { cancels: boolean },
): Promise<void> {
  if (!payments) return;
  const known = await findBilling(db, userId);
  if (!known) return;
  const now = clock.now();
  await countAgainst('paymentCall', { db, subject: userId, now });
  const asked = { customerId: known.customerId, cancels, now };
  const open = await openNow(payments, asked).catch((error: unknown) => {
    const isSilent = error instanceof PaymentsUnavailable || error instanceof PaymentsRefused;
    if (!isSilent) throw error;
    log.warn({ user: userId }, 'what an account could still pay is unknown at its end');
    return null;
  });
  if (open?.isProcessing) {
    throw new AppError('conflict', {
      detail:
        'A payment of yours is being processed. By debit that takes some days; the account can be deleted once it is through.',
      reason: 'payment_processing',
    });
  }
  if (open && open.checkouts.length > 0) {
    throw new AppError('conflict', {
      detail:
        'A payment page that you opened can still be paid. Cancel that payment to delete the account.',
      reason: 'checkout_open',
    });
  }
}

async function openNow(
  payments: Payments,
  { customerId, cancels, now }: { customerId: string; cancels: boolean; now: Date },
): Promise<OpenPayments> {
  const open = await payments.openPayments(customerId, now);
  if (!cancels || open.isProcessing || open.checkouts.length === 0) return open;
  for (const checkoutId of open.checkouts) await payments.closeCheckout(checkoutId);
  // Somebody may have ordered on one of them meanwhile.
  return payments.openPayments(customerId, now);
}
