import { randomUUID } from 'node:crypto';
import { LIMIT_HEADERS, REQUEST_ID_HEADER } from '@candor/domain/api/headers';
import { supportSocket } from '@candor/domain/api/support';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Metrics } from '../metrics/open-metrics';
import { noTraces, type Tracer } from '../ports/tracer';
import { compressAnswers } from './compress-answers';
import { cutOffStalled } from './cut-off-stalled';
import { answerErrors } from './errors';
import { noteMethods } from './methods-at';
import { sendSecurityHeaders } from './security-headers';
import type { App } from './serve';
import { takeSockets } from './serve-socket';
import { traceCalls } from './trace-calls';
import { answerBadAddress, answerBrokenRequest } from './unreadable-calls';

/** The largest JSON body: room for several job descriptions of 100,000 characters. */
const BODY_BYTES = 1024 * 1024;
/**
 * The largest upload over a quarter-megabit line takes this long. Stalled requests are cut off earlier, by
 * `cutOffStalled`.
 */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** The longest time before a slow caller is noticed. */
const LOOK_EVERY_MS = 5_000;

/** Headers that pages of other origins may read, if a proxy in front of us lets them call. */
const EXPOSED = [...LIMIT_HEADERS, REQUEST_ID_HEADER, 'Retry-After'].join(', ');

/** An HTTP server with everything except its routes: request ids, log, errors, security headers, forms. */
export async function createApp(
  config: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  log: Logger,
  metrics: Pick<Metrics, 'answered'>,
  tracer: Tracer = noTraces,
): Promise<App> {
  const loggerInstance: FastifyBaseLogger = log;
  const app: App = fastify({
    loggerInstance,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: () => randomUUID(),
    frameworkErrors: answerBadAddress(metrics),
    clientErrorHandler: answerBrokenRequest(log, randomUUID),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  noteMethods(app);
  traceCalls(app, tracer);
  // With callbacks, here and below: a hook that waits for nothing costs each call a promise otherwise.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id).header('Access-Control-Expose-Headers', EXPOSED);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    // The pattern, not the URL: ids and search terms in a URL may identify people.
    const facts = { method, route: routeOptions.url ?? null, status: reply.statusCode };
    request.log.info({ ...facts, ms: Math.round(reply.elapsedTime) }, 'answered');
    const seconds = reply.elapsedTime / 1000;
    metrics.answered({ ...facts, route: facts.route ?? 'unknown', seconds });
    done();
  });
  hangUpWhenClosing(app);
  answerErrors(app);
  readJson(app);
  cutOffStalled(app);
  sendSecurityHeaders(app, config.publicUrl);
  await compressAnswers(app);
  await app.register(multipart);
  await takeSockets(app, new Set([supportSocket.protocol]));
  return app;
}

/** A connection kept open after its response would delay the end of the process. */
function hangUpWhenClosing(app: App): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('Connection', 'close');
    done(null, payload);
  });
}

/**
 * Only JSON is read, and an empty body is no body: clients send the content type with calls that have none. Bodies
 * signed by another service are passed on raw.
 */
function readJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (request.routeOptions.config.asItCame) return done(null, body);
    return parse(request, String(body), done);
  });
}
