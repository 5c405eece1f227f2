import { withinAccount } from '../../../db/row-level-security';
import type { Deps } from '../../../deps';
import { AtsRefused, AtsUnavailable } from '../../../ports/ats';
import { noteProblem } from './asking';
import { renewed } from './credentials';
import { openCredentials } from './sealed';
import { type ConnectionRow, connectionsNotRenewedSince } from './store';

/** Refresh tokens of Greenhouse are good for a day: half of it leaves time for a night in which nothing answers. */
const RENEW_AFTER_MS = 12 * 3_600_000;

/**
 * Renews the tokens of connections that nobody used for long: what is not renewed in time is lost for good. One that cannot be
 * renewed, or not even be opened, keeps no other from it.
 */
export async function keepAlive(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  const before = new Date(clock.now().getTime() - RENEW_AFTER_MS);
  const old = await connectionsNotRenewedSince(db, before);
  for (const row of old) {
    await withinAccount(row.userId, () => renewOne(deps, row)).catch((error) =>
      log.error({ err: error, connection: row.id }, 'tokens could not be renewed'),
    );
  }
}

/** A refusal is recorded on the connection; a system that is away is asked again in an hour. */
async function renewOne(deps: Deps, row: ConnectionRow): Promise<void> {
  if (row.credentialsSealed === null) return;
  const place = { table: 'ats_connections', id: row.id } as const;
  const tokens = openCredentials(deps.config, row.credentialsSealed, place);
  if (tokens.kind === 'key') return;
  try {
    await renewed(deps, row.id, tokens);
  } catch (error) {
    if (!(error instanceof AtsRefused || error instanceof AtsUnavailable)) throw error;
    await noteProblem(deps, row, error);
  }
}
