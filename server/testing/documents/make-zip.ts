import { ZipFile } from 'yazl';

/** An archive of these files, in this order. */
export async function makeZip(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}

/** The same with one entry renamed behind the library's back, which refuses such names itself. Both names are as long. */
export async function makeZipWithName(
  files: Readonly<Record<string, string | Uint8Array>>,
  [written, wanted]: readonly [string, string],
): Promise<Uint8Array<ArrayBuffer>> {
  const archive = Buffer.from(await makeZip(files));
  for (let at = archive.indexOf(written); at >= 0; at = archive.indexOf(written, at + 1)) {
    archive.write(wanted, at);
  }
  return new Uint8Array(archive);
}
