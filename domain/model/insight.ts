import { z } from 'zod';

const Count = z.number().int().nonnegative();

/** Fewer people than this carry no figure and no finding: one of them more would turn it around. */
export const LEAST_PEOPLE = 5;

/** A place in the application: its words, and its path from the root. */
const FindingLink = z.object({ label: z.string().min(1), path: z.string().startsWith('/') });

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
  /** Where in the application to look at the people behind it, or to act. */
  links: z.array(FindingLink).optional(),
  category: z.enum(['scores', 'skills', 'process', 'quota']),
});

/** Whole days back from now, as text or number. */
export const TimeRange = z
  .union([z.string().regex(/^\d{1,3}$/), z.number().int()])
  .transform(Number)
  .pipe(z.number().min(1).max(365));

const DAYS = 30;

/** The same in a body, where null is how something is left out. */
export const TimeRangeSent = TimeRange.nullable()
  .default(DAYS)
  .transform((days) => days ?? DAYS);

export type AiInsight = z.infer<typeof AiInsight>;
