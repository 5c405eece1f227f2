import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { FastifyRequest } from 'fastify';
import { admit } from '../access/admit';
import { loadAllowance } from '../access/allowance';
import { authenticate, type Caller } from '../access/authenticate';
import type { RequestLimit } from '../access/rate-limits';
import type { Deps } from '../deps';
import { type Reply, replyOf, sendReply } from './answer';
import { onceOnly } from './idempotency';
import { limitHeaders } from './limit-headers';
import { type Input, readInput } from './read-input';
import { readRevision } from './read-revision';
import type { App, Call, Handler, Serve } from './serve';
import { watchHangups } from './watch-hangups';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null until the token was found good. */
    caller: Caller | null;
    /** Of a stream: fires when nobody reads it any more. */
    gone: AbortSignal | null;
  }
}

/** Makes the one way in which features answer calls; see `Serve`. */
export function createServe(app: App, deps: Deps, options: { requestLimit: RequestLimit }): Serve {
  app.decorateRequest('caller', null);
  app.decorateRequest('gone', null);
  const hangups = watchHangups(app);
  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: async (request) => {
        if (endpoint.access.kind === 'account') request.caller = await callerOf(deps, request);
        await options.requestLimit(request.caller?.actor.userId ?? null, request.ip);
        admit(endpoint.access, request.caller);
      },
      handler: async (request, reply) => {
        if (endpoint.noStore) reply.header('Cache-Control', 'no-store');
        if ('events' in endpoint.ok) request.gone = hangups(reply);
        return sendReply(reply, await answerOf(deps, endpoint, handler, request));
      },
    });
  };
}

async function callerOf(deps: Deps, request: FastifyRequest): Promise<Caller | null> {
  const [, token] =
    /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ? authenticate(deps, token, deps.clock.now()) : null;
}

/** Uploads are gone before the answer leaves, whatever it is. */
async function answerOf<E extends EndpointSpec>(
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
): Promise<Reply> {
  const input = await readInput(endpoint, request, deps.config.dataDir);
  try {
    const asked = { endpoint, request, input };
    return await onceOnly(deps, asked, () => run(deps, endpoint, handler, request, input));
  } finally {
    await input.dispose();
  }
}

async function run<E extends EndpointSpec>(
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  input: Input,
): Promise<Reply> {
  const answer = await handler(callFrom<E>(endpoint, request, input));
  const headers = { ...(await freshLimits(deps, endpoint, request)), ...answer.headers };
  return replyOf(endpoint, answer.body, headers);
}

/** Reading changes no limit; after anything else they are looked up again so that the headers tell what is left now. */
async function freshLimits(deps: Deps, endpoint: EndpointSpec, { caller }: FastifyRequest) {
  if (!caller) return {};
  if (endpoint.method === 'GET') return limitHeaders(caller.allowance);
  return limitHeaders(await loadAllowance(deps.db, caller.actor.userId, deps.clock.now()));
}

/** The input was parsed by the endpoint's own schemas, which is what `Call` says of it. */
function callFrom<E extends EndpointSpec>(
  endpoint: E,
  request: FastifyRequest,
  input: Input,
): Call<E> {
  const { params, query, body, fields, files } = input;
  const { headers } = request;
  return {
    params,
    query,
    body,
    fields,
    files,
    actor: request.caller?.actor ?? null,
    allowance: request.caller?.allowance ?? null,
    requestId: request.id,
    ip: request.ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    revision: endpoint.revised ? readRevision(headers['if-match']) : null,
    gone: request.gone,
    lastEventId: String(headers['last-event-id'] ?? ''),
  } as Call<E>;
}
