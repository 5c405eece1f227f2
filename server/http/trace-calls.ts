import type { FastifyRequest } from 'fastify';
import { noTraces, type OpenSpan, type Tracer } from '../ports/tracer';
import type { App } from './serve';

/** One span per call, from its first byte to the last of its response; everything the call causes belongs to it. */
export function traceCalls(app: App, tracer: Tracer): void {
  if (tracer === noTraces) return;
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  // A callback, so that everything that follows runs inside the span.
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    // The pattern, not the URL: ids and search terms in a URL may identify people.
    const route = routeOptions.url ?? 'unknown';
    const facts = { 'http.request.method': method, 'http.route': route };
    const { traceparent } = headers;
    const parent = typeof traceparent === 'string' ? traceparent : null;
    const span = tracer.begin(`${method} ${route}`, facts, { origin: 'call', parent });
    open.set(request, span);
    span.within(done);
  });
  // Reading a body leaves the context that the first hook entered.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = open.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const facts = { 'http.response.status_code': statusCode, 'candor.request_id': request.id };
    open.get(request)?.end(facts, statusCode >= 500);
    done();
  });
}
