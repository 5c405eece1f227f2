import type { ItemProblem } from '../../ports/candidate-source';
import type { DriveApi } from './drive-api';
import { DriveError } from './drive-error';
import { holdsProof } from './proof';
import { type DriveFile, FOLDER, SHORTCUT } from './wire';

/** The folder that a walk began with, and who may have shown that it is theirs. */
export type Origin = { drive: DriveApi; root: DriveFile; proofName: string; account: string };

/**
 * The target of a shortcut, or why it leads nowhere. A shortcut can name anything that was ever shared with us, so it
 * is followed only if its target has the folder's owner, or is a folder with the same proof. Throws DriveError.
 */
export async function follow(
  targetId: string | undefined,
  { drive, root, proofName, account }: Origin,
  signal: AbortSignal,
): Promise<DriveFile | ItemProblem> {
  const target = targetId === undefined ? null : await orNull(() => drive.file(targetId, signal));
  if (target === null) return closed(account);
  if (target.trashed) return TRASHED;
  if (target.mimeType === SHORTCUT) return closed(account);
  if (haveSameOwner(root, target)) return target;
  if (target.mimeType !== FOLDER) return FOREIGN;
  const isProven = await orNull(() => holdsProof(drive, target.id, proofName, signal));
  return isProven ? target : FOREIGN;
}

/** What was asked about a target, or null if it is closed to us: that says nothing about the folder with the shortcut. */
async function orNull<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    const isClosed =
      error instanceof DriveError && (error.fault === 'missing' || error.fault === 'denied');
    if (isClosed) return null;
    throw error;
  }
}

/** Files of a shared drive belong to it; any other has an owner (REST resource "files": owners, driveId). */
function haveSameOwner(one: DriveFile, other: DriveFile): boolean {
  if (one.driveId !== undefined || other.driveId !== undefined)
    return one.driveId === other.driveId;
  const owners = new Set(one.owners?.map(({ permissionId }) => permissionId));
  return other.owners?.some(({ permissionId }) => owners.has(permissionId)) ?? false;
}

const closed = (account: string): ItemProblem => ({
  code: 'no_access',
  message: `This shortcut leads to something that we cannot open; share that with ${account} as Viewer, or put the file itself into the folder.`,
});

const TRASHED: ItemProblem = {
  code: 'gone',
  message:
    'This shortcut leads to something that lies in the trash; put the file itself into the folder.',
};

const FOREIGN: ItemProblem = {
  code: 'no_access',
  message:
    'This shortcut leads to something of another owner; put a copy of the file itself into the folder.',
};
