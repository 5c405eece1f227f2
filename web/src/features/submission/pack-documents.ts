import { zipSync } from 'fflate';
import type { GivenFile } from '../../ui/given-file';

/** Documents as one archive, stored as they are: nearly all of them are compressed already. Rejects when one cannot be read. */
export async function packDocuments(documents: readonly GivenFile[]): Promise<File> {
  const entries: Record<string, Uint8Array> = {};
  for (const { file, path } of documents) {
    entries[freeName(path, entries)] = new Uint8Array(await file.arrayBuffer());
  }
  const packed = new Uint8Array(zipSync(entries, { level: 0 }));
  return new File([packed], `${nameOf(documents)}.zip`, { type: 'application/zip' });
}

/** Two folders that were given side by side may have the same name. */
function freeName(path: string, taken: Readonly<Record<string, unknown>>): string {
  if (!(path in taken)) return path;
  const at = path.lastIndexOf('.');
  for (let number = 2; ; number += 1) {
    const name = `${path.slice(0, at)} (${number})${path.slice(at)}`;
    if (!(name in taken)) return name;
  }
}

/** People know the batch by it: the name of their folder or document, else how many there are. */
function nameOf(documents: readonly GivenFile[]): string {
  const [first] = documents;
  if (first && documents.length === 1) return first.file.name.replace(/\.[^.]+$/, '');
  const folders = new Set(documents.map(({ path }) => path.split('/').slice(0, -1)[0] ?? ''));
  const [folder] = folders;
  return folders.size === 1 && folder ? folder : `${documents.length} documents`;
}
