import type { Config } from '../../config';

/** For whom passkeys are made. They are bound to `id`, the host of the public address, and work under no other. */
export type RelyingParty = { id: string; origin: string; name: string };

/** This installation as browsers know it (WebAuthn Level 3, 5.1.2: the id is a domain, without scheme and port). */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: 'Candor' };
}
