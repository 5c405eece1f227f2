import { isProof } from '../../sources/folder-items';
import type { DriveApi } from './drive-api';
import { listFolder } from './list-folder';
import { type DriveFile, FOLDER, pageQuery, quoted } from './wire';

/** A search may not yet know a file added a moment ago: this many pages of the newest files are checked. */
const NEWEST_PAGES = 10;

/** Whether a file right in the folder is named as the owner's proof, with whatever ending. Throws DriveError. */
export async function holdsProof(
  drive: DriveApi,
  folderId: string,
  proofName: string,
  signal: AbortSignal,
): Promise<boolean> {
  const showsIt = (files: readonly DriveFile[]) =>
    files.some(({ name, mimeType }) => mimeType !== FOLDER && isProof(name, proofName));
  const more = `name contains '${quoted(proofName)}'`;
  const found = await drive.page(pageQuery(folderId, { more, orderBy: 'name' }), signal);
  if (showsIt(found.files)) return true;

  let pages = 0;
  const newestFirst = { seen: new Set<string>(), signal, orderBy: 'createdTime desc' };
  for await (const files of listFolder(drive, folderId, newestFirst)) {
    if (showsIt(files)) return true;
    pages += 1;
    if (pages === NEWEST_PAGES) return false;
  }
  return false;
}
