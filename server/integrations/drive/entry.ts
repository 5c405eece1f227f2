import type { DriveFile } from './wire';

/** A file of Drive as it was listed: which one, how its bytes are had, and in which version. */
export type Entry = { id: string; how: 'download' | 'export'; version: string };

const ENTRY = /^(download|export):([A-Za-z0-9_-]+):(.*)$/;

/** The words that find it again. */
export const entryOf = (file: DriveFile, how: Entry['how']): string =>
  `${how}:${file.id}:${versionOf(file)}`;

/** What `entryOf` wrote. Throws RangeError for anything else. */
export function readEntry(entry: string): Entry {
  const [, how, id, version] = ENTRY.exec(entry) ?? [];
  if (id === undefined || version === undefined) throw new RangeError('No entry of Google Drive');
  return { id, how: how === 'export' ? 'export' : 'download', version };
}

/** Google's own kinds have no checksum; for those, and where it is missing, the time of the last change has to do. */
export function versionOf({ md5Checksum, modifiedTime }: DriveFile): string {
  return md5Checksum === undefined ? `time ${modifiedTime ?? ''}` : `md5 ${md5Checksum}`;
}

/** The checksum that the bytes of this version have, or null where it is not known. */
export const checksumOf = (version: string): string | null =>
  version.startsWith('md5 ') ? version.slice('md5 '.length) : null;
