import { ERROR_CATALOGUE, type ErrorCode, type FieldError } from '@candor/domain/errors';
import { ERROR_RULES, type ErrorAction } from './error-rules';
import type { HeardBody } from './heard-body';

export type ErrorFacts = {
  code: ErrorCode;
  message?: string | undefined;
  /** 0 if there was no response. */
  status?: number | undefined;
  fields?: readonly FieldError[] | undefined;
  requestId?: string | undefined;
  /** Seconds to wait before asking again. */
  retryAfter?: number | undefined;
  body?: HeardBody | undefined;
  cause?: unknown;
};

/** A call that did not go well, in words for people and with what can be done about it. */
export class ClientError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  readonly body: HeardBody | null;

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

  /** The one thing that helps against it. A limit that no plan lifts is not cured by another one. */
  get action(): ErrorAction {
    const { action } = ERROR_RULES[this.code];
    if (action !== 'upgrade') return action;
    return isPlanLimit(this) && this.body?.upgrade_required !== false ? 'upgrade' : 'none';
  }
}

/** Whether an error says that the plan is too small. A provider that is not set up is no matter of the plan. */
export function isPlanLimit({ code, body }: Pick<ClientError, 'code' | 'body'>): boolean {
  return ERROR_RULES[code].action === 'upgrade' && body?.limit_type !== 'payment_setup';
}

/** Any thrown thing as an error that can be shown. */
export function asClientError(error: unknown): ClientError {
  return error instanceof ClientError ? error : new ClientError({ code: 'unknown', cause: error });
}
