import { z } from 'zod';
import { InputType, PlanType } from '../rules/plans';
import { Tier } from '../rules/tiers';
import { DayPoint } from './analytics';
import { AiInsight, TimeRange, TimeRangeSent } from './insight';
import { switchSent, Time } from './scalars';

const Count = z.number().int().nonnegative();
const Score = z.number().min(0).max(100);

/** Which figures are wanted; the others are left out of the answer. */
export const MetricType = z.enum(['scores', 'skills', 'process', 'all']);

/** Job titles as the batches have them, several with commas between. */
const JobFilter = z.string().trim().max(2_000);

export const MetaQuery = z.object({
  time_range: TimeRange.default(30),
  job_filter: JobFilter.optional(),
  metric_type: MetricType.default('all'),
});

const YesNo = z
  .enum(['true', 'false'])
  .default('true')
  .transform((word) => word === 'true');

export const EnhancedMetaQuery = z.object({
  time_range: TimeRange.default(30),
  include_strategic: YesNo,
  job_filter: JobFilter.optional(),
});

export const CalculateBody = z.object({
  time_range: TimeRangeSent,
  include_benchmarks: switchSent(true),
  include_trends: switchSent(true),
  /** Caches the answer, so that the next read of the same figures gets it at once. */
  cache_results: switchSent(true),
  job_filter: JobFilter.nullable().default(null),
});

/** A week by its Monday in UTC: the middle half of its scores. */
export const ScoreWeek = z.object({
  week: z.iso.date(),
  median: Score,
  low: Score,
  high: Score,
  n: Count,
});

export const SkillGap = z.object({
  skill: z.string(),
  /** Jobs that ask for it. */
  demand: Count,
  /** People who show it, of the `n` who were asked. */
  supply: Count,
  n: Count,
});

export const ScarceRequirement = z.object({
  text: z.string(),
  met: Count,
  partial: Count,
  unmet: Count,
  /** What the text leaves open. */
  unclear: Count,
  n: Count,
});

export const SourceShare = z.object({
  input_type: InputType,
  candidates: Count,
  /** null with too few people. */
  average_score: Score.nullable(),
  /** The 95% confidence interval of the average; null with too few people. */
  average_interval: z.object({ low: Score, high: Score }).nullable(),
  could_not_read: Count,
});

/** Figures over all jobs of an account in a range of days; each with how many people or jobs it rests on. */
export const StrategicMetrics = z.object({
  /** People with a score. */
  assessment_count: Count,
  /** The mean to one decimal; null with too few people. */
  average_score: Score.nullable().optional(),
  top_score: Score.nullable().optional(),
  tiers: z.record(Tier, Count).optional(),
  /** Oldest first; a week with too few people is left out. */
  score_trend: z.array(ScoreWeek).optional(),
  /** The most wanted first. */
  skill_gaps: z.array(SkillGap).optional(),
  /** Must-haves that the fewest people show, scarcest first. */
  scarce_requirements: z.array(ScarceRequirement).optional(),
  sources: z.array(SourceShare).optional(),
  /** From submission to the last score, in whole seconds. */
  time_to_result: z.object({ median_seconds: Count.nullable(), n: Count }).optional(),
  /** What was decided about the people with a score. */
  decisions: z
    .object({ shortlist: Count, maybe: Count, set_aside: Count, undecided: Count })
    .optional(),
  /** How far people invited to an assessment got: each step includes those of later steps. */
  invitation_funnel: z
    .object({ invited: Count, opened: Count, started: Count, submitted: Count })
    .optional(),
  /** Days, as text. */
  time_range: z.string(),
});

export const MetaAnalytics = z.object({
  assessment_meta_analytics: z.object({
    strategic_metrics: StrategicMetrics,
    ai_insights: z.array(AiInsight),
  }),
  data_source: z.enum(['batch', 'ashby', 'greenhouse']),
  plan_type: PlanType,
  integration_partner: z.boolean(),
  /** Batches with somebody in the range. */
  total_jobs: Count,
  total_assessments: Count,
  processing_time_seconds: z.number().nonnegative(),
});

/** A figure of this range beside the same figure of the range before it: never anybody else's. */
export const Benchmark = z.object({
  name: z.string(),
  own: z.number(),
  /** Of the range before. */
  value: z.number(),
  /** People in the range before. */
  n: Count,
});

export const EnhancedMeta = MetaAnalytics.extend({
  /** null if not requested. */
  benchmarks: z.array(Benchmark).nullable(),
  trends: z.array(z.object({ name: z.string(), points: z.array(DayPoint) })).nullable(),
  cached: z.boolean(),
  generated_at: Time,
});

/** In place of the figures: they are still being computed, and the same call after so many seconds asks for them. */
export const StillCalculating = z.object({
  status: z.literal('processing'),
  retry_after: z.number().int().positive(),
});

export const CacheCleared = z.object({ success: z.literal(true), cleared: Count });

export type MetricType = z.infer<typeof MetricType>;
export type MetaQuery = z.infer<typeof MetaQuery>;
export type EnhancedMetaQuery = z.infer<typeof EnhancedMetaQuery>;
export type CalculateBody = z.infer<typeof CalculateBody>;
export type ScoreWeek = z.infer<typeof ScoreWeek>;
export type SkillGap = z.infer<typeof SkillGap>;
export type ScarceRequirement = z.infer<typeof ScarceRequirement>;
export type SourceShare = z.infer<typeof SourceShare>;
export type StrategicMetrics = z.infer<typeof StrategicMetrics>;
export type MetaAnalytics = z.infer<typeof MetaAnalytics>;
export type Benchmark = z.infer<typeof Benchmark>;
export type StillCalculating = z.infer<typeof StillCalculating>;
export type EnhancedMeta = z.infer<typeof EnhancedMeta>;
