import { z } from 'zod';
import { Id, Time } from './scalars';

const Count = z.number().int().nonnegative();

/** Fewer people than this carry no figure and no finding: one of them more would turn it around. */
export const LEAST_PEOPLE = 5;

/** A finding about an account's own work, with what it rests on. */
export const AiInsight = z.object({
  id: z.string().min(1),
  title: z.string(),
  /** One sentence that says what was found. */
  claim: z.string(),
  /** The numbers that the claim stands on, in words. */
  basis: z.string(),
  /** How many people, or jobs where it is about those, it was found in. */
  n: Count,
  confidence: z.enum(['low', 'medium', 'high']),
  /** What can be done about it. */
  actions: z.array(z.string()),
  category: z.enum(['scores', 'skills', 'process', 'quota']),
});

/** Whole days back from now, as text or number. */
export const TimeRange = z
  .union([z.string().regex(/^\d{1,3}$/), z.number().int()])
  .transform(Number)
  .pipe(z.number().min(1).max(365));

/** What the findings are wanted for. */
export const DashboardMode = z.enum(['overview', 'batch', 'quota']);

/** Figures that a client shows already. Findings come from what is stored, whatever these say. */
const ShownFigures = z.record(z.string(), z.unknown());

export const DashboardInsightsBody = z.object({
  dashboard_mode: DashboardMode,
  /** Names the batch that mode `batch` is about. */
  batch_data: z.looseObject({ batch_job_id: Id.optional() }).optional(),
  analytics_data: ShownFigures.optional(),
  usage_analytics: ShownFigures.optional(),
  quota_analytics: ShownFigures.optional(),
  time_range: TimeRange.default(30),
  include_competitive_analysis: z.boolean().default(false),
});

export const AiInsights = z.object({
  insights: z.array(AiInsight),
  /** Of the market outside the account; null while nothing was loaded that it could come from. */
  competitive_analysis: z.null(),
  dashboard_mode: DashboardMode.nullable(),
  time_range: z.string(),
  /** `rules`: sentences that are filled with counted figures; nothing was written by a language model. */
  generated_by: z.enum(['model', 'rules']),
  cached: z.boolean(),
  generated_at: Time,
});

export type AiInsight = z.infer<typeof AiInsight>;
export type DashboardMode = z.infer<typeof DashboardMode>;
export type DashboardInsightsBody = z.infer<typeof DashboardInsightsBody>;
export type AiInsights = z.infer<typeof AiInsights>;
