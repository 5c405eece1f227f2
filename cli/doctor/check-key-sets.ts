import { createPublicKey, type JsonWebKey } from 'node:crypto';
import type { Config } from '@candor/server/config';
import { SHORTEST_RSA_BITS } from '@candor/server/integrations/jose/remote-keys';
import { isJsonObject } from '../json-lines/request';
import type { Finding } from './check';
import { missText, reach } from './reach';

const GOOGLE = 'Google sign-in';
const ISSUERS = 'ATS sign-in';

/** Sign-in with Google, if a client is set: the keys for verifying its tokens can be fetched. */
export async function checkGoogle(settings: Config['google']): Promise<Finding> {
  if (settings === null) {
    return { status: 'ok', subject: GOOGLE, found: 'off; people sign in by e-mail' };
  }
  return checkKeySet(GOOGLE, settings.certsUrl, {
    fix: 'Check the way to the network, and GOOGLE_CERTS_URL or GOOGLE_JWKS_URL where it is set. Nobody signs in with Google meanwhile.',
  });
}

/** Each applicant tracking system that may sign people in: its keys can be fetched, or are known here. */
export async function checkIssuers(issuers: Config['ssoIssuers']): Promise<Finding[]> {
  if (issuers.length === 0) {
    return [{ status: 'ok', subject: ISSUERS, found: 'off; nobody arrives from an ATS' }];
  }
  return Promise.all(
    issuers.map(({ issuer, keys }) => {
      const subject = `${ISSUERS} of ${issuer}`;
      if ('jwksUrl' in keys) {
        const fix = `Check the way to the network, and jwks_url of this issuer in SSO_ISSUERS. Nobody arrives from it meanwhile.`;
        return checkKeySet(subject, keys.jwksUrl, { fix });
      }
      const found = 'its tokens are checked with a secret that is set here';
      return Promise.resolve<Finding>({ status: 'ok', subject, found });
    }),
  );
}

async function checkKeySet(
  subject: string,
  url: string,
  { fix }: { fix: string },
): Promise<Finding> {
  const { host } = new URL(url);
  const reached = await reach(url, { headers: { accept: 'application/json' } });
  if (reached?.status !== 200) {
    return { status: 'fail', subject, found: missText(host, reached), fix };
  }
  const keys = keysIn(reached.body);
  if (keys.length === 0)
    return { status: 'fail', subject, found: `${host} answers without keys`, fix };
  const short = keys.filter(isShort).length;
  if (short > 0) {
    const found = `${host} shows keys that are too short (${short} of ${keys.length})`;
    return { status: 'fail', subject, found, fix: LONGER };
  }
  return { status: 'ok', subject, found: `${host} shows its keys (${keys.length})` };
}

const LONGER = `Have its operator use RSA keys of ${SHORTEST_RSA_BITS} bits or more. Nobody arrives with what the others sign.`;

/** The keys of a set (RFC 7517, 5): none for something else. */
function keysIn(body: string): JsonWebKey[] {
  try {
    const set: unknown = JSON.parse(body);
    const keys = isJsonObject(set) && Array.isArray(set.keys) ? set.keys : [];
    return keys.filter((key) => isJsonObject(key) && typeof key.kty === 'string');
  } catch {
    return [];
  }
}

/** A key of a kind that this machine does not know has no length to judge. */
function isShort(key: JsonWebKey): boolean {
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key, format: 'jwk' });
    return (asymmetricKeyDetails?.modulusLength ?? SHORTEST_RSA_BITS) < SHORTEST_RSA_BITS;
  } catch {
    return false;
  }
}
