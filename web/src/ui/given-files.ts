import { type GivenFile, givenAlone } from './given-file';

/**
 * The files of a drop or a paste, including those in folders. Must be called while the event is handled: afterwards
 * the browser no longer exposes them. Rejects if one cannot be read.
 */
export async function givenFiles(data: DataTransfer): Promise<GivenFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = [...data.files].map(givenAlone);
  if (!entries.some((entry) => entry.isDirectory)) return files;
  const { filesBelow } = await import('./files-below');
  return filesBelow(entries);
}
