import { AppError } from '@candor/domain/errors';
import type { Deps } from '../../deps';
import type { Signed } from '../../http/serve';
import { askFor } from '../../jobs/ask-for';
import { type PaymentEvent, SignatureRefused } from '../../ports/payments';
import { NEWS_CHORE } from './chores';
import { keepEvent } from './store-events';

/**
 * Accepts an event of the provider: it is stored by its id, and soon after the account it concerns is read. One that
 * arrived before, or that concerns nobody, is acknowledged and changes nothing.
 *
 * @throws AppError 404 if payments are not configured, 401 for a wrong or old signature.
 */
export async function receiveEvent(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  { body, signature }: Signed,
): Promise<void> {
  if (!payments) throw new AppError('not_found');
  const now = clock.now();
  let event: PaymentEvent | null;
  try {
    event = payments.readEvent(body, signature, now);
  } catch (error) {
    if (error instanceof SignatureRefused) throw new AppError('authentication_required');
    throw error;
  }
  const { customerId } = event ?? {};
  if (!event || !customerId) return;
  const kept = { ...event, customerId };
  await db.transaction(async (tx) => {
    if (await keepEvent(tx, kept, now)) await askFor(tx, NEWS_CHORE);
  });
}
