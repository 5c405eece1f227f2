import {
  CODE_OF_LIMIT,
  ERROR_CATALOGUE,
  LimitType,
  OUTCOME_UNKNOWN,
  SOURCE_AWAY,
  STILL_RUNNING,
} from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { FeatureName } from '@candor/domain/rules/plans';
import { ClientError, type ErrorFacts } from './client-error';
import { HeardBody } from './heard-body';
import { parseJson } from './parse-json';

/** An answer outside 2xx, as far as it matters here. */
export type FailedAnswer = {
  status: number;
  statusText: string;
  header: (name: string) => string | null;
  text: string;
  /** Whether the call carried our token: only then does 401 mean that a session ended. */
  signedIn: boolean;
};

/** Interprets a failed response with the product's error table. */
export function interpretError(answer: FailedAnswer): ClientError {
  const json = parseJson(answer.text);
  const body = HeardBody.safeParse(json).data;
  const common = {
    status: answer.status,
    fields: body?.errors,
    requestId: body?.request_id ?? answer.header('X-Request-Id') ?? undefined,
    retryAfter: secondsOf(answer.header('Retry-After')) ?? body?.retry_after,
    body,
  };
  return new ClientError({ ...common, ...meaningOf(answer, json, body) });
}

function meaningOf(
  answer: FailedAnswer,
  json: unknown,
  body: HeardBody | undefined,
): Pick<ErrorFacts, 'code' | 'message'> {
  const said = sentenceOf(json);
  const { status } = answer;
  if (status === 401) {
    return { code: 'authentication_required', message: answer.signedIn ? undefined : said };
  }
  if (status === 402) return planRefusal(answer, body, said);
  if (status === 403) {
    const partner = body?.code === 'integration_partner_required';
    return { code: partner ? 'integration_partner_required' : 'permission_denied', message: said };
  }
  if (status === 429) return { code: 'rate_limited', message: said };
  if (status === 400) return { code: 'validation_error', message: said };
  if (status >= 500) {
    const isOurs = body?.reason === SOURCE_AWAY;
    return { code: 'service_unavailable', message: isOurs ? said : ownSentence(said) };
  }
  return {
    code: body?.code ?? 'unknown',
    message:
      repeatedCall(body) ??
      said ??
      (status ? messages.apiError(status, answer.statusText) : undefined),
  };
}

/**
 * The sentence of a 402 by its limit. The header speaks before the body: proxies keep it when they rewrite bodies. Only what
 * needs a professional subscription is known by its code: its limit is that of any feature, which would name the feature in
 * place of the system.
 */
function planRefusal(
  answer: FailedAnswer,
  body: HeardBody | undefined,
  said: string | undefined,
): Pick<ErrorFacts, 'code' | 'message'> {
  if (body?.code === 'professional_subscription_required')
    return { code: body.code, message: said };
  const limit = LimitType.safeParse(answer.header('X-Limit-Type') ?? body?.limit_type).data;
  if (!limit) return { code: 'quota_exceeded', message: said };
  return { code: CODE_OF_LIMIT[limit], message: limitSentence(limit, answer, body) ?? said };
}

function limitSentence(
  limit: LimitType,
  answer: FailedAnswer,
  body: HeardBody | undefined,
): string | undefined {
  const plan = body?.plan_type ?? answer.header('X-Plan-Type');
  if (!plan) return undefined;
  if (limit === 'api_key_limit') {
    const most = numberOf(body?.limit ?? answer.header('X-API-Key-Limit'));
    return most === undefined ? undefined : messages.apiKeyLimit(most, plan);
  }
  if (limit === 'batch_size_limit') {
    const asked = numberOf(body?.requested ?? answer.header('X-Batch-Size-Requested'));
    const most = numberOf(body?.limit ?? answer.header('X-Max-Batch-Size'));
    return asked === undefined || most === undefined
      ? undefined
      : messages.batchSize(asked, plan, most);
  }
  if (limit === 'input_type_restricted') {
    const type = body?.input_type ?? answer.header('X-Input-Type-Requested');
    return type ? messages.inputTypeNotAllowed(type, plan) : undefined;
  }
  if (limit === 'feature_restricted') return featureSentence(body?.feature, plan);
  return limit === 'candidate_quota' ? messages.candidateQuota(plan) : undefined;
}

/** The server explains its answers to repeated calls to programs, in words of the protocol. */
function repeatedCall(body: HeardBody | undefined): string | undefined {
  if (body?.reason === STILL_RUNNING) return messages.stillRunning;
  return body?.reason === OUTCOME_UNKNOWN ? messages.outcomeUnknown : undefined;
}

const ADVISOR: FeatureName = 'ai_strategic_advisor';

/** One feature is refused in a sentence of its own, wherever it is called. */
function featureSentence(feature: string | undefined, plan: string): string | undefined {
  if (!feature) return undefined;
  return feature === ADVISOR ? messages.aiFeatures : messages.featureNotAvailable(feature, plan);
}

/** A server that fails may say anything; only sentences of the product are shown. */
function ownSentence(said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  const ours: readonly unknown[] = [
    ...Object.values(messages),
    ...Object.values(ERROR_CATALOGUE).map((entry) => entry.message),
  ];
  return ours.includes(said) ? said : undefined;
}

/** The words of a body: its detail, message or error, in this order. */
function sentenceOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const entries: Record<string, unknown> = Object.fromEntries(Object.entries(json));
  const found = ['detail', 'message', 'error'].map((key) => entries[key]);
  return found.find((value): value is string => typeof value === 'string' && value.trim() !== '');
}

function numberOf(value: string | number | null | undefined): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function secondsOf(header: string | null): number | undefined {
  const seconds = numberOf(header);
  return seconds !== undefined && seconds >= 0 ? seconds : undefined;
}
