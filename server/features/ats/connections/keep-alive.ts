import { and, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { atsConnections } from '../../../db/schema';
import { withinAccount } from '../../../db/wall';
import type { Deps } from '../../../deps';
import { AtsRefused, AtsUnavailable } from '../../../ports/ats';
import { renewed } from './credentials';
import { openCredentials } from './sealed';
import { updateConnection } from './store';

/** Refresh tokens of Greenhouse are good for a day: half of it leaves time for a night in which nothing answers. */
const RENEW_AFTER_MS = 12 * 3_600_000;

/** Renews the tokens of connections that nobody used for long: what is not renewed in time is lost for good. */
export async function keepAlive(deps: Deps): Promise<void> {
  const { db, clock, config, log } = deps;
  const before = new Date(clock.now().getTime() - RENEW_AFTER_MS);
  const { endedAt, renewedAt, problem } = atsConnections;
  const old = await db
    .select()
    .from(atsConnections)
    .where(
      and(
        isNull(endedAt),
        isNotNull(renewedAt),
        lt(renewedAt, before),
        or(isNull(problem), ne(problem, 'refused')),
      ),
    );
  for (const row of old) {
    if (row.credentialsSealed === null) continue;
    const place = { table: 'ats_connections', id: row.id } as const;
    const tokens = openCredentials(config, row.credentialsSealed, place);
    if (tokens.kind === 'key') continue;
    try {
      await withinAccount(row.userId, () => renewed(deps, row.id, tokens));
    } catch (error) {
      if (error instanceof AtsUnavailable) continue;
      if (!(error instanceof AtsRefused)) {
        log.error({ err: error, connection: row.id }, 'tokens could not be renewed');
        continue;
      }
      await updateConnection(db, row.id, { problem: 'refused', problemAt: clock.now() });
    }
  }
}
