import pLimit from 'p-limit';
import { withinAccount } from '../../../db/row-level-security';
import type { Deps } from '../../../deps';
import { AtsForbidden, AtsRefused, AtsSinceOver, AtsUnavailable } from '../../../ports/ats';
import { type ConnectionRow, deleteOldGrants, updateConnection } from '../connections/store';
import { beginDue } from './store';
import { syncConnection } from './sync-connection';

/** Connections synced at once, so that a slow system delays the others less. */
const AT_ONCE = 4;
const A_ROUND = 20;

/** Syncs every connection that is due. A problem is recorded on its connection, and the others continue. */
export async function syncDue(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  await deleteOldGrants(db, clock.now());
  const limit = pLimit(AT_ONCE);
  for (;;) {
    const due = await beginDue(db, clock.now(), A_ROUND);
    await Promise.all(
      due.map((row) =>
        limit(async () => {
          try {
            await withinAccount(row.userId, () => syncConnection(deps, row));
          } catch (error) {
            await noteUnread(deps, row, error);
          }
        }),
      ),
    );
    if (due.length < A_ROUND) return;
  }
}

/** A refusal is recorded on the connection by now. Any other problem is retried. */
async function noteUnread({ db, clock, log }: Deps, { id }: ConnectionRow, error: unknown) {
  if (error instanceof AtsRefused || error instanceof AtsForbidden) return;
  // A full sync that has to start over finishes another time.
  if (!(error instanceof AtsUnavailable) && !(error instanceof AtsSinceOver)) {
    log.error({ err: error, connection: id }, 'a connection could not be read');
  }
  await updateConnection(db, id, { problem: 'unavailable', problemAt: clock.now() });
}
