import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command-error';

/**
 * The file that a backup is written to: the one that was named, or one inside of a named folder.
 *
 * @throws CommandError when there is such a file: an older backup is not written over.
 */
export async function backupFile(named: string, now: Date): Promise<string> {
  const facts = await stat(named).catch(() => null);
  if (facts === null) return named;
  if (!facts.isDirectory()) throw new CommandError(`There is a file ${named} already.`);
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(named, `candor-${moment}Z.tar`);
}
