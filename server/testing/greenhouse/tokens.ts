import { GreenhouseRefusal } from './errors';

const CODE_LIFE_MS = 60_000;
const ACCESS_LIFE_MS = 3_600_000;
const REFRESH_LIFE_MS = 86_400_000;

/** The client that the simulated Greenhouse knows. */
export const CLIENT = { clientId: 'candor-client', clientSecret: 'candor-client-secret' } as const;

/** What somebody consented to; it ends as a whole. */
type Consent = { scopes: readonly string[]; isOver: boolean };
type Given = { consent: Consent; endsAt: number; isUsed: boolean };

/** Codes and tokens of OAuth 2: a code is good for a minute and once, a refresh token once. */
export class TokenPlace {
  /** Ends a consent as soon as one of its refresh tokens comes a second time. */
  endsOnReuse = false;
  /** Refusals hold a `message` alone, as Greenhouse's documentation shows them. */
  saysMessages = false;
  private permitted: readonly string[] | null = null;
  private readonly consents: Consent[] = [];
  private readonly codes = new Map<string, Given & { redirectUri: string }>();
  private readonly access = new Map<string, Given>();
  private readonly refresh = new Map<string, Given>();
  private made = 0;

  constructor(private readonly now: () => number) {}

  /** Only these permissions are given from now on, also to who has more. */
  permit(scopes: readonly string[]): void {
    this.permitted = scopes;
  }

  /** Every consent ends. */
  revoke(): void {
    for (const consent of this.consents) consent.isOver = true;
  }

  /** Every access token is over; what renews them is not. */
  expire(): void {
    for (const given of this.access.values()) given.endsAt = 0;
  }

  /** Somebody allowed it: what they are sent back with. */
  allow(scopes: readonly string[], redirectUri: string): string {
    const consent = { scopes: scopes.filter((scope) => this.permits(scope)), isOver: false };
    this.consents.push(consent);
    const code = this.nameOf('code');
    this.codes.set(code, { ...this.given(consent, CODE_LIFE_MS), redirectUri });
    return code;
  }

  /** Whether a token is good; null where it is not, else what may be done with it. */
  mayWith(authorization: string | undefined): ((scope: string) => boolean) | null {
    const given = this.access.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '');
    if (!given || !this.isGood(given)) return null;
    return (scope) => given.consent.scopes.includes(scope) && this.permits(scope);
  }

  /** Answers a call of the token endpoint. Throws a refusal. */
  answer(authorization: string | undefined, form: URLSearchParams): object {
    const { clientId, clientSecret } = CLIENT;
    const known = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (authorization !== known) {
      throw this.refused(401, 'invalid_client', 'Client authentication failed.');
    }
    const grant = form.get('grant_type');
    if (grant === 'authorization_code') return this.fromCode(form);
    if (grant === 'refresh_token') return this.fromRefresh(form.get('refresh_token') ?? '');
    throw this.refused(400, 'unsupported_grant_type', 'The grant type is not supported.');
  }

  private fromCode(form: URLSearchParams): object {
    const code = this.codes.get(form.get('code') ?? '');
    const isOurs = code?.redirectUri === form.get('redirect_uri');
    if (!code || !isOurs || code.isUsed || !this.isGood(code)) throw this.badGrant();
    code.isUsed = true;
    return this.pairFor(code.consent);
  }

  private fromRefresh(token: string): object {
    const given = this.refresh.get(token);
    if (given?.isUsed && this.endsOnReuse) given.consent.isOver = true;
    if (!given || given.isUsed || !this.isGood(given)) throw this.badGrant();
    given.isUsed = true;
    return this.pairFor(given.consent);
  }

  /** New tokens; the ones before them end. */
  private pairFor(consent: Consent): object {
    for (const given of this.access.values()) if (given.consent === consent) given.endsAt = 0;
    const [access, refresh] = [this.nameOf('access'), this.nameOf('refresh')];
    const given = this.given(consent, ACCESS_LIFE_MS);
    this.access.set(access, given);
    this.refresh.set(refresh, this.given(consent, REFRESH_LIFE_MS));
    return {
      access_token: access,
      refresh_token: refresh,
      token_type: 'Bearer',
      expires_at: new Date(given.endsAt).toISOString(),
      scope: consent.scopes.join(' '),
    };
  }

  private given(consent: Consent, lifeMs: number): Given {
    return { consent, endsAt: this.now() + lifeMs, isUsed: false };
  }

  private isGood({ consent, endsAt }: Given): boolean {
    return !consent.isOver && this.now() < endsAt;
  }

  private permits(scope: string): boolean {
    return this.permitted === null || this.permitted.includes(scope);
  }

  private badGrant(): GreenhouseRefusal {
    return this.refused(400, 'invalid_grant', 'The grant is invalid, expired or revoked.');
  }

  private refused(status: number, error: string, description: string): GreenhouseRefusal {
    const body = this.saysMessages
      ? { message: description }
      : { error, error_description: description };
    return new GreenhouseRefusal(status, body);
  }

  private nameOf(kind: string): string {
    this.made += 1;
    return `gh-secret-${kind}-${this.made}`;
  }
}
