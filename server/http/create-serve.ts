import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { AtsType } from '@candor/domain/model/ats';
import type { FastifyRequest } from 'fastify';
import { admit } from '../access/admit';
import { findAllowance } from '../access/allowance';
import type { Caller } from '../access/caller';
import type { RequestLimit } from '../access/request-limit';
import { openAt } from '../access/session-life';
import { demandStillIn } from '../access/still-in';
import { beyondAccount, withinAccount } from '../db/row-level-security';
import type { Deps } from '../deps';
import { type Reply, replyOf, sendReply } from './answer';
import { onceOnly, writtenKey } from './idempotency';
import { identify, identifyVisitor } from './identify';
import { limitHeaders } from './limit-headers';
import { type Input, readInput } from './read-input';
import { readRevision } from './read-revision';
import type { App, Call, Handler, Serve, Signed } from './serve';
import { unlessErased } from './unless-erased';
import { watchHangups } from './watch-hangups';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null until the token has been verified. */
    caller: Caller | null;
    /** The account signed in by whoever views a public page that recognises visitors. */
    visitor: string | null;
    /** For streams: fires when nobody reads any more. */
    gone: AbortSignal | null;
  }
  interface FastifyContextConfig {
    /** The signature covers the raw body, so it is not parsed. */
    asItCame?: boolean;
    /** Called by another service; see `EndpointSpec`. */
    calledBy?: AtsType;
  }
}

/** Creates the one way in which features answer calls; see `Serve`. */
export function createServe(app: App, deps: Deps, options: { requestLimit: RequestLimit }): Serve {
  app.decorateRequest('caller', null);
  app.decorateRequest('visitor', null);
  app.decorateRequest('gone', null);
  const hangups = watchHangups(app);
  return (endpoint, handler) => {
    for (const url of spellingsOf(endpoint.path)) {
      app.route({
        method: endpoint.method,
        url,
        config: {
          asItCame: endpoint.signedBy !== undefined,
          ...(endpoint.calledBy && { calledBy: endpoint.calledBy }),
        },
        onRequest: async (request) => {
          if (endpoint.access.kind === 'account')
            request.caller = await beyondAccount('who calls', () => identify(deps, request));
          await options.requestLimit(request.caller?.actor.userId ?? null, request.ip);
          admit(endpoint, request.caller, deps.clock.now());
          if (endpoint.access.kind === 'public' && endpoint.access.knowsVisitor)
            request.visitor = await beyondAccount('who calls', () =>
              identifyVisitor(deps, request),
            );
        },
        // A callback, so that everything the call causes runs inside it, streams included.
        preValidation: (request, _reply, done) => enter(endpoint, request, done),
        handler: async (request, reply) => {
          // Responses to an account contain personal data: neither an intermediate cache nor a shared computer may
          // keep them.
          if (endpoint.noStore || request.caller) reply.header('Cache-Control', 'no-store');
          if ('events' in endpoint.ok) request.gone = hangups(reply);
          return sendReply(reply, await answerOf(deps, endpoint, handler, request));
        },
      });
    }
  };
}

/** A path that ends in a slash is also found without it. */
function spellingsOf(path: string): string[] {
  return path.endsWith('/') ? [path, path.slice(0, -1)] : [path];
}

/** A call sees its account's rows. Public calls have none, and staff see other accounts' rows. */
function enter({ access }: EndpointSpec, { caller }: FastifyRequest, go: () => void): void {
  if (!caller) go();
  else if (access.kind === 'account' && access.staff) beyondAccount('staff', go);
  else withinAccount(caller.actor.userId, go);
}

/**
 * Uploads are deleted before the response is sent, whatever it is. They, and every other body, may have taken so long that
 * their sender has lost access meanwhile: nobody may hold calls back for after a session has ended.
 */
async function answerOf<E extends EndpointSpec>(
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
): Promise<Reply> {
  const input = await readInput(endpoint, request, deps.config.dataDir);
  try {
    const { caller } = request;
    if (caller && (endpoint.form || request.body !== undefined)) {
      const at = openAt(deps.clock.now(), deps.config);
      await beyondAccount('who calls', () => demandStillIn(deps.db, caller.actor, at));
    }
    const asked = { endpoint, request, input };
    return await unlessErased(deps, caller, () =>
      onceOnly(deps, asked, () => run(deps, endpoint, handler, request, input)),
    );
  } finally {
    // The call has taken effect even if its upload cannot be deleted now; a later start does that.
    await input.dispose().catch((error) => {
      deps.log.warn({ err: error }, 'an upload could not be deleted');
    });
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

/**
 * Reads change no limit. After anything else the limits are read again, so that the headers show what is left now.
 * The call has already taken effect by then, so the response goes without them if they cannot be read.
 */
async function freshLimits(deps: Deps, endpoint: EndpointSpec, { caller }: FastifyRequest) {
  if (!caller) return {};
  if (endpoint.method === 'GET' || endpoint.reads) return limitHeaders(caller.allowance);
  try {
    const now = await findAllowance(deps.db, caller.actor.userId, deps.clock.now());
    // An account that has just deleted itself has no limits any more.
    return now ? limitHeaders(now) : {};
  } catch (error) {
    deps.log.warn({ err: error }, 'the limits that are left after a call could not be read');
    return {};
  }
}

/** The endpoint's own schemas parsed the input, as `Call` states. */
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
    visitor: request.visitor,
    requestId: request.id,
    onceKey: writtenKey(endpoint, request) ?? null,
    ip: request.ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    signed: endpoint.signedBy ? signedOf(endpoint, request) : null,
    revision: endpoint.revised ? readRevision(headers['if-match']) : null,
    gone: request.gone,
    lastEventId: String(headers['last-event-id'] ?? ''),
  } as Call<E>;
}

function signedOf(
  { signedBy, signedAt }: Pick<EndpointSpec, 'signedBy' | 'signedAt'>,
  { body, headers }: FastifyRequest,
): Signed {
  const textOf = (name: string | undefined) => {
    const value = name === undefined ? undefined : headers[name.toLowerCase()];
    return typeof value === 'string' ? value : '';
  };
  return {
    body: typeof body === 'string' ? body : '',
    signature: textOf(signedBy),
    timestamp: textOf(signedAt),
  };
}
