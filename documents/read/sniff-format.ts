import { openPackage } from '../archive/open-package';
import type { DocumentFormat } from '../document';
import { extensionOf, formatOf } from '../format';
import { UnreadableError } from '../problem';
import { decodeText } from '../text/decode-text';
import { hasOleEntry } from '../word/ole-entries';

/** A PDF may begin with up to 1,024 other bytes (ISO 32000-1, annex H.3.4.1). */
const PDF_HEADER_WITHIN = 1024;

/** Enough to tell text from bytes. */
const TEXT_SAMPLE = 16 * 1024;

/** A mail begins with header fields (RFC 5322, 2.2), among them one of those that none is without. */
const MAIL_HEADER =
  /^\s*(?:From [^\n]+\n)?(?:[!-9;-~]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*?(?:From|Date|Subject|To|Received|MIME-Version):/i;

const ARCHIVE_EXTENSIONS = new Set(['.zip', '.rar', '.7z', '.tar', '.gz', '.tgz']);

/**
 * Decides what a document is, by its content first and its name second: a wrong ending on content
 * that can be read does no harm, and the right ending on other content is not believed.
 *
 * @throws UnreadableError `wrong_content`, `unsupported_type`, `nested_archive`, `encrypted`,
 * `damaged` or `empty`.
 */
export async function sniffFormat(bytes: Uint8Array, filename: string): Promise<DocumentFormat> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, TEXT_SAMPLE));
  const named = formatOf(filename);
  if (ARCHIVE_EXTENSIONS.has(extensionOf(filename))) throw new UnreadableError('nested_archive');
  if (head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04)) return packageFormat(bytes, named);
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) return oleFormat(bytes, named);
  if (/^\s*\{\\rtf/.test(head.toString('latin1'))) return 'rtf';
  if (named === null) throw new UnreadableError('unsupported_type');
  return textFormat(head, named);
}

async function packageFormat(
  bytes: Uint8Array,
  named: DocumentFormat | null,
): Promise<DocumentFormat> {
  const { names, part } = await openPackage(bytes);
  if (names.some((name) => /^word\/document\d*\.xml$/i.test(name))) return 'docx';
  if (names.includes('content.xml')) {
    const kind = (await part('mimetype')) ?? '';
    if (kind.includes('opendocument.text')) return 'odt';
  }
  throw new UnreadableError(named ? 'wrong_content' : 'unsupported_type');
}

function oleFormat(bytes: Uint8Array, named: DocumentFormat | null): DocumentFormat {
  if (hasOleEntry(bytes, 'WordDocument')) return 'doc';
  // A DOCX with a password is an OLE file that holds the encrypted package (MS-OFFCRYPTO 2.3.4).
  if (hasOleEntry(bytes, 'EncryptedPackage')) throw new UnreadableError('encrypted');
  throw new UnreadableError(named ? 'wrong_content' : 'unsupported_type');
}

/** A word processor also opens HTML and plain text that somebody named .doc. */
function textFormat(head: Buffer, named: DocumentFormat): DocumentFormat {
  const text = decodeText(head);
  if (!isText(text)) throw new UnreadableError('wrong_content');
  if (named === 'eml') {
    if (!MAIL_HEADER.test(text)) throw new UnreadableError('wrong_content');
    return 'eml';
  }
  if (/^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|body)\b/i.test(text)) return 'html';
  return named === 'html' || named === 'md' ? named : 'txt';
}

/** Text may hold a few stray control characters; of compressed or compiled bytes a tenth are such. */
function isText(sample: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is counted
  const controls = sample.match(/[\u0000-\u0008\u000e-\u001f\u007f\ufffd]/g)?.length ?? 0;
  return controls <= sample.length * 0.04;
}

function startsWith(head: Buffer, ...mark: number[]): boolean {
  return mark.every((byte, index) => head[index] === byte);
}
