import type { AshbyUpdate } from '@candor/domain/model/ats-partner';
import type { Deps } from '../../../deps';
import { AtsForbidden, AtsRefused, AtsUnavailable } from '../../../ports/ats';
import { credentialsOf } from './credentials';
import { noteWait, refuseWhileWaiting } from './retry-wait';
import { openConnection, updateConnection } from './store';
import { CALL_MS } from './systems';

/**
 * Reports the state of an assessment to an account's Ashby. A key without the permission is marked as lacking it;
 * reading with it works as before.
 *
 * @throws AtsRefused, also without a connection; AtsForbidden, AtsGone, AtsUnavailable.
 */
export async function tellAssessment(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'ats'>,
  userId: string,
  update: AshbyUpdate,
): Promise<void> {
  const row = await openConnection(deps.db, userId, 'ashby');
  if (!row) throw new AtsRefused();
  const now = deps.clock.now();
  refuseWhileWaiting(row, now);
  const credentials = await credentialsOf(deps, row);
  try {
    await deps.ats.ashby.tellAssessment(credentials, update, AbortSignal.timeout(CALL_MS));
  } catch (error) {
    if (error instanceof AtsForbidden) {
      const missing = [...new Set([...row.missing, error.permission])];
      await updateConnection(deps.db, row.id, { missing });
    }
    if (error instanceof AtsUnavailable) await noteWait(deps.db, row, { error, now });
    throw error;
  }
}
