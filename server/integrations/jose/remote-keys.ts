import {
  type CryptoKey,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';
import type { Clock } from '../../ports/clock';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TIMEOUT_MS = 5_000;
/** How long keys are good whose sender does not say it. */
const USUAL_MS = 10 * MINUTE_MS;
/** After a failure the known keys do until the next try. */
const RETRY_MS = MINUTE_MS / 2;

/**
 * The public keys at an address. They are cached for as long as its `Cache-Control` allows, at least a minute and at
 * most a day; while they cannot be fetched again the known ones are used, to the end of that day. An unknown key
 * causes an immediate fetch, at most every half minute. A token that names no key is refused if there are several.
 */
export function openRemoteKeys(url: string, clock: Clock): JWTVerifyGetKey {
  let fetchedAt = 0;
  let fetchAgainAt = 0;
  const keys = createRemoteJWKSet(new URL(url), {
    timeoutDuration: TIMEOUT_MS,
    // When they are fetched anew is decided here.
    cacheMaxAge: Number.POSITIVE_INFINITY,
    [customFetch]: async (address, init) => {
      const response = await fetch(address, init);
      if (response.ok && (await holdsKeys(response.clone()))) {
        fetchedAt = clock.now().getTime();
        fetchAgainAt = fetchedAt + lifeOf(response.headers.get('cache-control'));
      }
      return response;
    },
  });

  async function refresh(): Promise<void> {
    const now = clock.now().getTime();
    if (!keys.jwks() || now >= fetchedAt + DAY_MS) return keys.reload();
    if (now < fetchAgainAt) return;
    fetchAgainAt = now + RETRY_MS;
    // No answer is no fault while known keys are good: the next try is soon, and the last one of the day does throw.
    await keys.reload().catch(() => undefined);
  }

  return async (header, token) => {
    await refresh();
    if (header?.kid === undefined && (keys.jwks()?.keys.length ?? 0) > 1) {
      throw new errors.JWKSMultipleMatchingKeys();
    }
    const key = await keys(header, token);
    if (isShort(key)) throw new KeyTooShort();
    return key;
  };
}

/** The shortest RSA key whose signatures count: RFC 7518, 3.3. */
export const SHORTEST_RSA_BITS = 2048;

/** A signature by such a key could be anybody's, so the token is refused as a forged one is. */
class KeyTooShort extends errors.JOSEError {
  override code = 'key_too_short';
}

function isShort({ algorithm }: CryptoKey): boolean {
  return 'modulusLength' in algorithm && Number(algorithm.modulusLength) < SHORTEST_RSA_BITS;
}

const KeySet = z.object({ keys: z.array(z.object({})) });

/** Whether it is a set of keys (RFC 7517, 5): something in between may answer 200 with a page of its own. */
async function holdsKeys(response: Response): Promise<boolean> {
  return KeySet.safeParse(await response.json().catch(() => null)).success;
}

/** Milliseconds (RFC 9111, 5.2.2.1). */
function lifeOf(cacheControl: string | null): number {
  const seconds = /(?:^|[\s,])max-age="?(\d+)/i.exec(cacheControl ?? '')?.[1];
  if (seconds === undefined) return USUAL_MS;
  return Math.min(Math.max(Number(seconds) * 1_000, MINUTE_MS), DAY_MS);
}
