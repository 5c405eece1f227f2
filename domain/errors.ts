import { z } from 'zod';
import { messages as sentences } from './messages';

/**
 * The closed catalogue of error codes: the status a code travels with and the sentence that is shown when the thrower
 * has none of its own. `status: null` marks what only the browser raises.
 */
export const ERROR_CATALOGUE = {
  validation_error: { status: 400, message: 'Invalid request. Please check your input.' },
  authentication_required: { status: 401, message: 'Authentication required. Please log in.' },
  quota_exceeded: { status: 402, message: 'Plan limit exceeded. Please upgrade your plan.' },
  api_key_limit_exceeded: {
    status: 402,
    message: 'Plan limit exceeded. Please upgrade your plan.',
  },
  batch_size_exceeded: { status: 402, message: 'Plan limit exceeded. Please upgrade your plan.' },
  input_type_not_allowed: {
    status: 402,
    message: 'Plan limit exceeded. Please upgrade your plan.',
  },
  feature_not_available: { status: 402, message: 'Plan limit exceeded. Please upgrade your plan.' },
  candidate_quota_exceeded: {
    status: 402,
    message: 'Plan limit exceeded. Please upgrade your plan.',
  },
  professional_subscription_required: {
    status: 402,
    message: 'Plan limit exceeded. Please upgrade your plan.',
  },
  permission_denied: { status: 403, message: 'Access denied. Insufficient permissions.' },
  integration_partner_required: { status: 403, message: 'Integration partner access required.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address is not called by this method.' },
  conflict: { status: 409, message: 'This was changed in the meantime. Please reload.' },
  gone: { status: 410, message: 'This is no longer available.' },
  file_too_large: { status: 413, message: 'File too large.' },
  unsupported_type: { status: 415, message: 'Unsupported file type.' },
  invalid_plan: {
    status: 422,
    message: 'Invalid plan or billing period selected. Please try again.',
  },
  rate_limited: { status: 429, message: 'Rate limit exceeded. Please try again later.' },
  service_unavailable: {
    status: 503,
    message: 'Service temporarily unavailable. Please try again.',
  },
  timeout: { status: null, message: 'Request timed out. Please try again.' },
  network_error: {
    status: null,
    message: 'Unable to connect to service. Please check your connection.',
  },
  unknown: { status: null, message: 'An unexpected error occurred' },
  health_check_failed: { status: null, message: 'Analytics health check timed out' },
  subscription_data_missing: { status: null, message: 'Subscription data not loaded.' },
  insufficient_quota: { status: null, message: 'Plan limit exceeded. Please upgrade your plan.' },
  submission_error: { status: null, message: 'Batch submission failed. Please try again.' },
  rerun_error: { status: null, message: 'Failed to rerun batch job. Please try again.' },
} as const satisfies Record<string, { status: number | null; message: string }>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** The codes a server may send: those with a status. */
export type ServerErrorCode = {
  [Code in ErrorCode]: (typeof ERROR_CATALOGUE)[Code]['status'] extends number ? Code : never;
}[ErrorCode];

const codes = Object.keys(ERROR_CATALOGUE) as [ErrorCode, ...ErrorCode[]];
export const ErrorCode = z.enum(codes);

export const LimitType = z.enum([
  'api_key_limit',
  'batch_size_limit',
  'input_type_restricted',
  'feature_restricted',
  'candidate_quota',
  'trial_expired',
  'invitation_credits',
  'payment_setup',
]);
export type LimitType = z.infer<typeof LimitType>;

/** The `reason` of a refusal to an account that the operator has suspended. */
export const ACCOUNT_SUSPENDED = 'account_suspended';

/** The `reason` of a refusal that a new proof of identity resolves. */
export const PROOF_REQUIRED = 'proof_required';

/** The `reason` of a 409 to a repeated call whose first one still runs. */
export const STILL_RUNNING = 'idempotency_in_progress';

/** The `reason` of a 409 to a repeated call whose first one was cut off, so that nobody knows whether it took effect. */
export const OUTCOME_UNKNOWN = 'idempotency_outcome_unknown';

/** The `reason` of a 503 that is about a connected source: its sentence says what that did, and is ours. */
export const SOURCE_AWAY = 'source_away';

/** The code that a 402 carries for each limit; a limit that is not named here is a plain `quota_exceeded`. */
export const CODE_OF_LIMIT = {
  api_key_limit: 'api_key_limit_exceeded',
  batch_size_limit: 'batch_size_exceeded',
  input_type_restricted: 'input_type_not_allowed',
  feature_restricted: 'feature_not_available',
  candidate_quota: 'candidate_quota_exceeded',
  trial_expired: 'quota_exceeded',
  invitation_credits: 'quota_exceeded',
  payment_setup: 'quota_exceeded',
} as const satisfies Record<LimitType, ServerErrorCode>;

export const FieldError = z.object({
  field: z.string(),
  message: z.string(),
  value: z.union([z.string(), z.number()]).optional(),
});
export type FieldError = z.infer<typeof FieldError>;

/** What every answer outside 2xx carries. Unknown keys pass so that a newer server does not break an older browser. */
export const ErrorBody = z.object({
  detail: z.string(),
  code: ErrorCode,
  request_id: z.string(),
  reason: z.string().optional(),
  errors: z.array(FieldError).optional(),
  limit_type: LimitType.optional(),
  upgrade_required: z.boolean().optional(),
  required_plan: z.string().optional(),
  plan_type: z.string().optional(),
  limit: z.number().nullable().optional(),
  used: z.number().optional(),
  remaining: z.number().optional(),
  requested: z.number().optional(),
  input_type: z.string().optional(),
  feature: z.string().optional(),
  /** The applicant tracking system that it is about. */
  ats_type: z.string().optional(),
  retry_after: z.number().optional(),
  /** Whom a candidate can ask about an invitation that is over. */
  company: z.string().optional(),
  contact_email: z.string().optional(),
  /** The current state, if somebody else was faster. */
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Everything of an error body that its thrower decides; code, status and request id are added on the way out. */
export type ErrorDetails = Partial<Omit<ErrorBody, 'code' | 'request_id'>>;

/** A refusal that the caller is meant to see. Anything else that is thrown is a bug and answers a blank 500. */
export class AppError extends Error {
  readonly code: ServerErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ServerErrorCode, details: ErrorDetails = {}) {
    super(details.detail ?? ERROR_CATALOGUE[code].message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_CATALOGUE[this.code].status;
  }
}

/** Sentences that ask for several fields at once: said of each of them, they are one failure. */
const OF_SEVERAL_FIELDS: readonly string[] = [sentences.resetTokenRequired];

/** One failed field answers its bare sentence, several are combined. */
export function validationError(errors: readonly FieldError[]): AppError {
  const messages = errors
    .map(({ message }) => message)
    .filter(
      (message, at, all) => !OF_SEVERAL_FIELDS.includes(message) || all.indexOf(message) === at,
    );
  const detail = messages.length === 1 ? messages[0] : `Validation failed: ${messages.join('; ')}`;
  return new AppError('validation_error', { ...(detail && { detail }), errors: [...errors] });
}
