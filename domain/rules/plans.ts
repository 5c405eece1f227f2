import { z } from 'zod';

/** Plans in rank order: a later one includes what an earlier one has. */
export const PlanType = z.enum(['trial', 'starter', 'professional', 'enterprise']);
export type PlanType = z.infer<typeof PlanType>;

export const InputType = z.enum(['csv_file', 'zip_file', 'google_drive', 'aws_s3', 'database']);
export type InputType = z.infer<typeof InputType>;

export const FeatureName = z.enum([
  'basic_matching',
  'csv_upload',
  'zip_upload',
  'google_drive',
  'advanced_matching',
  'all_uploads',
  'meta_analytics',
  'priority_support',
  'ai_strategic_advisor',
  'all_features',
  'custom_support',
  'api_access',
  'custom_integrations',
]);
export type FeatureName = z.infer<typeof FeatureName>;

/** The feature that unlocks edited requirements and weights. The score itself is the same on every plan. */
export const EDITING: FeatureName = 'advanced_matching';

/** A catalogue plan. 'custom' means agreed by contract and set per account. */
export const Plan = z.object({
  id: PlanType,
  name: z.string(),
  candidateQuota: z.union([
    z.number(),
    z.object({ monthly: z.number(), yearly: z.number() }),
    z.literal('custom'),
  ]),
  apiKeyLimit: z.union([z.number(), z.literal('custom')]),
  maxBatchSize: z.union([z.number(), z.literal('custom')]),
  /** Invitations included in each period; unused ones expire with it. */
  invitationCredits: z.union([
    z.number(),
    z.object({ monthly: z.number(), yearly: z.number() }),
    z.literal('custom'),
  ]),
  billingDays: z.number(),
  allowedInputTypes: z.array(InputType),
  features: z.array(FeatureName),
});
export type Plan = z.infer<typeof Plan>;

/** Listed in no plan but available in each: every plan has API keys, and limits their number. */
const OF_EVERY_PLAN: readonly string[] = ['api_access'] satisfies FeatureName[];

const TRIAL_FEATURES: FeatureName[] = ['basic_matching', 'csv_upload', 'zip_upload'];
const STARTER_FEATURES: FeatureName[] = [...TRIAL_FEATURES, 'google_drive'];
const PROFESSIONAL_FEATURES: FeatureName[] = [
  ...STARTER_FEATURES,
  'advanced_matching',
  'all_uploads',
  'meta_analytics',
  'priority_support',
  'ai_strategic_advisor',
];

/** The one catalogue that the pricing page, the guards, the forms and the server read. */
export const PLANS: Record<PlanType, Plan> = {
  trial: {
    id: 'trial',
    name: 'Trial',
    candidateQuota: 100,
    apiKeyLimit: 1,
    maxBatchSize: 25,
    invitationCredits: 5,
    billingDays: 7,
    allowedInputTypes: ['csv_file', 'zip_file'],
    features: TRIAL_FEATURES,
  },
  starter: {
    id: 'starter',
    name: 'Starter',
    candidateQuota: { monthly: 500, yearly: 6000 },
    apiKeyLimit: 3,
    maxBatchSize: 200,
    invitationCredits: { monthly: 50, yearly: 600 },
    billingDays: 30,
    allowedInputTypes: ['csv_file', 'zip_file', 'google_drive'],
    features: STARTER_FEATURES,
  },
  professional: {
    id: 'professional',
    name: 'Professional',
    candidateQuota: { monthly: 2500, yearly: 30000 },
    apiKeyLimit: 10,
    maxBatchSize: 500,
    invitationCredits: { monthly: 250, yearly: 3000 },
    billingDays: 30,
    allowedInputTypes: ['csv_file', 'zip_file', 'google_drive', 'aws_s3', 'database'],
    features: PROFESSIONAL_FEATURES,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    candidateQuota: 'custom',
    apiKeyLimit: 'custom',
    maxBatchSize: 'custom',
    invitationCredits: 'custom',
    billingDays: 365,
    allowedInputTypes: ['csv_file', 'zip_file', 'google_drive', 'aws_s3', 'database'],
    features: ['all_features', 'custom_support'],
  },
};

/** The trial's contents, as pages and mails state them. */
export const TRIAL = {
  days: PLANS.trial.billingDays,
  /** '100 candidates in 7 days'. */
  words: `${PLANS.trial.candidateQuota} candidates in ${PLANS.trial.billingDays} days`,
  /** The words of every button that begins it. */
  start: `Start the ${PLANS.trial.billingDays}-day trial`,
} as const;

/** Position in the rank order, from 0 for trial. */
export function planRank(plan: PlanType): number {
  return PlanType.options.indexOf(plan);
}

/** Whether a plan is at least the wanted one. */
export function atLeast(plan: PlanType, wanted: PlanType): boolean {
  return planRank(plan) >= planRank(wanted);
}

/** Whether a list of plan features unlocks a feature; `all_features` unlocks every one. */
export function opensFeature(features: readonly FeatureName[], feature: string): boolean {
  if (OF_EVERY_PLAN.includes(feature)) return true;
  return features.some((owned) => owned === 'all_features' || owned === feature);
}

/** The lowest plan that has a feature; null for a name no plan knows. */
export function lowestPlanWith(feature: string): PlanType | null {
  if (!FeatureName.safeParse(feature).success) return null;
  return PlanType.options.find((id) => opensFeature(PLANS[id].features, feature)) ?? null;
}

/** The lowest plan that accepts an input type. */
export function lowestPlanTaking(type: InputType): PlanType {
  return PlanType.options.find((id) => PLANS[id].allowedInputTypes.includes(type)) ?? 'enterprise';
}

/** The lowest plan whose batches may hold this many candidates. */
export function lowestPlanForBatch(size: number): PlanType {
  const fits = (id: PlanType) => {
    const limit = PLANS[id].maxBatchSize;
    return limit === 'custom' || limit >= size;
  };
  return PlanType.options.find(fits) ?? 'enterprise';
}

/** The next higher plan; null at the top. */
export function nextPlan(plan: PlanType): PlanType | null {
  return PlanType.options[planRank(plan) + 1] ?? null;
}
