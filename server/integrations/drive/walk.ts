import type { ItemProblem } from '../../ports/candidate-source';
import type { ListedFile } from '../../sources/folder-items';
import { DriveError } from './drive-error';
import { refused } from './explain';
import { follow, type Origin } from './follow';
import { listFile, unreadable } from './list-file';
import { listFolder } from './list-folder';
import { type DriveFile, FOLDER, SHORTCUT } from './wire';

const MOST_DEPTH = 20;
const MOST_FOLDERS = 10_000;
/** In UTF-16 units. One name may have 32,767, and each file below carries its whole path. */
const MOST_PATH = 4_096;
/** Far above every plan: against lists that never end. */
const MOST_FILES = 200_000;

type Folder = { id: string; path: string; isHidden: boolean; depth: number };

/**
 * All files of a folder and its subfolders, each once, however many ways lead there. Files come before those deeper
 * down. Throws DriveError and SourceRefused.
 */
export async function* walk(origin: Origin, signal: AbortSignal): AsyncGenerator<ListedFile> {
  const seen = new Set([origin.root.id]);
  const waiting: Folder[] = [{ id: origin.root.id, path: '', isHidden: false, depth: 0 }];
  let folders = 1;

  /** Why a folder cannot be entered, or null once it is queued. */
  const enter = (folder: DriveFile, within: Folder, name: string): ItemProblem | null => {
    const path = `${within.path}${name}/`;
    if (folder.capabilities?.canListChildren === false) return CLOSED_FOLDER;
    const isTooDeep = within.depth >= MOST_DEPTH || path.length > MOST_PATH;
    if (isTooDeep || folders >= MOST_FOLDERS) return TOO_DEEP;
    folders += 1;
    const isHidden = within.isHidden || isDotted(name);
    waiting.push({ id: folder.id, path, isHidden, depth: within.depth + 1 });
    return null;
  };

  const listed = async (file: DriveFile, within: Folder): Promise<ListedFile | null> => {
    const path = `${within.path}${file.name}`;
    const target = file.mimeType === SHORTCUT ? await targetOf(file) : file;
    if (target === null) return null;
    if ('code' in target) return unreadable(path, target);
    if (target.mimeType !== FOLDER) {
      const isHidden = within.isHidden || isDotted(target.name);
      return { ...listFile(target, within.path), isHidden };
    }
    const problem = enter(target, within, file.name);
    return problem && unreadable(path, problem);
  };

  /** The target of a shortcut; null if the walk visits it anyway. */
  const targetOf = async ({ shortcutDetails }: DriveFile) => {
    const id = shortcutDetails?.targetId;
    if (id !== undefined && seen.has(id)) return null;
    const target = await follow(id, origin, signal);
    if (!('code' in target)) seen.add(target.id);
    return target;
  };

  for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
    try {
      for await (const files of listFolder(origin.drive, folder.id, { seen, signal })) {
        if (seen.size > MOST_FILES) throw refused(TOO_MANY);
        for (const file of files) {
          const item = await listed(file, folder);
          if (item) yield item;
        }
      }
    } catch (error) {
      if (folder.depth === 0 || !isClosed(error)) throw error;
      yield unreadable(folder.path.slice(0, -1), CLOSED_FOLDER);
    }
  }
}

/** By its own name: in Drive, "C#/.NET" is one name and hides nothing. */
const isDotted = (name: string) => name.startsWith('.');

const isClosed = (error: unknown) =>
  error instanceof DriveError && (error.fault === 'missing' || error.fault === 'denied');

const CLOSED_FOLDER: ItemProblem = {
  code: 'no_access',
  message:
    'This folder was deleted or is not shared with us; share it like the folder around it, as Viewer.',
};

const TOO_DEEP: ItemProblem = {
  code: 'unsupported_type',
  message: 'This folder lies too deep inside of others to be read; score it by its own ID.',
};

const TOO_MANY = 'This folder holds more than 200,000 files. Use a smaller one.';
