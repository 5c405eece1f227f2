import type { GivenFile } from './given-file';

/** Somebody may drop a whole disk: what is found by then is far more than anything accepts. */
const MOST_FILES = 5_000;

/** All files of these entries and their subfolders, except hidden ones, which belong to programs. */
export async function filesBelow(entries: readonly FileSystemEntry[]): Promise<GivenFile[]> {
  const found: GivenFile[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    if (found.length === MOST_FILES) break;
    if (isHidden(entry)) continue;
    if (isFolder(entry)) waiting.push(...(await childrenOf(entry)));
    else if (isFile(entry)) found.push({ file: await fileOf(entry), path: pathOf(entry) });
  }
  return found;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isHidden = ({ name }: FileSystemEntry) => name.startsWith('.') || name === '__MACOSX';
const pathOf = ({ fullPath }: FileSystemEntry) => fullPath.replace(/^\//, '');

/** A reader returns some at a time, and none once it is done (File and Directory Entries API, 7.3). */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0 || children.length >= MOST_FILES) return children;
    children.push(...some);
  }
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));
