import type { Executor } from '../../../db/database';
import { AtsUnavailable } from '../../../ports/ats';
import { type ConnectionRow, waitAtLeastUntil } from './store';

/** A caller who was told to wait has waited, more than once: the next call comes no sooner. */
const SHORTEST_WAIT_S = 15;

type Told = Pick<ConnectionRow, 'retryAt'>;

/** In how many seconds the system may be asked again; null for at once. */
export function waitS({ retryAt }: Told, now: Date): number | null {
  const seconds = retryAt ? Math.ceil((retryAt.getTime() - now.getTime()) / 1000) : 0;
  return seconds > 0 ? seconds : null;
}

/** Throws AtsUnavailable while the system does not want to be asked. */
export function refuseWhileWaiting(row: Told, now: Date): void {
  const seconds = waitS(row, now);
  if (seconds !== null) throw new AtsUnavailable(seconds);
}

/** Notes until when a system does not want to be asked through a connection, if it said so. */
export async function noteWait(
  executor: Executor,
  { id }: Pick<ConnectionRow, 'id'>,
  { error: { retryAfterS }, now }: { error: AtsUnavailable; now: Date },
): Promise<void> {
  if (retryAfterS === null) return;
  const until = new Date(now.getTime() + Math.max(SHORTEST_WAIT_S, retryAfterS) * 1000);
  await waitAtLeastUntil(executor, id, until);
}
