import type { Actor } from '../../access/actor';
import type { Executor } from '../../db/database';
import { SNAPSHOT } from '../../db/snapshot';
import type { Deps } from '../../deps';
import { findOwn } from './find-own';
import { isUnfinished, type ShownBatch } from './store/batch';
import { findBatchVersion } from './store/batch-version';

type Read<Result> = (executor: Executor, batch: ShownBatch) => Promise<Result>;

/**
 * Reads a batch of the caller with what belongs to it, all as of one state: edited requirements change every score, so
 * that rows of one state must not be shown by the requirements of another. Requirements can only be edited once a batch
 * has ended; while it runs, rows may be later than its counts.
 *
 * Single statements are tried first: transactions may have to wait for a connection (`db/connect`). `read` is repeated
 * in a snapshot if the batch has changed meanwhile.
 *
 * @throws AppError 404
 */
export async function readOwn<Result>(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  actor: Pick<Actor, 'userId'>,
  id: string,
  read: Read<Result>,
): Promise<Result> {
  const batch = await findOwn(db, actor, id);
  const result = await read(db, batch);
  const now = await findBatchVersion(pool, actor.userId, id);
  const isSame = now?.updatedAt.getTime() === batch.updatedAt.getTime();
  if (isSame || (now && isUnfinished(now))) return result;
  return db.transaction(async (tx) => read(tx, await findOwn(tx, actor, id)), SNAPSHOT);
}
