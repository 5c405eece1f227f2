import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A ZIP archive of the files, each under its name. */
export async function zipOf(files: readonly { name: string; bytes: Buffer }[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const { name, bytes } of files) archive.addBuffer(bytes, name);
  archive.end();
  return buffer(archive.outputStream);
}
