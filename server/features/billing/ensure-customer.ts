import { AppError } from '@candor/domain/errors';
import { CustomerGone } from '../../ports/payments';
import type { ReaderDeps } from './read-provider';
import { findAddress, findBilling } from './store';
import { keepCustomer, oweErasure } from './store-customers';

type Needs = Pick<ReaderDeps, 'db' | 'clock' | 'payments'>;

/**
 * Does work for the customer of an account at the provider: once more with a new one if the one that we know was deleted there.
 *
 * @throws AppError 401 for an account that has just been erased, and what the work throws.
 */
export async function forCustomer<Result>(
  deps: Needs,
  userId: string,
  work: (customerId: string) => Promise<Result>,
): Promise<Result> {
  const customerId = await ensureCustomer(deps, userId, null);
  try {
    return await work(customerId);
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    return work(await ensureCustomer(deps, userId, customerId));
  }
}

/** The customer of an account at the provider; made when there is none, or in the place of one that was deleted there. */
async function ensureCustomer(
  { db, clock, payments }: Needs,
  userId: string,
  instead: string | null,
): Promise<string> {
  const known = await findBilling(db, userId);
  if (known && known.customerId !== instead) return known.customerId;
  const email = await findAddress(db, userId);
  if (email === null) throw new AppError('authentication_required');
  const customerId = await payments.createCustomer({ userId, email, instead });
  const kept = await db
    .transaction(async (tx) => {
      // Whoever erases the account waits for us, or we find it gone.
      if ((await findAddress(tx, userId)) === null) return null;
      return keepCustomer(tx, userId, { customerId, email, instead });
    })
    .catch(async (error: unknown) => {
      // It may have been stored all the same; otherwise nobody would ever know of this customer.
      const now = await findBilling(db, userId);
      if (now?.customerId !== customerId) await oweErasure(db, customerId, clock.now());
      throw error;
    });
  if (kept !== customerId) await oweErasure(db, customerId, clock.now());
  if (kept === null) throw new AppError('authentication_required');
  return kept;
}
