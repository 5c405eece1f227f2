import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { jwtVerify } from 'jose';
import { type Answer, json } from './api';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const READING = 'https://www.googleapis.com/auth/drive.readonly';
const LIFE_S = 3600;

/** The service account that the simulated Google knows. */
export const ACCOUNT = 'candor@sim-project.iam.gserviceaccount.com';

/** RSA keys take long to make: one pair serves all simulators of a process. */
let pair: { publicKey: KeyObject; privateKey: KeyObject } | null = null;
const keys = () => {
  pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
  return pair;
};

/** The JSON key as Google's console hands it out. */
export function serviceAccountKey(): string {
  return JSON.stringify({
    type: 'service_account',
    project_id: 'sim-project',
    private_key_id: 'sim-key-1',
    private_key: keys().privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: ACCOUNT,
    token_uri: 'https://oauth2.googleapis.com/token',
  });
}

/** The place that gives access tokens for signed assertions (RFC 7523), each for an hour. */
export class TokenPlace {
  private readonly ends = new Map<string, number>();
  private made = 0;
  private isAccountKnown = true;

  constructor(private readonly clock: { now(): Date }) {}

  /** How many were given out. */
  get given(): number {
    return this.made;
  }

  /** Every token that was given out is worth nothing from now on. */
  expireAll(): void {
    this.ends.clear();
  }

  /** The account was deleted, or its key. */
  deleteAccount(): void {
    this.isAccountKnown = false;
  }

  accepts(authorization: string | undefined): boolean {
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
    return (this.ends.get(token) ?? 0) > this.seconds();
  }

  async answer(form: URLSearchParams, address: string): Promise<Answer> {
    if (form.get('grant_type') !== GRANT)
      return refused('unsupported_grant_type', 'Invalid grant_type');
    const claims = await this.claimsIn(form.get('assertion') ?? '', address);
    if (typeof claims === 'string') return refused('invalid_grant', claims);
    if (claims.scope !== READING) return refused('invalid_scope', 'Bad scope');
    this.made += 1;
    const token = `ya29.secret-token-${this.made}`;
    this.ends.set(token, this.seconds() + LIFE_S);
    return json({ access_token: token, expires_in: LIFE_S - 1, token_type: 'Bearer' });
  }

  private async claimsIn(assertion: string, address: string) {
    if (!this.isAccountKnown) return 'Invalid grant: account not found';
    try {
      const { payload } = await jwtVerify(assertion, keys().publicKey, {
        algorithms: ['RS256'],
        issuer: ACCOUNT,
        audience: address,
        currentDate: this.clock.now(),
        requiredClaims: ['exp', 'iat'],
      });
      const life = (payload.exp ?? 0) - (payload.iat ?? 0);
      const isTimely = life <= LIFE_S && (payload.iat ?? 0) <= this.seconds();
      return isTimely ? payload : 'Invalid JWT: Token must be a short-lived token (60 minutes)';
    } catch {
      return 'Invalid JWT Signature.';
    }
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

const refused = (error: string, description: string) =>
  json({ error, error_description: description }, 400);
