import { access, constants, stat } from 'node:fs/promises';
import { CommandError } from '../command-error';
import { causeOf } from '../extract/cause';

/**
 * Checks that there is an archive to read, before anything else begins.
 *
 * @throws CommandError if there is no such file, or none that may be read: why, and what to name instead.
 */
export async function mustBeFile(named: string): Promise<void> {
  try {
    const facts = await stat(named);
    if (facts.isDirectory()) {
      throw new CommandError(`${named}: This is a folder, not a file. Name the archive in it.`);
    }
    await access(named, constants.R_OK);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `${named}: ${causeOf(error)} Name an archive that candor backup has written.`,
    );
  }
}
