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

/** What the account's own jobs tell about a skill. */
export const CompetitiveIntelligence = z.object({
  skill: z.string(),
  /** null where all jobs were asked, of whatever industry. */
  industry: z.string().nullable(),
  location: z.string().nullable(),
  company_size: z.enum(COMPANY_SIZES).nullable(),
  /** `none`: no job of the account says anything. `thin`: fewer than three jobs or twenty people. */
  coverage: z.enum(['none', 'thin', 'good']),
  /** Jobs that ask for the skill; null where none does. */
  demand: Count.nullable(),
  /** People who show it in full, of those who were asked; null with too few of them. */
  supply: Count.nullable(),
  findings: z.array(AiInsight),
  /** What the figures come from. No source from outside the account is among them. */
  sources: z.array(z.object({ name: z.string(), as_of: Time })),
  /** What the answer lacks, in sentences: nothing here stands for what nobody knows. */
  limits: z.array(z.string()),
  generated_at: Time,
  cached: z.boolean(),
});

export type CompetitiveIntelligenceBody = z.infer<typeof CompetitiveIntelligenceBody>;
export type CompetitiveIntelligence = z.infer<typeof CompetitiveIntelligence>;
