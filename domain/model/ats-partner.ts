import { z } from 'zod';
import { ErrorBody } from '../errors';
import { messages } from '../messages';
import { Email } from './user';

/** An id of another system: a word of plain signs. */
const ForeignId = z.string().regex(/^[\x21-\x7e]{1,200}$/, messages.invalidId);

const LONGEST_NAME = 200;

/** A text about somebody that may be missing; what is longer than such a text can be is cut off. */
const Words = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => (text ?? '').slice(0, LONGEST_NAME).trim());

/** The target of the link. */
const CandidateEmail = z
  .string({ error: messages.candidateWithoutEmail })
  .trim()
  .min(1, { error: messages.candidateWithoutEmail, abort: true })
  .pipe(Email);

/** Ashby asks with an empty object, or with nothing at all. */
export const AshbyListBody = z.object({}).optional();

export const AshbyAssessments = z.object({
  success: z.literal(true),
  results: z.array(
    z.object({ assessment_type_id: z.string(), name: z.string(), description: z.string() }),
  ),
});

/** What Ashby says of the person, the application and the job; whatever else it says is not read. */
export const AshbyStartBody = z.object({
  assessment_type_id: ForeignId,
  candidate: z.object({
    ashby_id: ForeignId.nullish()
      .catch(null)
      .transform((id) => id ?? null),
    first_name: Words,
    last_name: Words,
    email: CandidateEmail,
  }),
  application: z.object({ ashby_id: ForeignId }),
  job: z.object({ name: Words }).nullish().catch(null),
});
export type AshbyStartBody = z.infer<typeof AshbyStartBody>;

/** One thing that Ashby shows of an assessment. Its identifier is unique in the assessment. */
const AshbyValue = z.object({
  identifier: z.string(),
  label: z.string(),
  type: z.enum(['numeric_score', 'url', 'string']),
  value: z.union([z.string(), z.number()]),
});
export type AshbyValue = z.infer<typeof AshbyValue>;

/** How an assessment is, as Ashby is told. A result ends it, and so does a reason why it was cancelled. */
export const AshbyUpdate = z.object({
  assessment_id: z.uuid(),
  /** Milliseconds since 1970, later than those of the update before. */
  timestamp: z.int(),
  assessment_status: AshbyValue.optional(),
  assessment_profile_url: AshbyValue.optional(),
  assessment_result: AshbyValue.optional(),
  cancelled_reason: AshbyValue.optional(),
  metadata: z.array(AshbyValue),
});
export type AshbyUpdate = z.infer<typeof AshbyUpdate>;

export const AshbyStarted = z.object({
  success: z.literal(true),
  results: z.object({ assessment_id: z.uuid(), update_request: AshbyUpdate }),
});

export const AshbyCancelBody = z.object({ assessment_id: ForeignId });
export const AshbyCancelled = z.object({
  success: z.literal(true),
  results: z.object({ assessment_id: z.uuid() }),
});

/** An error in Ashby's format; for 422 it shows the message to the user. Our own fields are next to it. */
export const AshbyRefusal = ErrorBody.omit({ errors: true }).extend({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(z.string()),
  errorInfo: z.object({ code: z.string(), message: z.string(), requestId: z.string() }),
});
export type AshbyRefusal = z.infer<typeof AshbyRefusal>;

export const GreenhouseTests = z.array(
  z.object({ partner_test_id: z.string(), partner_test_name: z.string() }),
);

/** Greenhouse's data about the person. `url` is the take-home test there: its last part identifies the test. */
export const SendTestBody = z.object({
  partner_test_id: ForeignId,
  candidate: z.object({
    first_name: Words,
    last_name: Words,
    preferred_name: Words,
    email: CandidateEmail,
    greenhouse_profile_url: z
      .string()
      .max(2_000)
      .nullish()
      .catch(null)
      .transform((url) => url ?? null),
  }),
  url: z.string().max(2_000, messages.maxLength(2_000)),
});
export type SendTestBody = z.infer<typeof SendTestBody>;

export const TestSent = z.object({ partner_interview_id: z.string() });
export const TestStatusQuery = z.object({ partner_interview_id: ForeignId });

/** `complete` is Greenhouse's own word for the end; the others are ours. */
export const TestStatus = z.object({
  partner_status: z.enum(['sent', 'opened', 'started', 'complete', 'cancelled', 'expired']),
  partner_profile_url: z.url(),
  /** Only of answers that were scored. */
  partner_score: z.number().min(0).max(100).optional(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type TestStatus = z.infer<typeof TestStatus>;

export const ReportedCall = z.enum(['list_tests', 'send_test', 'test_status', 'unknown']);
/** A call of Greenhouse's, as it reports what came of it. */
export type ReportedCall = z.infer<typeof ReportedCall>;

/** A response of ours that Greenhouse could not use. Anything else in it may name people and is not read. */
export const ResponseErrorBody = z.object({
  api_call: ReportedCall.catch('unknown'),
  errors: z.array(z.unknown()).catch([]),
  partner_test_id: ForeignId.nullish().catch(null),
  partner_interview_id: ForeignId.nullish().catch(null),
});
export type ResponseErrorBody = z.infer<typeof ResponseErrorBody>;
export const ErrorNoted = z.object({ received: z.literal(true) });
