import { BillingInterval } from '@candor/domain/rules/billing';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { PriceFacts } from '../../ports/payments';
import type { PaymentSettings } from '../../settings/payments';
import { ask, isMissing } from './ask';

/**
 * The configured prices as the provider has them. One that is missing there, not for sale, or charged in another rhythm than the
 * settings say is left out and logged: nobody is charged for something else.
 */
export async function readPrices(
  stripe: Stripe,
  { plans, creditPacks }: Pick<PaymentSettings, 'plans' | 'creditPacks'>,
  log: Logger,
): Promise<PriceFacts[]> {
  const wanted = [
    ...plans,
    ...creditPacks.map(({ priceId }) => ({ priceId, interval: 'once' as const })),
  ];
  const read = await Promise.all(
    wanted.map(async ({ priceId, interval }) => {
      const facts = await findPrice(stripe, priceId);
      if (facts?.interval === interval) return facts;
      log.warn({ price: priceId, interval, found: facts }, 'a configured price cannot be sold');
      return null;
    }),
  );
  return read.filter((facts) => facts !== null);
}

async function findPrice(stripe: Stripe, priceId: string): Promise<PriceFacts | null> {
  try {
    const price = await ask(() => stripe.prices.retrieve(priceId));
    const { active, unit_amount: amount, currency, recurring } = price;
    if (!active || amount === null) return null;
    if (recurring === null) return { priceId, amount, currency, interval: 'once' };
    const interval = BillingInterval.safeParse(recurring.interval);
    if (recurring.interval_count !== 1 || !interval.success) return null;
    return { priceId, amount, currency, interval: interval.data };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
