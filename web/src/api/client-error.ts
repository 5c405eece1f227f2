import {
  ERROR_CATALOGUE,
  type ErrorBody,
  type ErrorCode,
  type FieldError,
} from '@candor/domain/errors';

/** What a person can do about an error. */
export type ErrorAction = 'sign_in' | 'upgrade' | 'try_again' | 'none';

export type ErrorFacts = {
  code: ErrorCode;
  message?: string | undefined;
  /** 0 when no answer came. */
  status?: number | undefined;
  fields?: readonly FieldError[] | undefined;
  requestId?: string | undefined;
  /** Seconds to wait before asking again. */
  retryAfter?: number | undefined;
  body?: ErrorBody | undefined;
  cause?: unknown;
};

/** A call that did not go well, in words for people and with what can be done about it. */
export class ClientError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  readonly body: ErrorBody | null;

  constructor(facts: ErrorFacts) {
    super(facts.message || ERROR_CATALOGUE[facts.code].message, { cause: facts.cause });
    this.name = 'ClientError';
    this.code = facts.code;
    this.status = facts.status ?? 0;
    this.fields = facts.fields ?? [];
    this.requestId = facts.requestId ?? null;
    this.retryAfter = facts.retryAfter ?? null;
    this.body = facts.body ?? null;
  }

  get action(): ErrorAction {
    return actionFor(this.code);
  }
}

const PLAN_CODES: readonly ErrorCode[] = [
  'quota_exceeded',
  'api_key_limit_exceeded',
  'batch_size_exceeded',
  'input_type_not_allowed',
  'feature_not_available',
  'candidate_quota_exceeded',
  'professional_subscription_required',
  'insufficient_quota',
];

const NO_RETRY: readonly ErrorCode[] = [
  'permission_denied',
  'integration_partner_required',
  'validation_error',
  'not_found',
  'gone',
  'file_too_large',
  'unsupported_type',
  'invalid_plan',
];

/** Whether an error says that the plan is too small. */
export function isPlanError(code: ErrorCode): boolean {
  return PLAN_CODES.includes(code);
}

/** The one place where a code becomes a button: sign in, upgrade, try again or nothing. */
export function actionFor(code: ErrorCode): ErrorAction {
  if (code === 'authentication_required') return 'sign_in';
  if (isPlanError(code)) return 'upgrade';
  return NO_RETRY.includes(code) ? 'none' : 'try_again';
}

/** Any thrown thing as an error that can be shown. */
export function asClientError(error: unknown): ClientError {
  return error instanceof ClientError ? error : new ClientError({ code: 'unknown', cause: error });
}
