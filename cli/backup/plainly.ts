import { reasonOf } from '@candor/server/reason-of';
import { CommandError } from '../command-error';

/**
 * Does work that meets databases, stores and disks, any of which may fail, and tells of it in one line.
 *
 * @throws CommandError for whatever the work throws.
 */
export async function plainly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(reasonOf(error), { cause: error });
  }
}
