import { isDeadlock } from '../infrastructure-errors';

const TRIES = 3;

/**
 * Repeats a transaction that the database ended because of a deadlock. For work on so many tables that no lock order
 * suits everybody.
 *
 * @throws what the last attempt throws, and anything else at once.
 */
export async function retryDeadlocks<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await transaction();
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error;
    }
  }
}
