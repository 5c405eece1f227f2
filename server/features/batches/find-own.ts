import { AppError } from '@candor/domain/errors';
import type { Actor } from '../../access/actor';
import type { Db, Executor, Tx } from '../../db/database';
import {
  type BatchRow,
  findBatch,
  findListed,
  type ListedBatch,
  lockBatch,
  type ShownBatch,
} from './store/batch';

/** A batch of the caller. Throws AppError 404 for an unknown one and another account's alike. */
export async function findOwn(
  executor: Executor,
  actor: Pick<Actor, 'userId'>,
  id: string,
): Promise<ShownBatch> {
  const batch = await findBatch(executor, actor.userId, id);
  if (!batch) throw new AppError('not_found');
  return batch;
}

/** The same without the job's text and how it was read. */
export async function findOwnListed(db: Db, actor: Actor, id: string): Promise<ListedBatch> {
  const batch = await findListed(db, actor.userId, id);
  if (!batch) throw new AppError('not_found');
  return batch;
}

/** A complete batch of the caller, locked until the transaction ends. */
export async function lockOwn(tx: Tx, actor: Actor, id: string): Promise<BatchRow> {
  const batch = await lockBatch(tx, actor.userId, id);
  if (!batch) throw new AppError('not_found');
  return batch;
}
