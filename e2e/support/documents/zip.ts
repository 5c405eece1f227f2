import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** An archive of files by their paths inside it. */
export function writeZip(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
