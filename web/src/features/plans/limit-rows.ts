import { FEATURE_WORDS, type ToldFeature } from '@candor/domain/rules/feature-words';
import { type InputType, opensFeature, type Plan } from '@candor/domain/rules/plans';
import { formatCount } from '../../ui/format';
import { SOURCE_NAME } from './plan-words';

/** One limit with its value in each plan; null where a plan does not have it. */
export type LimitRow = { name: string; values: readonly (string | null)[] };

const AGREED = 'by agreement';
const SOURCES: readonly InputType[] = [
  'csv_file',
  'zip_file',
  'google_drive',
  'aws_s3',
  'database',
];

/** The features that tell plans apart. */
const FEATURES: readonly ToldFeature[] = [
  'advanced_matching',
  'meta_analytics',
  'ai_strategic_advisor',
  'priority_support',
];

/** Every limit and feature of the catalogue, in the order of the plans. */
export function limitRows(plans: readonly Plan[]): LimitRow[] {
  const row = (name: string, value: (plan: Plan) => string | null): LimitRow => ({
    name,
    values: plans.map(value),
  });
  return [
    row('Candidates, billed monthly', (plan) => quotaOf(plan, 'monthly')),
    row('Candidates, billed yearly', (plan) => quotaOf(plan, 'yearly')),
    row('Candidates in one batch', ({ maxBatchSize }) => countOf(maxBatchSize)),
    row('Invitations, billed monthly', (plan) => invitationsOf(plan, 'monthly')),
    row('Invitations, billed yearly', (plan) => invitationsOf(plan, 'yearly')),
    row('API keys', ({ apiKeyLimit }) => countOf(apiKeyLimit)),
    row('Days in a period', ({ billingDays }) => formatCount(billingDays)),
    ...SOURCES.map((source) =>
      row(`Source: ${SOURCE_NAME[source]}`, ({ allowedInputTypes }) =>
        allowedInputTypes.includes(source) ? 'yes' : null,
      ),
    ),
    ...FEATURES.map((feature) =>
      row(FEATURE_WORDS[feature], ({ features }) =>
        opensFeature(features, feature) ? 'yes' : null,
      ),
    ),
  ];
}

function quotaOf({ candidateQuota, billingDays }: Plan, period: 'monthly' | 'yearly') {
  return grantOf(candidateQuota, billingDays, period);
}

function invitationsOf({ invitationCredits, billingDays }: Plan, period: 'monthly' | 'yearly') {
  return grantOf(invitationCredits, billingDays, period);
}

function grantOf(
  granted: Plan['candidateQuota'],
  billingDays: number,
  period: 'monthly' | 'yearly',
): string | null {
  if (granted === 'custom') return AGREED;
  if (typeof granted === 'object') return formatCount(granted[period]);
  return period === 'monthly' ? `${formatCount(granted)} in ${billingDays} days` : null;
}

function countOf(limit: number | 'custom'): string {
  return limit === 'custom' ? AGREED : formatCount(limit);
}
