import { AppError, ERROR_CATALOGUE, type ErrorBody } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { limitHeaders, refusalHeaders } from './limit-headers';
import type { App } from './serve';

/** When to come again after we could not answer. Seconds. */
const RETRY_AFTER_OUTAGE = 5;

const DEEPEST_CAUSE = 5;

/** Answers every error with the one error body; only what was meant for the caller's eyes leaves the process. */
export function answerErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return sendError(request, reply, refusal.status, bodyOf(refusal, request.id));
    request.log.error({ err: error }, 'a call failed');
    const status = isOverload(error) || isOutage(error) ? 503 : 500;
    const outage = new AppError('service_unavailable', {
      ...(isOverload(error) && { detail: messages.busy, reason: 'busy' }),
    });
    return sendError(request, reply, status, bodyOf(outage, request.id));
  });
}

/** Sends an error body with the headers that belong to it. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: ErrorBody,
): FastifyReply {
  if (status === 413) reply.header('Connection', 'close');
  return reply
    .code(status)
    .headers(request.caller ? limitHeaders(request.caller.allowance) : {})
    .headers(refusalHeaders(body))
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** The error body of a refusal. */
export function bodyOf(error: AppError, requestId: string): ErrorBody {
  const { code, message, details } = error;
  const waits = code === 'rate_limited' || code === 'service_unavailable';
  return {
    ...(waits && { retry_after: RETRY_AFTER_OUTAGE }),
    ...details,
    detail: details.detail ?? message ?? ERROR_CATALOGUE[code].message,
    code,
    request_id: requestId,
  };
}

/** A refusal of ours, or one of the server library in our words; null for everything that should not have happened. */
function refusalOf(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error;
  const status = error.statusCode ?? 500;
  if (status === 413) return new AppError('file_too_large');
  if (status === 415) return new AppError('unsupported_type');
  if (status === 404) return new AppError('not_found');
  return status >= 400 && status < 500 ? new AppError('validation_error') : null;
}

/**
 * There is more to do than the database gets done, and the transaction kept nothing: every connection stayed lent for as long as one
 * waits for it, a statement took longer than it may (57014), or had to make way for another (40001, 40P01, 55P03).
 */
function isOverload(error: Error): boolean {
  return causesOf(error).some(
    ({ code, message }) =>
      /^(57014|40001|40P01|55P03)$/.test(code) ||
      message === 'timeout exceeded when trying to connect',
  );
}

/** The database is away or full: what PostgreSQL (classes 08, 53 and 57) and the connection say then. */
function isOutage(error: Error): boolean {
  return causesOf(error).some(
    ({ code, message }) =>
      /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code) ||
      message.includes('Connection terminated'),
  );
}

/** An error and what caused it, as deep as one looks. */
function causesOf(error: Error): { code: string; message: string }[] {
  const causes: { code: string; message: string }[] = [];
  for (
    let at: unknown = error;
    at instanceof Error && causes.length < DEEPEST_CAUSE;
    at = at.cause
  ) {
    causes.push({ code: 'code' in at ? String(at.code) : '', message: at.message });
  }
  return causes;
}
