import WordExtractor from 'word-extractor';
import { UnreadableError } from '../problem';
import { type MarkedText, TextWriter } from '../text/marked-text';

/** First bytes of the WordDocument stream (MS-DOC 2.5.2), which starts at a sector of 512 bytes. */
const FIB_IDENT = 0xa5ec;
const SECTOR = 512;
const FLAGS_AT = 0x0a;
const FLAG_ENCRYPTED = 0x0100;

/**
 * Reads a Word 97-2003 document: headers, body, text boxes, notes.
 *
 * @throws UnreadableError `encrypted` or `damaged`.
 */
export async function readDoc(bytes: Uint8Array): Promise<MarkedText> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isEncrypted(file)) throw new UnreadableError('encrypted');
  const document = await new WordExtractor().extract(file);
  const writer = new TextWriter();
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: true, includeBody: true }),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getFooters(),
  ];
  for (const part of parts) {
    writer.write(part.trim());
    writer.breakLine();
  }
  return writer.finish();
}

function isEncrypted(file: Buffer): boolean {
  for (let at = SECTOR; at + FLAGS_AT + 2 <= file.length; at += SECTOR) {
    if (file.readUInt16LE(at) !== FIB_IDENT) continue;
    return (file.readUInt16LE(at + FLAGS_AT) & FLAG_ENCRYPTED) !== 0;
  }
  return false;
}
