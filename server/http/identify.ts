import type { FastifyRequest } from 'fastify';
import { authenticateKey, isApiKey } from '../access/api-key';
import { authenticate } from '../access/authenticate';
import type { Caller } from '../access/caller';
import type { Deps } from '../deps';

/**
 * Who sent a request, by its session token or API key; null for nobody we know. A key may come as a bearer token, in
 * `X-API-Key`, or by Basic as the name of a user without a password; where both headers came, `Authorization` counts.
 */
export async function identify(deps: Deps, request: FastifyRequest): Promise<Caller | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const now = deps.clock.now();
  if (isApiKey(token)) return authenticateKey(deps, { key: token, requestId: request.id }, now);
  return authenticate(deps, { token, ip: request.ip }, now);
}

/** Which account's person looks at a public page, by the session token that came along; null without a good one. */
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
  // A session does not travel in this header, so that it cannot be put there by mistake.
  return typeof key === 'string' && isApiKey(key) && key.length <= 200 ? key : null;
}

/** What Basic names, as long as it is a key: sessions are for browsers, which keep what is entered there. */
function keyIn(authorization: string): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,300})$/i.exec(authorization)?.[1] ?? '';
  const named = Buffer.from(encoded, 'base64').toString('latin1');
  const key = /^([A-Za-z0-9_-]{1,200}):$/.exec(named)?.[1];
  return key !== undefined && isApiKey(key) ? key : null;
}
