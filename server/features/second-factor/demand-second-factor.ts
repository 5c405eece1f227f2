import { AppError } from '@candor/domain/errors';
import { hasSecondFactor } from '../../access/second-factor/store';
import type { Executor } from '../../db/database';

/** Throws AppError 409 for an account whose second factor is off. */
export async function demandSecondFactor(executor: Executor, userId: string): Promise<void> {
  if (await hasSecondFactor(executor, userId)) return;
  throw new AppError('conflict', { detail: 'The second factor is off.' });
}
