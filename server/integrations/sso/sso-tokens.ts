import { ownPath } from '@candor/domain/rules/own-path';
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../ports/clock';
import { TokenRefused } from '../../ports/identity-provider';
import type { SsoTokens } from '../../ports/sso';
import type { IssuerKeys, SsoIssuer } from '../../settings/sso-issuers';
import { checkTimes } from '../jose/check-times';
import { explainJoseError } from '../jose/explain-error';
import { openRemoteKeys } from '../jose/remote-keys';
import { issuerOf } from './envelope';

/** The header states the purpose of a token: one signed for anything else opens nothing here. */
const KIND = 'ats-sso+jwt';

/** A token carries somebody from one page to the next. Seconds. */
const LONGEST_LIFE_S = 300;
const CLOCK_SKEW_S = 30;
const CLOCK_AHEAD_S = 60;

const Opened = z.string().trim().min(1).max(200).nullish();

const Claims = z.object({
  sub: z.string().min(1).max(255),
  jti: z.string().min(8).max(128),
  iat: z.number(),
  exp: z.number(),
  email: z.email().max(254),
  email_verified: z.boolean().nullish(),
  name: z.string().trim().min(1).max(200).nullish(),
  integration_partner: z.boolean().optional(),
  ats: z.enum(['ashby', 'greenhouse']).nullish(),
  job_id: Opened,
  assessment_id: Opened,
  return_to: z
    .string()
    .transform((written) => ownPath(written))
    .refine((path) => path !== null)
    .nullish(),
});

/** Sign-in tokens of the systems that this installation has registered, each by its own keys and algorithms. */
export function openSsoTokens(
  issuers: readonly SsoIssuer[],
  { audience, clock }: { audience: string; clock: Clock },
): SsoTokens {
  const known = new Map(
    issuers.map((issuer) => [issuer.issuer, { issuer, keys: openKeys(issuer.keys, clock) }]),
  );
  return {
    read: async (token) => {
      const found = known.get(issuerOf(token));
      if (!found) throw new TokenRefused({ code: 'issuer_unknown' });
      const { issuer, keys } = found;
      const claims = await verify(token, keys, {
        issuer: issuer.issuer,
        audience: issuer.audience ?? audience,
        algorithms: [...issuer.algorithms],
        currentDate: clock.now(),
      });
      return {
        issuer: issuer.issuer,
        subject: claims.sub,
        tokenId: claims.jti,
        expiresAt: new Date(claims.exp * 1000),
        email: claims.email,
        name: claims.name ?? null,
        ats: claims.ats ?? issuer.ats ?? null,
        returnTo: claims.return_to ?? null,
        jobId: claims.job_id ?? null,
        assessmentId: claims.assessment_id ?? null,
        emailVouched: claims.email_verified === true && mayVouch(issuer, claims.email),
        isPartner: issuer.partner && claims.integration_partner === true,
      };
    },
  };
}

function openKeys(keys: IssuerKeys, clock: Clock): JWTVerifyGetKey {
  if ('jwksUrl' in keys) return openRemoteKeys(keys.jwksUrl, clock);
  return async ({ kid }) => {
    const fitting = keys.secrets.filter((one) => one.kid === null || one.kid === kid);
    const [key] = fitting;
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.secret;
  };
}

/** Only an address of its own domains is known to a system; everybody else's would be a stranger's word. */
function mayVouch({ email_domains: domains }: SsoIssuer, email: string): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

type Expected = { issuer: string; audience: string; algorithms: string[]; currentDate: Date };

async function verify(token: string, keys: JWTVerifyGetKey, expected: Expected) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      typ: KIND,
      clockTolerance: CLOCK_SKEW_S,
      requiredClaims: ['sub', 'exp', 'iat', 'jti', 'email'],
    });
    const claims = Claims.parse(payload);
    checkTimes(claims, {
      now: expected.currentDate,
      aheadS: CLOCK_AHEAD_S,
      lifeS: LONGEST_LIFE_S,
    });
    return claims;
  } catch (error) {
    throw explainJoseError(error, expected.issuer);
  }
}
