import { AppError } from '@candor/domain/errors';
import { findAllowance } from '../access/allowance';
import type { Caller } from '../access/caller';
import type { Deps } from '../deps';

/**
 * Does the work of a call. If its account was erased meanwhile, whatever the work then failed to find is no fault of ours: the
 * caller is nobody any more, like with every later call.
 *
 * @throws AppError 401 for an account that is gone; otherwise what the work threw.
 */
export async function unlessErased<Result>(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  caller: Caller | null,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError || !caller) throw error;
    if (!(await isErased(deps, caller))) throw error;
    deps.log.info({ err: error }, 'a call of an account that was erased meanwhile');
    throw new AppError('authentication_required');
  }
}

/** false while nobody can tell: then the call has failed for that reason. */
async function isErased(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor }: Caller,
): Promise<boolean> {
  return findAllowance(db, actor.userId, clock.now()).then(
    (found) => found === null,
    () => false,
  );
}
