import type { FastifyRequest } from 'fastify';
import { authenticateKey, isApiKey } from '../access/api-key';
import { authenticate } from '../access/authenticate';
import type { Caller } from '../access/caller';
import type { Deps } from '../deps';

/**
 * The sender of a request, by session token or API key; null if unknown. A key may come as a bearer token, in
 * `X-API-Key`, or with Basic authentication as a user name without a password; if both headers are sent,
 * `Authorization` counts.
 */
export async function identify(deps: Deps, request: FastifyRequest): Promise<Caller | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const now = deps.clock.now();
  if (isApiKey(token)) return authenticateKey(deps, { key: token, requestId: request.id }, now);
  return authenticate(deps, { token, ip: request.ip }, now);
}

/**
 * The account of a person who views a public page, by the session token that came along; null without a valid one.
 */
export async function identifyVisitor(deps: Deps, request: FastifyRequest): Promise<string | null> {
  const token = tokenOf(request);
  if (token === null || isApiKey(token)) return null;
  const caller = await authenticate(deps, { token, ip: request.ip }, deps.clock.now());
  return caller?.actor.userId ?? null;
}

function tokenOf({ headers }: FastifyRequest): string | null {
  const { authorization, 'x-api-key': key } = headers;
  if (authorization !== undefined) {
    return /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(authorization)?.[1] ?? keyIn(authorization);
  }
  // Sessions do not use this header, so a session token cannot end up in it by mistake.
  return typeof key === 'string' && isApiKey(key) && key.length <= 200 ? key : null;
}

/**
 * The user name of Basic authentication if it is a key. Sessions are for browsers, which remember what is entered
 * there.
 */
function keyIn(authorization: string): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,300})$/i.exec(authorization)?.[1] ?? '';
  const named = Buffer.from(encoded, 'base64').toString('latin1');
  const key = /^([A-Za-z0-9_-]{1,200}):$/.exec(named)?.[1];
  return key !== undefined && isApiKey(key) ? key : null;
}
