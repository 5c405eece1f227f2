import pLimit from 'p-limit';
import { withinAccount } from '../../../db/wall';
import type { Deps } from '../../../deps';
import { AtsForbidden, AtsRefused, AtsSinceOver, AtsUnavailable } from '../../../ports/ats';
import { deleteOldGrants, updateConnection } from '../connections/store';
import { beginDue } from './store';
import { syncConnection } from './sync-connection';

/** Connections that are read at once: a system that is slow holds the others up less. */
const AT_ONCE = 4;
const A_ROUND = 20;

/** Reads every connection that is due. What keeps one from being read stands at that one, and the others go on. */
export async function syncDue(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
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
            if (isOfSystem(error)) return;
            // A reading from the beginning that ends like this, too, comes to its end another time.
            if (!(error instanceof AtsSinceOver)) {
              log.error({ err: error, connection: row.id }, 'a connection could not be read');
            }
            const now = clock.now();
            await updateConnection(db, row.id, { problem: 'unavailable', problemAt: now });
          }
        }),
      ),
    );
    if (due.length < A_ROUND) return;
  }
}

function isOfSystem(error: unknown): boolean {
  return (
    error instanceof AtsRefused || error instanceof AtsForbidden || error instanceof AtsUnavailable
  );
}
