import { z } from 'zod';
import { openSecret, sealSecret } from '../../../access/secrets';
import type { Config } from '../../../config';
import type { AtsCredentials } from '../../../ports/ats';

type Keys = Pick<Config, 'secretKeys'>;
type Place = { table: 'ats_connections' | 'ats_grants'; id: string };

const Sealed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('key'), apiKey: z.string() }),
  z.object({
    kind: z.literal('tokens'),
    accessToken: z.string(),
    refreshToken: z.string(),
    expiresAt: z.coerce.date(),
    scopes: z.array(z.string()).nullable().default(null),
  }),
]);

/** Encrypts what opens an account at a system for its row. */
export function sealCredentials(keys: Keys, credentials: AtsCredentials, place: Place): string {
  return sealSecret(keys, JSON.stringify(credentials), placeOf(place));
}

/** What was sealed for this row. Throws SecretUnreadable. */
export function openCredentials(keys: Keys, sealed: string, place: Place): AtsCredentials {
  return Sealed.parse(JSON.parse(openSecret(keys, sealed, placeOf(place))));
}

function placeOf({ table, id }: Place) {
  return { table, column: 'credentials_sealed', id };
}
