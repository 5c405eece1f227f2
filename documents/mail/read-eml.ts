import PostalMime, { type Email } from 'postal-mime';
import { extensionOf } from '../format';
import { readHtml } from '../html/read-html';
import { UnreadableError } from '../problem';
import type { RawDocument } from '../read/raw-document';
import { type MarkedText, TextWriter } from '../text/marked-text';
import { documentsIn, type MailDocument } from './documents-in';

/** Documents read of one mail; a person applies with fewer. */
const MOST_DOCUMENTS = 10;

/** Nested parts, nested messages, and header bytes that no mail program exceeds. */
const PARSER_LIMITS = {
  maxNestingDepth: 32,
  maxRfc822NestingDepth: 3,
  maxHeadersSize: 256 * 1024,
  attachmentEncoding: 'arraybuffer',
} as const;

/**
 * The parser stores each line of an uncompressed part separately, at many times its size. 10 MB of compressed
 * attachments have 140,000.
 */
const MOST_LINES = 200_000;

const TOO_MANY_LINES =
  'This mail has more lines than can be read; save the documents in it and upload those.';

const LINE_FEED = 0x0a;

/**
 * Reads an e-mail (RFC 5322) as the one person that it is about.
 *
 * If documents are attached, they are the text, the resume first; the message around them is left out, because it is
 * often by whoever forwarded them, with another name and address at its end. Without attachments, the message itself
 * is the text, as it is shown. If documents are attached and none can be read, neither can the e-mail: a few words
 * around a locked resume are not a candidate.
 *
 * @param readPart reads one attached document.
 * @throws UnreadableError `damaged`, `too_large`, or the cause of the first document if none could be read.
 */
export async function readEml(
  bytes: Uint8Array,
  readPart: (part: MailDocument) => Promise<RawDocument>,
): Promise<RawDocument> {
  const mail = await parsed(bytes);
  const { documents, unread } = documentsIn(mail.attachments);
  if (documents.length === 0) return { ...messageOf(mail), unreadParts: unread };

  const read: RawDocument[] = [];
  const problems: UnreadableError[] = [];
  for (const part of documents.slice(0, MOST_DOCUMENTS)) {
    try {
      read.push(await readPart(part));
    } catch (error) {
      problems.push(named(part, error));
    }
  }
  const [problem] = problems;
  if (read.length === 0 && problem) throw problem;
  const whole = joined(read);
  return {
    ...whole,
    truncated: whole.truncated || documents.length > MOST_DOCUMENTS,
    unreadParts: whole.unreadParts + problems.length,
  };
}

async function parsed(bytes: Uint8Array): Promise<Email> {
  if (hasTooManyLines(bytes)) throw new UnreadableError('too_large', { message: TOO_MANY_LINES });
  try {
    return await PostalMime.parse(bytes, PARSER_LIMITS);
  } catch (error) {
    throw new UnreadableError('damaged', { cause: error });
  }
}

function hasTooManyLines(bytes: Uint8Array): boolean {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) {
    lines += 1;
    if (lines > MOST_LINES) return true;
  }
  return false;
}

/** The message as a mail program displays it: the visible part decides, and not one that nobody is shown. */
function messageOf({ html, text }: Email): RawDocument {
  const marked: MarkedText = html
    ? readHtml(Buffer.from(`\ufeff${html}`))
    : { text: text ?? '', hidden: [] };
  return { ...joined([]), marked };
}

function joined(parts: readonly RawDocument[]): RawDocument {
  const writer = new TextWriter();
  for (const part of parts) {
    if (writer.length > 0) writer.write('\n\n');
    writer.append(part.marked);
  }
  const sum = (count: (part: RawDocument) => number): number =>
    parts.reduce((total, part) => total + count(part), 0);
  return {
    marked: writer.finish(),
    pages: parts.some((part) => part.pages !== null) ? sum((part) => part.pages ?? 0) : null,
    truncated: parts.some((part) => part.truncated),
    pictured: parts.some((part) => part.pictured),
    damagedPages: sum((part) => part.damagedPages),
    scannedPages: sum((part) => part.scannedPages),
    recognisedPages: sum((part) => part.recognisedPages),
    unreadParts: sum((part) => part.unreadParts),
  };
}

/** The same cause, with the sentence about the attachment and not about the mail. */
function named(part: MailDocument, error: unknown): UnreadableError {
  const known = error instanceof UnreadableError ? error : new UnreadableError('damaged');
  if (extensionOf(part.filename) === '.eml') return known;
  const message = known.message.replace(
    /^This (?:PDF|file|document)\b/,
    'The document in this mail',
  );
  return new UnreadableError(known.code, { cause: error, message });
}
