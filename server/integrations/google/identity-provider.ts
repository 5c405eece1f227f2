import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../ports/clock';
import { type IdentityProvider, TokenRefused } from '../../ports/identity-provider';
import type { GoogleSettings } from '../../settings/google-sign-in';
import { explainJoseError } from '../jose/explain-error';

/** How far clocks may be apart, and how long a token may live: the limits of Google's own library. Seconds. */
const CLOCK_SKEW_S = 300;
const LONGEST_LIFE_S = 86_400;

/** Google words its issuer with and without the scheme (OpenID Connect, Validating an ID token). */
const bare = (issuer: string) => issuer.replace(/^https:\/\//, '');

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email(),
  email_verified: z.union([
    z.boolean(),
    z.enum(['true', 'false']).transform((word) => word === 'true'),
  ]),
  name: z.string().trim().min(1).max(200).nullish(),
  iat: z.number(),
  exp: z.number(),
  nonce: z.string().optional(),
});

/**
 * Sign-in with Google: RS256 by a key of theirs and nothing else, for our client, not over. Keys are kept as long as they are
 * known; an unknown one makes them be fetched anew, at most every half minute.
 */
export function openGoogle(
  { clientId, issuer, certsUrl }: GoogleSettings,
  clock: Clock,
): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(certsUrl), { timeoutDuration: 5_000 });
  return {
    identify: async (token, nonce) => {
      const claims = await read(token, keys, {
        audience: clientId,
        issuer: [issuer, bare(issuer)],
        currentDate: clock.now(),
      });
      if (nonce !== null && claims.nonce !== nonce) throw new TokenRefused();
      const { sub: subject, email, email_verified: emailVerified } = claims;
      return { subject, email, emailVerified, name: claims.name ?? null };
    },
  };
}

type Expected = { audience: string; issuer: string[]; currentDate: Date };

async function read(token: string, keys: JWTVerifyGetKey, expected: Expected) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['RS256'],
      clockTolerance: CLOCK_SKEW_S,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const claims = Claims.parse(payload);
    const now = expected.currentDate.getTime() / 1000;
    const fromFuture = claims.iat > now + CLOCK_SKEW_S;
    if (fromFuture || claims.exp - claims.iat > LONGEST_LIFE_S) throw new TokenRefused();
    return claims;
  } catch (error) {
    throw explainJoseError(error);
  }
}
