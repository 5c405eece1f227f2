import { z } from 'zod';
import { PlanType } from '../rules/plans';
import { ApiKey } from './api-key';
import { RecentBatch } from './batch';
import { PlanLimits, PlanStatus } from './plan';
import { AskedDay, Time } from './scalars';

const Count = z.number().int().nonnegative();

/** How many batches a dashboard shows. */
export const RECENT_JOBS = 5;

export const Dashboard = z.object({
  /** Scored batch candidates and single matches since the account began. */
  total_analyses: Count,
  /** Candidates charged to the quota since the account began. */
  total_candidates_processed: Count,
  /** Calls made with an API key. */
  total_api_calls: Count,
  subscription_info: z.object({
    plan_type: PlanType,
    candidates_used: Count,
    candidates_limit: Count.nullable(),
    status: PlanStatus,
    trial_ends_at: Time.nullable(),
    is_trial: z.boolean(),
  }),
  /** The newest, with what came of each. */
  recent_jobs: z.array(RecentBatch).max(RECENT_JOBS),
  plan_limits: PlanLimits,
});

/** A day in UTC and its count. */
export const DayPoint = z.object({ date: z.iso.date(), value: Count });

/** An inclusive range of UTC days; both default to the last 30 days. */
export const DateRangeQuery = z.object({
  start_date: AskedDay.optional(),
  end_date: AskedDay.optional(),
});

const Range = z.object({ start_date: z.iso.date(), end_date: z.iso.date() });

export const UsageStats = Range.extend({
  total_analyses: Count,
  total_candidates_processed: Count,
  total_api_calls: Count,
  analyses_by_day: z.array(DayPoint),
  candidates_by_day: z.array(DayPoint),
  api_calls_by_day: z.array(DayPoint),
});

/** What an account has made and still has, without the sample: it stays when a plan ends. */
export const KeptWork = z.object({
  jobs: Count,
  /** Candidates with a score. */
  candidates: Count,
  /** Decisions that stand. */
  decisions: Count,
});

export const CandidateQuotaAnalytics = Range.extend({
  candidates_used: Count,
  candidates_limit: Count.nullable(),
  candidates_remaining: Count.nullable(),
  used_by_day: z.array(DayPoint),
  /** When the quota runs out at the pace of the range; null when it does not before the period ends. */
  projected_run_out: Time.nullable(),
  current_period_end: Time.nullable(),
});

export const ApiKeyAnalytics = Range.extend({
  api_keys_used: Count,
  api_keys_limit: Count.nullable(),
  api_keys: z.array(ApiKey.extend({ usage_by_day: z.array(DayPoint) })),
});

export type KeptWork = z.infer<typeof KeptWork>;
export type Dashboard = z.infer<typeof Dashboard>;
export type DayPoint = z.infer<typeof DayPoint>;
export type UsageStats = z.infer<typeof UsageStats>;
export type CandidateQuotaAnalytics = z.infer<typeof CandidateQuotaAnalytics>;
export type ApiKeyAnalytics = z.infer<typeof ApiKeyAnalytics>;
