import type { billing } from '@candor/domain/api/billing';
import type { BodyOf } from '@candor/domain/api/endpoint';
import { AppError } from '@candor/domain/errors';
import {
  BillingInterval,
  changeTakes,
  type Offer,
  type PaidPlan,
} from '@candor/domain/rules/billing';
import type { SessionActor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import { countAgainst } from '../../access/rate-limits';
import type { ReturnTo } from '../../ports/payments';
import { offerOfPrice } from '../../settings/payments';
import { forCustomer } from './ensure-customer';
import { demandPayments, forPerson, type PersonDeps } from './provider';
import { type ReaderDeps, readProvider } from './read-provider';
import { refuseUnderContract, refuseWhilePending } from './refusals';
import { returnAddresses } from './return-address';
import { findBilling, isPaying, type PayingAccount, readAlone } from './store';

/**
 * Opens the page on which a plan is bought. Paying customers get a page that confirms the upgrade, so that nobody
 * ever pays for two. The current subscription is read first, because a browser may be outdated.
 *
 * @throws AppError 400, 402, 409, 422, 503.
 */
export async function startCheckout(
  deps: PersonDeps,
  caller: { actor: SessionActor; allowance: Allowance },
  body: BodyOf<typeof billing.checkout>,
): Promise<{ url: string; plan: PaidPlan }> {
  const { config, db, clock } = deps;
  const { userId } = caller.actor;
  const { success_url, cancel_url } = body;
  const to = returnAddresses(config.publicUrl, { success_url, cancel_url });
  const payments = demandPayments(deps.payments);
  const offer = offerOfPrice(config.payments, body.price_id);
  if (!offer) throw new AppError('invalid_plan');
  refuseUnderContract(caller.allowance);
  await countAgainst('paymentCall', { db, subject: userId, now: clock.now() });

  const buyer = { ...deps, payments };
  const sale = { priceId: body.price_id, successUrl: to.success_url, cancelUrl: to.cancel_url };
  const url = await forPerson(deps, async () => {
    await readProvider(buyer, userId);
    const known = await findBilling(db, userId);
    if (isPaying(known)) return openUpgrade(buyer, known, offer, sale);
    return sellPlan(buyer, userId, sale);
  });
  if (url === null) throw new AppError('service_unavailable');
  return { url, plan: offer.plan };
}

type Sale = { priceId: string } & ReturnTo;

function sellPlan(deps: ReaderDeps, userId: string, sale: Sale): Promise<string | null> {
  const { payments } = deps;
  return forCustomer(deps, userId, async (customerId) => {
    // Two pages that are open side by side could both be paid, also when two windows ask at the same moment.
    return deps.db.transaction(async (tx) => {
      await readAlone(tx, userId);
      const { openPlanCheckouts } = await payments.readCustomer(customerId);
      for (const checkoutId of openPlanCheckouts) await payments.closeCheckout(checkoutId);
      return payments.sellPlan({ userId, customerId, ...sale });
    });
  });
}

async function openUpgrade(
  { db, payments }: ReaderDeps,
  known: PayingAccount,
  offer: Offer,
  { priceId, ...to }: Sale,
): Promise<string> {
  const current = await refuseWhilePending(db, known);
  if (priceId === known.priceId) {
    throw new AppError('conflict', {
      detail: 'This is the plan that you have already.',
      reason: 'same_plan',
    });
  }
  const interval = BillingInterval.safeParse(known.interval).data ?? null;
  if (changeTakes({ plan: current, interval }, offer) === 'at_period_end') {
    throw new AppError('conflict', {
      detail: 'A lower plan begins at the end of the period that is paid for.',
      reason: 'lower_plan',
    });
  }
  const { customerId, subscriptionId } = known;
  return payments.openUpgrade({ customerId, subscriptionId, priceId, ...to });
}
