import type { ShownPlan } from '@candor/domain/model/billing';
import { FEATURE_WORDS, isTold } from '@candor/domain/rules/feature-words';
import type { FeatureName, InputType, Plan } from '@candor/domain/rules/plans';
import { formatCount, formatMoney, plural, sentenceList } from '../../ui/format';

/** How a plan is billed, where it can be chosen. */
export type Period = 'monthly' | 'yearly';

/** The cost of a plan, in words; empty until the server answers. */
export function priceWords({ id, prices, billingDays }: ShownPlan, period: Period): string {
  if (id === 'trial') return `Free for ${billingDays} days`;
  if (id === 'enterprise') return 'By agreement';
  if (prices === undefined) return '';
  if (prices === null) return 'Price not available now';
  const found = prices.find(({ interval }) => interval === INTERVAL[period]);
  if (!found) return 'Price on request';
  const each = period === 'monthly' ? 'a month' : 'a year';
  return `${formatMoney(found.amount, found.currency)} ${each}`;
}

/** How the provider calls a period. */
export const INTERVAL = { monthly: 'month', yearly: 'year' } as const;

export const SOURCE_NAME: Record<InputType, string> = {
  csv_file: 'CSV',
  zip_file: 'ZIP',
  google_drive: 'Google Drive',
  aws_s3: 'S3',
  database: 'database',
};

/** The big number of a plan and what it counts. */
export function quotaWords(plan: Plan, period: Period): { figure: string; unit: string } {
  const quota = plan.candidateQuota;
  if (quota === 'custom')
    return { figure: 'Custom', unit: `candidates, ${plan.billingDays}-day terms` };
  if (typeof quota === 'number')
    return { figure: formatCount(quota), unit: `candidates in ${plan.billingDays} days` };
  return {
    figure: formatCount(quota[period]),
    unit: period === 'monthly' ? 'candidates a month' : 'candidates a year',
  };
}

/** What is included, as short lines. `below` is the plan one step down, whose features are not repeated. */
export function planLines(plan: Plan, below: Plan | null): string[] {
  const keys =
    plan.apiKeyLimit === 'custom' ? 'API keys by agreement' : plural(plan.apiKeyLimit, 'API key');
  const size =
    plan.maxBatchSize === 'custom'
      ? 'Batch size by agreement'
      : `Batches up to ${formatCount(plan.maxBatchSize)}`;
  const sources =
    plan.allowedInputTypes.length === 5
      ? 'All five sources'
      : sentenceList(plan.allowedInputTypes.map((type) => SOURCE_NAME[type]));
  const owned: readonly FeatureName[] = below?.features ?? [];
  const added = plan.features
    .filter((feature) => !owned.includes(feature))
    .filter(isTold)
    .map((feature) => FEATURE_WORDS[feature]);
  return [keys, size, sources, ...added];
}
