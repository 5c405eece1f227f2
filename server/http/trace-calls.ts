import type { FastifyRequest } from 'fastify';
import type { OpenSpan, Tracer } from '../ports/tracer';
import type { App } from './serve';

/** One span for each call, from its first byte to the last of its answer; all that comes of the call belongs to it. */
export function traceCalls(app: App, tracer: Tracer): void {
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  // With a callback, so that what follows is done inside the span.
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    // The pattern, not the address: ids and search words of an address may tell about people.
    const route = routeOptions.url ?? 'unknown';
    const facts = { 'http.request.method': method, 'http.route': route };
    const { traceparent } = headers;
    const parent = typeof traceparent === 'string' ? traceparent : null;
    const span = tracer.begin(`${method} ${route}`, facts, { origin: 'call', parent });
    open.set(request, span);
    span.within(done);
  });
  // Reading a body ends what the first hook began.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = open.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const facts = { 'http.response.status_code': statusCode, 'candor.request_id': request.id };
    open.get(request)?.end(facts, statusCode >= 500);
  });
}
