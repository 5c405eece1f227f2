import type { Stats } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '@candor/server/has-code';
import { reasonOf } from '@candor/server/reason-of';
import { CommandError } from '../command-error';

/**
 * The file that a backup is written to: the one that was named, or one inside of a named folder.
 *
 * @throws CommandError when there is such a file, since an older backup is not written over, and when nothing can be written there.
 */
export async function backupFile(named: string, now: Date): Promise<string> {
  const facts = await factsOf(named);
  if (facts !== null && !facts.isDirectory()) {
    throw new CommandError(
      `There is a file ${named} already. Name another one, or a folder: the file gets a name of its own there.`,
    );
  }
  await mustTakeFiles(facts === null ? dirname(named) : named);
  if (facts === null) return named;
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(named, `candor-${moment}Z.tar`);
}

/** Null for a name that is free, and for one whose folder is none or is not there. */
async function factsOf(named: string): Promise<Stats | null> {
  try {
    return await stat(named);
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return null;
    throw error;
  }
}

async function mustTakeFiles(folder: string): Promise<void> {
  const facts = await factsOf(folder);
  if (!facts?.isDirectory()) {
    throw new CommandError(`${folder}: There is no such folder. Make it, or name another one.`);
  }
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    const why = hasCode(error, 'EACCES')
      ? 'This folder may not be written to by this user.'
      : `This folder cannot be written to (${reasonOf(error)}).`;
    throw new CommandError(`${folder}: ${why} Name another one.`);
  }
}
