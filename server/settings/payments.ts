import type { Offer } from '@candor/domain/rules/billing';

/** The account at the payment provider, and what is sold there. */
export type PaymentSettings = {
  secretKey: string;
  /** What signs events, the newest first: while it is changed, two do. */
  webhookSecrets: readonly string[];
  /** null: the provider itself; an address for tests. */
  apiBase: string | null;
  /** The prices of plans; one that is not set is not sold. */
  plans: readonly (Offer & { priceId: string })[];
  creditPacks: readonly { quantity: number; priceId: string }[];
};

/** The variables that make up the settings, already checked one by one. */
export type PaymentVariables = {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET: readonly string[];
  STRIPE_API_BASE?: string | undefined;
  STRIPE_PRICE_STARTER_MONTHLY?: string | undefined;
  STRIPE_PRICE_STARTER_YEARLY?: string | undefined;
  STRIPE_PRICE_PROFESSIONAL_MONTHLY?: string | undefined;
  STRIPE_PRICE_PROFESSIONAL_YEARLY?: string | undefined;
  STRIPE_PRICE_INVITATION_CREDITS: readonly string[];
};

const PACK = /^(\d{1,6})=([\w-]+)$/;

/** Puts the variables together: what the settings are, null for no payments, and what is wrong between the variables. */
export function paymentSettingsOf(env: PaymentVariables): {
  settings: PaymentSettings | null;
  problems: readonly string[];
} {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = env;
  const plans = plansOf(env);
  const packs = env.STRIPE_PRICE_INVITATION_CREDITS;
  if (secretKey === undefined) {
    const lonely = plans.length > 0 || packs.length > 0 || webhookSecrets.length > 0;
    const problem = 'STRIPE_SECRET_KEY: is needed beside the other STRIPE_ variables';
    return { settings: null, problems: lonely ? [problem] : [] };
  }
  const creditPacks = packs.flatMap((text) => {
    const [, quantity, priceId] = PACK.exec(text) ?? [];
    return priceId && Number(quantity) > 0 ? [{ quantity: Number(quantity), priceId }] : [];
  });
  const ids = [...plans, ...creditPacks].map(({ priceId }) => priceId);
  const problems = [
    ...(webhookSecrets.length === 0
      ? ['STRIPE_WEBHOOK_SECRET: is needed beside STRIPE_SECRET_KEY']
      : []),
    ...(creditPacks.length < packs.length
      ? ['STRIPE_PRICE_INVITATION_CREDITS: must look like 10=price_a,50=price_b']
      : []),
    ...(new Set(ids).size < ids.length ? ['STRIPE_PRICE_: each price needs an id of its own'] : []),
  ];
  const apiBase = env.STRIPE_API_BASE ?? null;
  return { settings: { secretKey, webhookSecrets, apiBase, plans, creditPacks }, problems };
}

function plansOf(env: PaymentVariables): PaymentSettings['plans'] {
  const all = [
    { plan: 'starter', interval: 'month', priceId: env.STRIPE_PRICE_STARTER_MONTHLY },
    { plan: 'starter', interval: 'year', priceId: env.STRIPE_PRICE_STARTER_YEARLY },
    { plan: 'professional', interval: 'month', priceId: env.STRIPE_PRICE_PROFESSIONAL_MONTHLY },
    { plan: 'professional', interval: 'year', priceId: env.STRIPE_PRICE_PROFESSIONAL_YEARLY },
  ] as const;
  return all.flatMap(({ priceId, ...offer }) => (priceId ? [{ ...offer, priceId }] : []));
}

/** What a price sells; null for one that is not in the settings. */
export function offerOfPrice(
  settings: Pick<PaymentSettings, 'plans'> | null,
  priceId: string,
): Offer | null {
  const found = settings?.plans.find((plan) => plan.priceId === priceId);
  return found ? { plan: found.plan, interval: found.interval } : null;
}
