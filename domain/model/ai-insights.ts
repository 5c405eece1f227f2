import { z } from 'zod';
import { messages } from '../messages';
import { CompetitiveIntelligence } from './competitive-intelligence';
import { AiInsight, TimeRangeSent } from './insight';
import { Id, switchSent, Time } from './scalars';

/** What the findings are wanted for. */
export const DashboardMode = z.enum(['overview', 'batch', 'quota']);

/** Figures that the client already shows. Findings are based on stored data, whatever these say. */
const ShownFigures = z.record(z.string(), z.unknown());

export const DashboardInsightsBody = z.object({
  dashboard_mode: z.enum(DashboardMode.options, {
    // A missing value is reported as required; a wrong word gets the usual error.
    error: ({ input }) => (input ? undefined : messages.required),
  }),
  /** Names the batch that mode `batch` is about; without one it is the newest that is done. */
  batch_data: z.looseObject({ batch_job_id: Id.nullish() }).nullish(),
  analytics_data: ShownFigures.nullish(),
  usage_analytics: ShownFigures.nullish(),
  quota_analytics: ShownFigures.nullish(),
  time_range: TimeRangeSent,
  include_competitive_analysis: switchSent(false),
});

const FILTER_LETTERS = 100;
const Filter = z
  .string()
  .trim()
  .max(FILTER_LETTERS, messages.maxLength(FILTER_LETTERS))
  .nullable()
  .default(null)
  .transform((words) => words || null);

export const StrategicInsightsBody = z.object({
  time_range: TimeRangeSent,
  /** Jobs whose title or text has these words. */
  department_filter: Filter,
  /** Requirements of this kind, of this field, or with these words. */
  skill_category: Filter,
  include_competitive_analysis: switchSent(false),
});

export const AiInsights = z.object({
  insights: z.array(AiInsight),
  /**
   * What the account's own jobs say about their scarcest skill; null if not requested, or if no skill was asked of
   * enough people.
   */
  competitive_analysis: CompetitiveIntelligence.nullable(),
  dashboard_mode: DashboardMode.nullable(),
  time_range: z.string(),
  /** `rules`: sentences that are filled with counted figures; nothing was written by a language model. */
  generated_by: z.enum(['model', 'rules']),
  cached: z.boolean(),
  generated_at: Time,
});

export type DashboardMode = z.infer<typeof DashboardMode>;
export type DashboardInsightsBody = z.infer<typeof DashboardInsightsBody>;
export type StrategicInsightsBody = z.infer<typeof StrategicInsightsBody>;
export type AiInsights = z.infer<typeof AiInsights>;
