import type { PlanCatalogue, Price } from '@candor/domain/model/billing';
import { PLANS } from '@candor/domain/rules/plans';
import type { Deps } from '../../deps';
import { PaymentsUnavailable, type PriceFacts } from '../../ports/payments';
import { forPerson, type PersonDeps } from './provider';

/** Prices change rarely, and the pages that show them are public. */
const FRESH_MS = 10 * 60_000;

/**
 * The catalogue with the cost of its plans. Prices are read from the provider now and then; while it does not answer,
 * the last ones are used.
 *
 * @throws AppError 503 if they could not be read yet.
 */
export function openCatalogue(
  deps: Pick<PersonDeps, 'payments' | 'config' | 'clock' | 'log' | 'turns'>,
): () => Promise<PlanCatalogue> {
  const { payments, clock } = deps;
  let read: { facts: PriceFacts[]; at: number } | null = null;
  const facts = async (): Promise<PriceFacts[]> => {
    if (!payments) return [];
    const now = clock.now().getTime();
    if (read && now - read.at < FRESH_MS) return read.facts;
    try {
      read = { facts: await payments.prices(), at: now };
    } catch (error) {
      if (!(read && error instanceof PaymentsUnavailable)) throw error;
    }
    return read.facts;
  };
  return async () => catalogueOf(deps, await forPerson(deps, facts));
}

function catalogueOf(
  { config }: Pick<Deps, 'config'>,
  facts: readonly PriceFacts[],
): PlanCatalogue {
  const { plans = [], creditPacks = [] } = config.payments ?? {};
  const priceOf = (priceId: string, quantity?: number): Price[] =>
    facts
      .filter((one) => one.priceId === priceId)
      .map(({ amount, currency, interval }) => ({
        price_id: priceId,
        interval,
        amount,
        currency,
        ...(quantity !== undefined && { quantity }),
      }));
  return {
    plans: Object.values(PLANS).map((plan) => ({
      ...plan,
      prices: plans
        .filter((offer) => offer.plan === plan.id)
        .flatMap(({ priceId }) => priceOf(priceId)),
    })),
    currency: facts[0]?.currency ?? null,
    credits: creditPacks.flatMap(({ priceId, quantity }) => priceOf(priceId, quantity)),
  };
}
