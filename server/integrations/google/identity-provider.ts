import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../ports/clock';
import { type IdentityProvider, TokenRefused } from '../../ports/identity-provider';
import type { GoogleSettings } from '../../settings/google-sign-in';
import { checkTimes } from '../jose/check-times';
import { explainJoseError } from '../jose/explain-error';
import { openRemoteKeys } from '../jose/remote-keys';

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
 * Sign-in with Google: only RS256 with one of their keys, for our client, not expired. Keys are cached as long as
 * Google allows; an unknown one causes a new fetch, at most every half minute.
 */
export function openGoogle(
  { clientId, issuer, certsUrl }: GoogleSettings,
  clock: Clock,
): IdentityProvider {
  const keys = openRemoteKeys(certsUrl, clock);
  return {
    identify: async (token, nonce) => {
      const claims = await read(token, keys, {
        audience: clientId,
        issuer,
        currentDate: clock.now(),
      });
      if (nonce !== null && claims.nonce !== nonce) {
        throw new TokenRefused({ code: 'claim_unexpected', claim: 'nonce', issuer });
      }
      const { sub: subject, email, email_verified: emailVerified } = claims;
      return { subject, email, emailVerified, name: claims.name ?? null };
    },
  };
}

type Expected = { audience: string; issuer: string; currentDate: Date };

async function read(token: string, keys: JWTVerifyGetKey, expected: Expected) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      issuer: [expected.issuer, bare(expected.issuer)],
      algorithms: ['RS256'],
      clockTolerance: CLOCK_SKEW_S,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const claims = Claims.parse(payload);
    checkTimes(claims, {
      now: expected.currentDate,
      aheadS: CLOCK_SKEW_S,
      lifeS: LONGEST_LIFE_S,
    });
    return claims;
  } catch (error) {
    throw explainJoseError(error, expected.issuer);
  }
}
