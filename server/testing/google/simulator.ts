import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { serveHere } from '../serve-here';

/** A person at the simulated Google. */
export type Person = { sub: string; email: string; email_verified?: boolean; name?: string };

export type TokenWishes = {
  claims?: { [Claim in keyof JWTPayload]?: JWTPayload[Claim] | undefined };
  header?: Record<string, unknown>;
  /** Signs with the key that was published last, unless told otherwise. */
  signedBy?: 'published' | 'unpublished' | 'retired';
};

export const CLIENT_ID = '1234-candor.apps.googleusercontent.com';

/** Google as far as a sign-in sees it: a place with its public keys, and tokens signed by them. */
export async function startGoogle(clock: { now(): Date }) {
  const makeKey = async (kid: string) => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    return {
      kid,
      pair,
      jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' },
    };
  };
  let published = await makeKey('key-1');
  const unpublished = await makeKey('key-unpublished');
  let retired = published;
  let fetches = 0;
  let down = false;
  const server = await serveHere(async (_request, response) => {
    fetches += 1;
    if (down) return response.writeHead(503).end();
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=20000, must-revalidate, no-transform',
    });
    response.end(JSON.stringify({ keys: [published.jwk] }));
  });

  return {
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CERTS_URL: `${server.origin}/oauth2/v3/certs`,
      GOOGLE_SIGN_IN_URL: `${server.origin}/o/oauth2/v2/auth`,
    },
    fetches: () => fetches,
    /** Stops answering with its keys. */
    setDown: (isDown: boolean) => {
      down = isDown;
    },
    /** Publishes a new key in place of the old one. */
    rotate: async () => {
      retired = published;
      published = await makeKey(`key-${Date.now()}-${Math.random()}`);
    },
    publicKey: () => published.pair.publicKey,
    kid: () => published.kid,
    /** A token about a person as Google would issue it now, but for what is wished otherwise. */
    token: async (person: Person, { claims, header, signedBy = 'published' }: TokenWishes = {}) => {
      const key = { published, unpublished, retired }[signedBy];
      const seconds = Math.floor(clock.now().getTime() / 1000);
      const payload = {
        iss: 'https://accounts.google.com',
        aud: CLIENT_ID,
        azp: CLIENT_ID,
        email_verified: true,
        iat: seconds,
        exp: seconds + 3600,
        ...person,
        ...claims,
      };
      // As JSON writes it: a claim that is wished away is not there.
      return new SignJWT(JSON.parse(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT', ...header })
        .sign(key.pair.privateKey);
    },
    close: server.close,
  };
}
export type SimulatedGoogle = Awaited<ReturnType<typeof startGoogle>>;
