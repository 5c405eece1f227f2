import type { Deps } from '../../../deps';
import {
  type Ats,
  type AtsCredentials,
  AtsForbidden,
  AtsRefused,
  AtsUnavailable,
} from '../../../ports/ats';
import { credentialsOf, renewed } from './credentials';
import { noteWait, refuseWhileWaiting } from './retry-wait';
import { type ConnectionRow, findConnection, updateConnection } from './store';
import { systemOf } from './systems';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ats'>;
type Ask<Result> = (system: Ats, credentials: AtsCredentials) => Promise<Result>;

/**
 * Calls a system through a connection, and records on the connection that it is refused, or restricted, or until when
 * it must not be called. That one request failed says nothing about the others: a sync records that. Tokens that
 * expire early are renewed once.
 *
 * @throws AtsRefused, AtsForbidden, AtsUnavailable, and anything else the request throws.
 */
export async function asking<Result>(
  deps: Needs,
  row: ConnectionRow,
  ask: Ask<Result>,
): Promise<Result> {
  try {
    const system = systemOf(deps, row.atsType);
    if (!system) throw new AtsUnavailable();
    refuseWhileWaiting(row, deps.clock.now());
    const credentials = await credentialsOf(deps, row);
    try {
      return await ask(system, credentials);
    } catch (error) {
      if (!(error instanceof AtsRefused) || credentials.kind === 'key') throw error;
      return await ask(system, await renewed(deps, row.id, credentials));
    }
  } catch (error) {
    await noteProblem(deps, row, error);
    throw error;
  }
}

/** Records on a connection what a failed call says about it: that it is refused, or restricted, or has to wait. */
export async function noteProblem(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  row: ConnectionRow,
  error: unknown,
): Promise<void> {
  if (error instanceof AtsUnavailable) await noteWait(db, row, { error, now: clock.now() });
  const problem = problemOf(error);
  if (problem === null) return;
  // Somebody may have reconnected meanwhile: what happened to the old key is not the new one's problem.
  const now = await findConnection(db, row.id);
  if (now?.connectedAt.getTime() !== row.connectedAt.getTime()) return;
  await updateConnection(db, row.id, {
    problem,
    problemAt: now.problem === problem ? now.problemAt : clock.now(),
    ...(error instanceof AtsForbidden && {
      missing: [...new Set([...now.missing, error.permission])],
    }),
  });
}

function problemOf(error: unknown): ConnectionRow['problem'] {
  if (error instanceof AtsRefused) return 'refused';
  return error instanceof AtsForbidden ? 'permission' : null;
}
