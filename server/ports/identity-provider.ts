/** Who somebody is, as a provider vouches for it. */
export type Identity = {
  /** Stays the same for this person, whatever becomes of their address. */
  subject: string;
  email: string;
  /** Whether the provider knows that the address is theirs. */
  emailVerified: boolean;
  /** null when the provider does not say. */
  name: string | null;
};

/** Reads the identity tokens of a provider. */
export type IdentityProvider = {
  /**
   * The person of a token. `nonce` is what the browser asked to be put into it; null expects none.
   *
   * @throws TokenRefused for every token that is not valid for us, ProviderUnavailable if that cannot be determined
   * now.
   */
  identify(token: string, nonce: string | null): Promise<Identity>;
};

/** Why a token was refused, in words that stand in no token: a code, the name of a claim, whose settings it was checked by. */
export type Refusal = { code: string; claim?: string; issuer?: string };

/** The token is forged, expired, or meant for somebody else. */
export class TokenRefused extends Error {
  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super('The identity token was refused', options);
    this.name = 'TokenRefused';
  }
}

/** The keys of the provider cannot be had now. */
export class ProviderUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The identity provider does not answer', options);
    this.name = 'ProviderUnavailable';
  }
}
