import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@candor/server/has-code';

/**
 * Every file in a folder and the folders in it, by name, so that two runs see them in the same
 * order. Hidden entries, the copies that macOS leaves in `__MACOSX` and linked folders (they may
 * lead round in a circle) are passed over.
 *
 * @returns paths that begin with `folder`.
 * @throws the system's error where a folder cannot be listed.
 */
export async function* findFiles(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === '__MACOSX') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* findFiles(path);
    else if (entry.isFile() || (entry.isSymbolicLink() && (await leadsToFile(path)))) yield path;
  }
}

async function leadsToFile(link: string): Promise<boolean> {
  try {
    return (await stat(link)).isFile();
  } catch (error) {
    // A link to nowhere is no candidate; anything else is a real fault.
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
