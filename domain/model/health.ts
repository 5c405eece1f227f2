import { z } from 'zod';
import { Time } from './scalars';

const HealthWord = z.enum(['healthy', 'unhealthy', 'degraded', 'checking']);

/** Both spellings of a reading carry the same value, so that either kind of client finds its own. */
export const HealthStatus = z.object({
  status: HealthWord,
  overall_status: HealthWord,
  response_time_ms: z.number().nullable(),
  responseTime: z.number().nullable(),
  timestamp: Time,
  error_message: z.string().nullable(),
  parts: z.object({
    engine: HealthWord,
    database: HealthWord,
    queue: HealthWord,
    /** Absent where no endpoint of the semantic signal is configured. */
    semantic: HealthWord.optional(),
    /** Absent where no virus scanner is configured. */
    scanner: HealthWord.optional(),
    /** Whether the audit log was found as it was written; absent before it was first verified. */
    audit_log: HealthWord.optional(),
  }),
});

/** The state of the service as it is read: one spelling is enough, the other is filled in from it. */
export const ReadHealthStatus = z.preprocess(withBothSpellings, HealthStatus);

/**
 * What a page needs to know, whichever server answers: one of another version, or a substitute, may say less or
 * something new. Anything missing or not understood is null.
 */
export const HealthReading = z.preprocess(
  withBothSpellings,
  z.object({
    status: HealthWord.nullable().catch(null),
    response_time_ms: z.number().nullable().catch(null),
    timestamp: Time.nullable().catch(null),
    error_message: z.string().nullable().catch(null),
  }),
);

function withBothSpellings(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const named = new Map<string, unknown>(Object.entries(answer));
  const either = (one: string, other: string) =>
    named.has(one) ? named.get(one) : named.get(other);
  return {
    ...answer,
    status: either('status', 'overall_status'),
    overall_status: either('overall_status', 'status'),
    response_time_ms: either('response_time_ms', 'responseTime'),
    responseTime: either('responseTime', 'response_time_ms'),
  };
}

export const HealthHistory = z.object({
  points: z.array(
    z.object({ timestamp: Time, status: HealthWord, response_time_ms: z.number().nullable() }),
  ),
});

export const PublicConfig = z.object({
  google_client_id: z.string().nullable(),
  /** Where people sign in with Google; absent if that is off. */
  google_sign_in_url: z.string().optional(),
  contact_email: z.string().nullable(),
  support_email: z.string().nullable(),
  payments: z.boolean(),
  ai: z.boolean(),
  ats: z.object({ ashby: z.boolean(), greenhouse: z.boolean() }),
  mail: z.enum(['smtp', 'outbox']),
  health_url: z.string(),
  version: z.string(),
  /** Who runs this installation; null for what is not configured. */
  operator: z
    .object({
      name: z.string().nullable(),
      address: z.string().nullable(),
      law: z.string().nullable(),
    })
    .optional(),
  /** After how many days what was handed in is erased. */
  retention: z.object({ upload_days: z.number(), result_days: z.number() }).optional(),
  /** Where passages are sent for the semantic signal; absent if it is off. */
  semantic: z.object({ host: z.string(), model: z.string() }).optional(),
});

export type HealthStatus = z.infer<typeof HealthStatus>;
export type HealthReading = z.infer<typeof HealthReading>;
export type HealthHistory = z.infer<typeof HealthHistory>;
export type PublicConfig = z.infer<typeof PublicConfig>;
