import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command-error';

/**
 * The file that a backup is written to: the one that was named, or one inside of a named folder.
 *
 * @throws CommandError when there is such a file: an older backup is not written over; the system's error where nobody can look.
 */
export async function backupFile(named: string, now: Date): Promise<string> {
  const facts = await factsOf(named);
  if (facts === null) return named;
  if (!facts.isDirectory()) throw new CommandError(`There is a file ${named} already.`);
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(named, `candor-${moment}Z.tar`);
}

async function factsOf(named: string): Promise<Stats | null> {
  try {
    return await stat(named);
  } catch (error) {
    // The name is free; after anything else it may not be.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
