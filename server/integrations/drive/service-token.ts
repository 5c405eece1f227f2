import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../ports/clock';
import type { DriveSettings } from '../../settings/drive';
import { ask } from './ask';
import { DriveError, noAnswer } from './drive-error';

/** Reading alone: the smallest scope that lists a shared folder. */
export const DRIVE_SCOPE = 'https://www.googleapis.com/auth/drive.readonly';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** The longest that Google takes. */
const ASSERTION_LIFE_S = 3600;
/** A token is changed for a new one so long before its end, since calls under way still need it. */
const SPARE_MS = 60_000;
const LIMITS = { idleMs: 10_000, totalMs: 10_000, mostBytes: 64 * 1024 };

const Answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive().max(86_400),
});

/** The tokens with which our account is known at Drive. */
export type ServiceTokens = {
  /** One that can be used. Throws DriveError. */
  current(): Promise<string>;
  /** Drive did not accept this one: the next is another. */
  forget(token: string): void;
};

/** Tokens of the service account, by the JWT bearer grant (RFC 7523; Google, "Using OAuth 2.0 for server to server"). */
export function openServiceTokens(settings: DriveSettings, clock: Clock): ServiceTokens {
  let kept: { token: string; until: number } | null = null;
  let coming: Promise<string> | null = null;

  const fetchToken = async () => {
    const askedAt = clock.now().getTime();
    const answer = await askForToken(settings, askedAt);
    kept = { token: answer.access_token, until: askedAt + answer.expires_in * 1000 - SPARE_MS };
    return answer.access_token;
  };
  return {
    current: () => {
      if (kept && clock.now().getTime() < kept.until) return Promise.resolve(kept.token);
      // Concurrent calls request one token.
      coming ??= fetchToken().finally(() => {
        coming = null;
      });
      return coming;
    },
    forget: (token) => {
      if (kept?.token === token) kept = null;
    },
  };
}

async function askForToken(settings: DriveSettings, at: number) {
  const { account, key, keyId, tokenUrl } = settings;
  const seconds = Math.floor(at / 1000);
  const assertion = await new SignJWT({ scope: DRIVE_SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId !== null && { kid: keyId }) })
    .setIssuer(account)
    .setAudience(tokenUrl)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ASSERTION_LIFE_S)
    .sign(key);
  const body = new URLSearchParams({ grant_type: GRANT, assertion });
  // A redirect would take the assertion elsewhere.
  const init: RequestInit = { method: 'POST', body, redirect: 'error' };
  const answer = await ask({ url: tokenUrl, init }, LIMITS, new AbortController().signal).catch(
    (error) => {
      const isRefusal = error instanceof DriveError && error.fault !== 'passing';
      throw isRefusal ? new DriveError('not_admitted', 'no token for our account') : error;
    },
  );
  return parseAnswer(answer);
}

function parseAnswer(answer: Uint8Array | null) {
  try {
    return Answer.parse(JSON.parse(new TextDecoder().decode(answer ?? new Uint8Array())));
  } catch {
    throw noAnswer('no token in the answer');
  }
}
