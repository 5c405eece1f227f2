import { AppError } from '@candor/domain/errors';
import type { Actor } from '../../../access/actor';
import { findSavedSource, type SavedSourceRow } from '../../../access/saved-source';
import type { Executor } from '../../../db/database';

/** A saved source of the caller. Throws AppError 404 for an unknown one and for another account's alike. */
export async function findSaved(
  executor: Executor,
  { userId }: Actor,
  id: string,
): Promise<SavedSourceRow> {
  const row = await findSavedSource(executor, userId, id);
  if (!row) throw new AppError('not_found');
  return row;
}
