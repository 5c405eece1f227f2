import type { Deps } from '../../../deps';
import { type AtsCredentials, AtsRefused, type AtsTokens } from '../../../ports/ats';
import { openCredentials, sealCredentials } from './sealed';
import { type ConnectionRow, lockConnection, updateConnection } from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ats'>;

/** Tokens are renewed while they are still good for so long. */
const AHEAD_MS = 5 * 60_000;
const RENEW_MS = 60_000;

/**
 * The credentials of the connection, renewed if about to expire. Throws AtsRefused for one that can no longer be
 * opened.
 */
export async function credentialsOf(deps: Needs, row: ConnectionRow): Promise<AtsCredentials> {
  const credentials = opened(deps, row);
  const ends = deps.clock.now().getTime() + AHEAD_MS;
  if (credentials.kind === 'key' || credentials.expiresAt.getTime() > ends) return credentials;
  return renewed(deps, row.id, credentials);
}

/**
 * Replaces these tokens with new ones. Refresh tokens work once and both tokens change, so one caller at a time
 * renews, under the row's lock, and stores the new ones before anybody uses them; a caller who waited for the lock
 * takes the result of the first. It does not end with the call that needs it: tokens that were issued and not stored
 * would leave nothing that opens the connection.
 */
export async function renewed(
  deps: Needs,
  connectionId: string,
  before: AtsTokens,
): Promise<AtsCredentials> {
  const { db, config, clock, ats } = deps;
  return db.transaction(async (tx) => {
    const row = await lockConnection(tx, connectionId);
    if (!row) throw new AtsRefused();
    const now = opened(deps, row);
    if (now.kind === 'key' || now.accessToken !== before.accessToken) return now;
    if (!ats.greenhouse) throw new AtsRefused();
    const tokens = await ats.greenhouse.consent.renew(now, AbortSignal.timeout(RENEW_MS));
    const place = { table: 'ats_connections', id: row.id } as const;
    const credentialsSealed = sealCredentials(config, tokens, place);
    await updateConnection(tx, row.id, { credentialsSealed, renewedAt: clock.now() });
    return tokens;
  });
}

function opened({ config }: Needs, { id, credentialsSealed }: ConnectionRow): AtsCredentials {
  if (credentialsSealed === null) throw new AtsRefused();
  return openCredentials(config, credentialsSealed, { table: 'ats_connections', id });
}
