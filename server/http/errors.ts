import {
  AppError,
  ERROR_CATALOGUE,
  type ErrorBody,
  type ErrorDetails,
} from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { serverMessages } from '@candor/domain/server-messages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isAway, isFull, isOverloaded } from '../infrastructure-errors';
import { inAshbysWords } from './ashby-refusal';
import { limitHeaders, refusalHeaders } from './limit-headers';
import type { App } from './serve';

/** When to retry after we could not answer. Seconds. */
const RETRY_AFTER_OUTAGE = 5;

/** The same if a part was never set up: until somebody does, every retry gives the same result. Seconds. */
const RETRY_AFTER_SETUP = 3_600;

/** Answers every error with the one error body; only what is meant for the caller leaves the process. */
export function answerErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return sendError(request, reply, refusal.status, bodyOf(refusal, request.id));
    request.log.error({ err: error }, 'a call failed');
    const trouble = troubleOf(error);
    const body = bodyOf(new AppError('service_unavailable', trouble ?? {}), request.id);
    return sendError(request, reply, trouble ? 503 : 500, body);
  });
}

/** Sends an error body with the headers that belong to it. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: ErrorBody,
): FastifyReply {
  const { calledBy } = request.routeOptions.config;
  const said = calledBy === 'ashby' ? inAshbysWords(status, body) : { status, body };
  if (status === 413) reply.header('Connection', 'close');
  if (status === 401 && calledBy) reply.header('WWW-Authenticate', 'Basic realm="Candor"');
  return reply
    .code(said.status)
    .headers(request.caller ? limitHeaders(request.caller.allowance) : {})
    .headers(refusalHeaders(body))
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(said.body));
}

/** The error body of an `AppError`. */
export function bodyOf(error: AppError, requestId: string): ErrorBody {
  const { code, message, details } = error;
  const waits = code === 'rate_limited' || code === 'service_unavailable';
  return {
    ...(waits && {
      retry_after: details.reason === 'not_configured' ? RETRY_AFTER_SETUP : RETRY_AFTER_OUTAGE,
    }),
    ...details,
    detail: details.detail ?? message ?? ERROR_CATALOGUE[code].message,
    code,
    request_id: requestId,
  };
}

/** An error of ours, or one of the server library in our terms; null for anything that should not have happened. */
function refusalOf(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error;
  const status = error.statusCode ?? 500;
  if (status === 413)
    return new AppError('file_too_large', { detail: serverMessages.bodyTooLarge });
  if (status === 415) return unreadableBody();
  if (status === 404) return new AppError('not_found');
  return status >= 400 && status < 500 ? new AppError('validation_error') : null;
}

/** For a call whose body has an unsupported type. */
export function unreadableBody(): AppError {
  return new AppError('unsupported_type', { detail: serverMessages.contentTypeUnsupported });
}

/** What a caller is told if our environment fails; null for a fault of our own. */
function troubleOf(error: unknown): ErrorDetails | null {
  if (isFull(error)) return { detail: messages.noRoom, reason: 'no_room' };
  if (isOverloaded(error)) return { detail: messages.busy, reason: 'busy' };
  return isAway(error) ? {} : null;
}
