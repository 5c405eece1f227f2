/**
 * Whether an OLE compound file has a directory entry of this name. Entry names are UTF-16 with a
 * closing zero (MS-CFB 2.6.1), and nothing else in a file looks like one by chance.
 */
export function hasOleEntry(bytes: Uint8Array, name: string): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.includes(Buffer.from(`${name}\0`, 'utf16le'));
}
