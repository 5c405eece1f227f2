import type { Price } from '@candor/domain/model/billing';
import type { PlanInfo } from '@candor/domain/model/plan';
import { type BillingInterval, changeTakes, type Offer } from '@candor/domain/rules/billing';
import { PLANS, planRank } from '@candor/domain/rules/plans';
import { formatCount, formatDay, formatMoney, plural } from '../../ui/format';
import type { Paying } from './offers';

/** What a change of plan is about. */
export type Change = {
  paying: Paying;
  to: Offer;
  price: Price;
  /** When the paid period ends; null if unknown. */
  periodEnd: string | null;
  usage: PlanInfo['usage'];
};

/** The verb of a change, for its button: `Upgrade to Professional`. */
export function changeVerb(paying: Paying, { plan, interval }: Offer): string {
  const step = planRank(plan) - planRank(paying.plan);
  if (step > 0) return `Upgrade to ${PLANS[plan].name}`;
  if (step < 0) return `Change to ${PLANS[plan].name}`;
  return `Switch to ${interval === 'year' ? 'annual' : 'monthly'} billing`;
}

/** Everything that a change brings, in short sentences: when, how much, and what becomes of what is there. */
export function changeWords(change: Change): string[] {
  const { paying, to, price } = change;
  const atOnce = changeTakes(paying, to) === 'at_once';
  const costs = `${formatMoney(price.amount, price.currency)} ${perWords(to.interval)}`;
  const name = PLANS[to.plan].name;
  const lines = atOnce
    ? [
        `${name} begins at once, with ${quotaWords(to)}. What you have used in this period stays counted.`,
        `It costs ${costs}. What is left of the time you have paid for is credited; the payment page shows the amount before you confirm.`,
      ]
    : [
        `${name} begins ${beginWords(change)}. Until then everything stays as it is, and nothing is charged now.`,
        `From then on it costs ${costs}, with ${quotaWords(to)}.`,
        ...overWords(change),
      ];
  return [...lines, atOnce ? TAX : TAX_LATER];
}

const TAX = 'Taxes, where they apply, are shown on the payment page before you pay.';
const TAX_LATER = 'Taxes, where they apply, are added on the invoice.';

function perWords(interval: BillingInterval): string {
  return interval === 'month' ? 'a month' : 'a year';
}

function quotaWords({ plan, interval }: Offer): string {
  const quota = PLANS[plan].candidateQuota;
  if (typeof quota !== 'object') return 'its own quota';
  return interval === 'month'
    ? `${formatCount(quota.monthly)} candidates a month`
    : `${formatCount(quota.yearly)} candidates a year`;
}

function beginWords({ periodEnd }: Change): string {
  return periodEnd ? `on ${formatDay(periodEnd)}` : 'at the end of the period you have paid for';
}

/** Anything over the limit of a smaller plan stays; only new things wait. */
function overWords({ usage, to }: Change): string[] {
  const limit = PLANS[to.plan].apiKeyLimit;
  if (limit === 'custom' || usage.api_keys_used <= limit) return [];
  return [
    `You have ${plural(usage.api_keys_used, 'API key')} and ${PLANS[to.plan].name} has ${limit}. All of them keep working; you can create a new one once you are below the limit.`,
  ];
}
