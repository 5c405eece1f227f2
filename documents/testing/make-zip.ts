import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** An archive in memory with the given files. */
export async function makeZip(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : Buffer.from(content), name);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * Writes one field of every central directory entry.
 *
 * @param field offset in the entry (APPNOTE 4.3.12), such as 8 for the flags.
 */
export function patchDirectory(zip: Buffer, field: number, bytes: readonly number[]): Buffer {
  const patched = Buffer.from(zip);
  const mark = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = patched.indexOf(mark); at >= 0; at = patched.indexOf(mark, at + 4)) {
    patched.set(bytes, at + field);
  }
  return patched;
}
