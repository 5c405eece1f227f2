import { z } from 'zod';
import { messages } from '../messages';
import { AiInsight } from './insight';
import { Time } from './scalars';

const Count = z.number().int().nonnegative();

export const COMPANY_SIZES = ['1-50', '51-200', '201-1000', '1001-5000', '5000+'] as const;

const SKILL_LETTERS = { min: 2, max: 100 };
const Words = z
  .string({ error: messages.required })
  .trim()
  .min(1, { error: messages.required, abort: true })
  .max(SKILL_LETTERS.max, messages.maxLength(SKILL_LETTERS.max));

export const CompetitiveIntelligenceBody = z.object({
  skill: Words.pipe(z.string().min(SKILL_LETTERS.min, messages.minLength(SKILL_LETTERS.min))),
  industry: Words,
  location: z
    .string()
    .trim()
    .max(SKILL_LETTERS.max, messages.maxLength(SKILL_LETTERS.max))
    .nullable()
    .default(null)
    .transform((words) => words || null),
  company_size: z.enum(COMPANY_SIZES).nullable().default(null),
});

/** What a public table that the operator loaded says about the occupation of some of the jobs, in a region. It counts in no score. */
export const OccupationStatistic = z.object({
  /** The occupation of the jobs, as the map calls it by which candidates are scored. */
  occupation: z.string(),
  /** Of the jobs that ask for the skill, those that are of this occupation for certain. */
  jobs: Count,
  /** As the source calls the occupation. */
  title: z.string(),
  region: z.string(),
  employed: Count.nullable(),
  yearly_openings: Count.nullable(),
  median_yearly_pay: z.number().nonnegative().nullable(),
  /** ISO 4217, of the pay. */
  currency: z.string().nullable(),
  growth_percent: z.number().nullable(),
  /** The years that the growth is over, such as `2024-2034`. */
  growth_period: z.string().nullable(),
  source: z.string(),
  /** The day that the figures are of. */
  as_of: z.iso.date(),
});

/** What the account's own jobs say about a skill. */
export const CompetitiveIntelligence = z.object({
  skill: z.string(),
  /** null if all jobs were counted, whatever their industry. */
  industry: z.string().nullable(),
  location: z.string().nullable(),
  company_size: z.enum(COMPANY_SIZES).nullable(),
  /** `none`: no job of the account says anything. `thin`: fewer than three jobs or twenty people. */
  coverage: z.enum(['none', 'thin', 'good']),
  /** Jobs that ask for the skill; null if none does. */
  demand: Count.nullable(),
  /** People who show it in full, of those who were asked; null with too few of them. */
  supply: Count.nullable(),
  findings: z.array(AiInsight),
  /** Public figures about the occupations of these jobs; empty where none were loaded, or no occupation is certain. */
  statistics: z.array(OccupationStatistic),
  /**
   * The sources of the figures: the account's own jobs, and each public table shown next to them, with its licence if
   * known.
   */
  sources: z.array(z.object({ name: z.string(), as_of: Time, licence: z.string().nullable() })),
  /** What the answer lacks, in sentences: unknown values are never replaced by estimates. */
  limits: z.array(z.string()),
  generated_at: Time,
  cached: z.boolean(),
});

export type CompetitiveIntelligenceBody = z.infer<typeof CompetitiveIntelligenceBody>;
export type OccupationStatistic = z.infer<typeof OccupationStatistic>;
export type CompetitiveIntelligence = z.infer<typeof CompetitiveIntelligence>;
