import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { REQUEST_ID_HEADER } from '@candor/domain/api/headers';
import { AppError } from '@candor/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/open-metrics';
import { bodyOf } from './errors';

/** What every response carries and nothing else adds here: without a route, no hook runs. */
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Answers a call whose URL cannot be read: a stray percent sign, an id as long as a page. */
export function answerBadAddress({ answered }: Pick<Metrics, 'answered'>) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const { id, method } = request;
    // Not the URL: its author may have put anything into it.
    request.log.info({ method, route: null, status: 400 }, 'answered');
    answered({ method, route: 'unknown', status: 400, seconds: 0 });
    reply
      .code(400)
      .headers({ ...HEADERS, [REQUEST_ID_HEADER]: id })
      .send(JSON.stringify(refusal(id)));
  };
}

/** Answers input that is not HTTP, has too many headers or never completes, and disconnects. */
export function answerBrokenRequest(log: Logger, newId: () => string) {
  return (error: Error & { code: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status = statusOf(error.code);
    const id = newId();
    log.info({ request_id: id, status, cause: error.code }, 'a request could not be read');
    const body = JSON.stringify(refusal(id));
    const headers = {
      ...HEADERS,
      [REQUEST_ID_HEADER]: id,
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}

function refusal(id: string) {
  return bodyOf(new AppError('validation_error'), id);
}

/** By the codes of Node.js (`http.Server`, event `clientError`). */
function statusOf(code: string): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
