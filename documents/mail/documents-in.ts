import type { Attachment } from 'postal-mime';
import { extensionOf, formatOf } from '../format';

/** A document attached to a mail. */
export type MailDocument = { filename: string; bytes: Uint8Array };

/** Endings by media type, for attachments without a name that tells. */
const ENDINGS = new Map([
  ['application/pdf', '.pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', '.docx'],
  ['application/msword', '.doc'],
  ['application/vnd.oasis.opendocument.text', '.odt'],
  ['application/rtf', '.rtf'],
  ['text/rtf', '.rtf'],
  ['text/html', '.html'],
  ['text/markdown', '.md'],
  ['text/plain', '.txt'],
  ['message/rfc822', '.eml'],
]);

/** Never opened, but as likely as a document to be what was sent. */
const ARCHIVES = new Set(['.zip', '.rar', '.7z']);

/** What Exchange makes of a footer that it adds to a mail with attachments. */
const FOOTER = /^ATT\d+\.(?:txt|html?)$/i;

const RESUME =
  /(?:^|[^\p{L}])(?:cv|vitae|resume|r\u00e9sum\u00e9|lebenslauf|curriculum)(?![\p{L}])/iu;

/** Pictures below this size are logos and signatures. */
const SMALLEST_PAGE = 100 * 1024;

/**
 * The documents attached to a mail, those that are called a resume first, and the number of other attachments in
 * which one may be: pictures as large as a page. Calendar entries, cards, signatures and embedded pictures are
 * passed over.
 */
export function documentsIn(attachments: readonly Attachment[]): {
  documents: MailDocument[];
  unread: number;
} {
  const documents: MailDocument[] = [];
  let unread = 0;
  for (const attachment of attachments) {
    const bytes = bytesOf(attachment);
    const filename = nameOf(attachment);
    if (filename !== null) documents.push({ filename, bytes });
    else if (isPage(attachment, bytes)) unread += 1;
  }
  const rank = ({ filename }: MailDocument): number => (RESUME.test(filename) ? 0 : 1);
  return { documents: documents.sort((a, b) => rank(a) - rank(b)), unread };
}

/** The attachment's name with an extension for its type, or null if it is not a document. */
function nameOf({ filename, mimeType }: Attachment): string | null {
  const name = filename ?? '';
  if (FOOTER.test(name)) return null;
  if (formatOf(name) !== null || ARCHIVES.has(extensionOf(name))) return name;
  const ending = ENDINGS.get(mimeType);
  return ending === undefined ? null : `${name || 'attachment'}${ending}`;
}

function isPage({ mimeType, related }: Attachment, bytes: Uint8Array): boolean {
  return related !== true && mimeType.startsWith('image/') && bytes.length >= SMALLEST_PAGE;
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}
