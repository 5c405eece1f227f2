import { createRemoteJWKSet, decodeJwt, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../ports/clock';
import { TokenRefused } from '../../ports/identity-provider';
import type { SsoTokens } from '../../ports/sso';
import type { SsoIssuer } from '../../settings/sso-issuers';
import { explainJoseError } from '../jose/explain-error';

/** A token carries somebody from one page to the next: it may be this old. */
const LONGEST_LIFE = '5 minutes';
const CLOCK_SKEW_S = 30;

/** Signatures by a key pair alone: whoever can check a token cannot make one. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

const Claims = z.object({
  sub: z.string().min(1).max(255),
  jti: z.string().min(8).max(255),
  exp: z.number(),
  email: z.email().max(254),
  email_verified: z.boolean().nullish(),
  name: z.string().trim().min(1).max(200).nullish(),
  integration_partner: z.boolean().optional(),
});

/** Sign-in tokens of the systems that this installation has registered, each by its own keys. */
export function openSsoTokens(
  issuers: readonly SsoIssuer[],
  { audience, clock }: { audience: string; clock: Clock },
): SsoTokens {
  const known = new Map(
    issuers.map((issuer) => [
      issuer.issuer,
      { issuer, keys: createRemoteJWKSet(new URL(issuer.jwks_url), { timeoutDuration: 5_000 }) },
    ]),
  );
  return {
    read: async (token) => {
      const found = known.get(issuerOf(token) ?? '');
      if (!found) throw new TokenRefused();
      const { issuer, keys } = found;
      const claims = await verify(token, keys, {
        ...{ issuer: issuer.issuer, audience, currentDate: clock.now() },
      });
      return {
        ...{ issuer: issuer.issuer, subject: claims.sub, tokenId: claims.jti },
        expiresAt: new Date(claims.exp * 1000),
        ...{ email: claims.email, name: claims.name ?? null, ats: issuer.ats },
        emailVouched: claims.email_verified === true && mayVouch(issuer, claims.email),
        isPartner: issuer.partner && claims.integration_partner === true,
      };
    },
  };
}

/** Only an address of its own domains is known to a system; everybody else's would be a stranger's word. */
function mayVouch({ email_domains: domains }: SsoIssuer, email: string): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

/** Whose token this claims to be; nothing of it is believed before its signature. */
function issuerOf(token: string): string | null {
  try {
    return decodeJwt(token).iss ?? null;
  } catch (error) {
    throw new TokenRefused({ cause: error });
  }
}

type Expected = { issuer: string; audience: string; currentDate: Date };

async function verify(token: string, keys: JWTVerifyGetKey, expected: Expected) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_SKEW_S,
      maxTokenAge: LONGEST_LIFE,
      requiredClaims: ['sub', 'exp', 'iat', 'jti'],
    });
    return Claims.parse(payload);
  } catch (error) {
    throw explainJoseError(error);
  }
}
