import { z } from 'zod';
import { DayPoint } from './analytics';
import { Time } from './scalars';

const Count = z.number().int().nonnegative();

/** How often the advisor was asked in an inclusive range of UTC days, and what is left of this hour. */
export const AiUsage = z.object({
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  total_requests: Count,
  /** Answers cached from an earlier call. */
  cached_requests: Count,
  /** Of a language model: none is asked here. */
  total_tokens: z.literal(0),
  requests_by_day: z.array(DayPoint),
  cached_by_day: z.array(DayPoint),
  /** Calls that the plan has in an hour. */
  limit: Count,
  /** How many of those are left. */
  remaining: Count,
  /** When all of them are there again; null while none is used. */
  resets_at: Time.nullable(),
});

export type AiUsage = z.infer<typeof AiUsage>;
