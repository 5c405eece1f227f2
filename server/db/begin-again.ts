import { isDeadlock } from '../surroundings';

const TRIES = 3;

/**
 * Does a transaction again that the database ended because it and another one waited for each other. For what touches so many
 * tables that no order of locks suits everybody.
 *
 * @throws what the last try throws, and anything else at once.
 */
export async function beginAgain<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await transaction();
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error;
    }
  }
}
