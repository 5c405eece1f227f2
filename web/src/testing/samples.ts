import type { Dashboard } from '@candor/domain/model/analytics';
import type { BatchJob, ProcessedItem } from '@candor/domain/model/batch';
import type { PublicConfig } from '@candor/domain/model/health';
import type {
  JobRequirement,
  MatchResult,
  RequirementResult,
  Verdict,
} from '@candor/domain/model/match';
import type { QuotaStatus, Subscription } from '@candor/domain/model/plan';
import type { User } from '@candor/domain/model/user';
import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { tierOf } from '@candor/domain/rules/tiers';

const NOW = '2026-03-02T09:00:00.000Z';

/** Complete and unremarkable server responses; a test states only what it is about. */
export function aUser(over: Partial<User> = {}, plan: PlanType = 'starter'): User {
  return {
    id: 'user-0001',
    email: 'mira@example.com',
    full_name: 'Mira Tolland',
    email_confirmed: true,
    is_oauth: false,
    is_integration_partner: false,
    context: null,
    role: 'user',
    suspended: false,
    created_at: NOW,
    plan_info: {
      plan_type: plan,
      status: plan === 'trial' ? 'trialing' : 'active',
      limits: {
        candidate_quota: 500,
        api_key_limit: 3,
        max_batch_size: 200,
        billing_period_days: 30,
        allowed_input_types: PLANS[plan].allowedInputTypes,
        features: PLANS[plan].features,
      },
      usage: {
        candidates_used: 100,
        candidates_limit: 500,
        candidates_remaining: 400,
        api_keys_used: 0,
        api_keys_limit: 3,
      },
      trial_expired: false,
      upgrade_required: false,
      validation_enabled: true,
      trial_expires: null,
      current_period_end: NOW,
    },
    ...over,
  };
}

/** An installation on which nothing optional is set up. */
export function aConfig(over: Partial<PublicConfig> = {}): PublicConfig {
  return {
    google_client_id: null,
    contact_email: null,
    support_email: null,
    payments: false,
    ai: false,
    ats: { ashby: false, greenhouse: false },
    mail: 'outbox',
    health_url: '/api/health',
    version: '1.0.0',
    ...over,
  };
}

/** A plan, Starter unless told otherwise, with 100 of 500 candidates used. */
export function aSubscription(over: Partial<Subscription> = {}): Subscription {
  const plan = PLANS[over.plan_type ?? 'starter'];
  return {
    plan_type: plan.id,
    candidates_used: 100,
    candidates_limit: 500,
    api_key_limit: 3,
    max_batch_size: typeof plan.maxBatchSize === 'number' ? plan.maxBatchSize : null,
    allowed_input_types: plan.allowedInputTypes,
    features: plan.features,
    billing_period_days: 30,
    validation_enabled: true,
    trial_ends_at: null,
    days_remaining: null,
    plan_ended: false,
    ...over,
  };
}

/** The quota of a plan, with 100 of 500 candidates used. */
export function aQuota(over: Partial<QuotaStatus> = {}): QuotaStatus {
  const plan = PLANS[over.plan_type ?? 'starter'];
  return {
    candidates_used: 100,
    candidates_limit: 500,
    candidates_remaining: 400,
    quota_exceeded: false,
    api_keys_used: 0,
    api_keys_limit: 3,
    api_keys_remaining: 3,
    invitation_credits: 0,
    plan_type: plan.id,
    trial_expired: false,
    max_batch_size: 200,
    allowed_input_types: plan.allowedInputTypes,
    features: plan.features,
    billing_period_days: 30,
    all_limits_enforced: true,
    ...over,
  };
}

/** The dashboard of an account without a batch. */
export function aDashboard(over: Partial<Dashboard> = {}): Dashboard {
  return {
    total_analyses: 0,
    total_candidates_processed: 0,
    total_api_calls: 0,
    subscription_info: {
      plan_type: 'starter',
      candidates_used: 100,
      candidates_limit: 500,
      status: 'active',
      trial_ends_at: null,
      is_trial: false,
    },
    recent_jobs: [],
    plan_limits: aUser().plan_info.limits,
    ...over,
  };
}

/** A batch that is completed. */
export function aBatch(over: Partial<BatchJob> = {}): BatchJob {
  return {
    batch_job_id: 'batch-0001',
    status: 'completed',
    created_at: NOW,
    updated_at: NOW,
    completed_at: NOW,
    error_message: null,
    candidates_charged: 2,
    estimated_candidates: 3,
    total_candidates: 3,
    processed_candidates: 3,
    jobTitle: 'Night Porter',
    progress: 100,
    queuePosition: null,
    input_type: 'csv_file',
    original_filename: 'porters.csv',
    stage: null,
    chunk: null,
    rerun_of: null,
    sample: false,
    ...over,
  };
}

/** A must-have skill with a weight of 10. */
export function aRequirement(id: string, over: Partial<JobRequirement> = {}): JobRequirement {
  return {
    id,
    text: `Requirement ${id}`,
    kind: 'skill',
    importance: 'must',
    weight: 10,
    minimum_years: null,
    alternatives: [],
    source: { start: 0, end: 4 },
    ...over,
  };
}

/** How a candidate does on a requirement. */
export function aRequirementResult(
  id: string,
  verdict: Verdict,
  over: Partial<RequirementResult> = {},
): RequirementResult {
  return {
    ...aRequirement(id),
    verdict,
    strength: 1,
    points: 10,
    max_points: 10,
    evidence: [],
    ...over,
  };
}

/** A match with a score of 80 and no requirements. */
export function aMatch(over: Partial<MatchResult> = {}): MatchResult {
  const score = over.overall_score ?? 80;
  return {
    overall_score: score,
    tier: tierOf(score),
    dimensions: [],
    requirements: [],
    strengths: [],
    gaps: [],
    questions: [],
    would_change: [],
    flags: [],
    confidence: 1,
    engine_version: '1.0.0',
    ...over,
  };
}

/** A row of results. A score of null is a candidate who could not be scored. */
export function anItem(
  ordinal: number,
  score: number | null,
  over: Partial<ProcessedItem> = {},
): ProcessedItem {
  return {
    candidate_id_internal: `person-${String(ordinal).padStart(4, '0')}`,
    ordinal,
    charged_to_quota: score !== null,
    original_filename: `file-${ordinal}.pdf`,
    candidate_name: `Person ${ordinal}`,
    candidate_id: null,
    email: null,
    headline: 'Porter, 3 years',
    match_score: score,
    error: score === null ? 'The file holds pictures, no text.' : null,
    error_code: score === null ? 'no_text_layer' : null,
    duplicate_of: null,
    decision: null,
    ...over,
  };
}
