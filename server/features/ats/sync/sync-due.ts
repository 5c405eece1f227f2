import pLimit from 'p-limit';
import { withinAccount } from '../../../db/wall';
import type { Deps } from '../../../deps';
import { AtsForbidden, AtsRefused, AtsSinceOver, AtsUnavailable } from '../../../ports/ats';
import { type ConnectionRow, deleteOldGrants, updateConnection } from '../connections/store';
import { beginDue } from './store';
import { syncConnection } from './sync-connection';

/** Connections that are read at once: a system that is slow holds the others up less. */
const AT_ONCE = 4;
const A_ROUND = 20;

/** Reads every connection that is due. What keeps one from being read stands at that one, and the others go on. */
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

/** That the connection is not let in stands at it by now. Whatever else keeps it from being read is tried again. */
async function noteUnread({ db, clock, log }: Deps, { id }: ConnectionRow, error: unknown) {
  if (error instanceof AtsRefused || error instanceof AtsForbidden) return;
  // A reading from the beginning that has to begin anew comes to its end another time.
  if (!(error instanceof AtsUnavailable) && !(error instanceof AtsSinceOver)) {
    log.error({ err: error, connection: id }, 'a connection could not be read');
  }
  await updateConnection(db, id, { problem: 'unavailable', problemAt: clock.now() });
}
