import type { billing } from '@candor/domain/api/billing';
import type { BodyOf } from '@candor/domain/api/endpoint';
import { AppError } from '@candor/domain/errors';
import type { SessionActor } from '../../access/actor';
import { countAgainst } from '../../access/rate-limits';
import { forCustomer } from './ensure-customer';
import { demandPayments, forPerson, type PersonDeps } from './provider';
import { returnAddresses } from './return-address';

/**
 * Opens the page on which a pack of invitation credits is bought. They are granted when the provider says that they are paid.
 *
 * Nothing of it is stored here, so a call that was cut off runs again. The provider is told its key, and then has the
 * page of the first one instead of a second that could be paid as well.
 *
 * @throws AppError 400, 402, 422 for a number that no pack has, 503.
 */
export async function startCreditsCheckout(
  deps: PersonDeps,
  { actor: { userId }, onceKey }: { actor: SessionActor; onceKey: string | null },
  { quantity, success_url, cancel_url }: BodyOf<typeof billing.purchaseInvitationCredits>,
): Promise<string> {
  const { config, db, clock } = deps;
  const to = returnAddresses(config.publicUrl, { success_url, cancel_url });
  const payments = demandPayments(deps.payments);
  const pack = config.payments?.creditPacks.find((one) => one.quantity === quantity);
  if (!pack) throw new AppError('invalid_plan');
  await countAgainst('paymentCall', { db, subject: userId, now: clock.now() });
  const sale = { ...pack, successUrl: to.success_url, cancelUrl: to.cancel_url };
  const url = await forPerson(deps, () =>
    forCustomer({ ...deps, payments }, userId, (customerId) =>
      payments.sellCredits({ userId, customerId, ...sale, onceKey }),
    ),
  );
  if (url === null) throw new AppError('service_unavailable');
  return url;
}
