import { ZipFile } from 'yazl';
import { sampleFiles } from './sample-files';

/** The moment that the entries carry: an archive of the same files is the same archive. */
const MADE = new Date('2026-01-05T09:00:00Z');

/** The eight resumes as the archive that a person would upload. */
export async function packSample(): Promise<{ archive: Buffer; candidates: number }> {
  const files = sampleFiles();
  const zip = new ZipFile();
  for (const { name, bytes } of files) zip.addBuffer(bytes, name, { mtime: MADE });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return { archive: Buffer.concat(chunks), candidates: files.length };
}
