import type { DocumentFormat, ReadDocument } from '../document';
import { readHtml } from '../html/read-html';
import type { MailDocument } from '../mail/documents-in';
import { readEml } from '../mail/read-eml';
import { PageRecogniser } from '../ocr/page-recogniser';
import { readOdt } from '../open-document/read-odt';
import { readPdf } from '../pdf/read-pdf';
import { UnreadableError, unreadable } from '../problem';
import { readRtf } from '../rtf/read-rtf';
import { decodeText } from '../text/decode-text';
import type { MarkedText, PicturedText } from '../text/marked-text';
import { partColumns } from '../text/part-columns';
import { readMarkdown } from '../text/read-markdown';
import { capText, tidyText } from '../text/tidy-text';
import { readDoc } from '../word/read-doc';
import { readDocx } from '../word/read-docx';
import { qualityOf } from './quality-of';
import type { RawDocument } from './raw-document';
import { sniffFormat } from './sniff-format';

/** Which document to read, and how much of it. */
export type ReadTask = {
  bytes: Uint8Array;
  filename: string;
  maxPages: number;
  maxTextBytes: number;
  /** Whether the text of scanned pages is recognised, which takes seconds for each of them. */
  recognise?: boolean;
};

/** A mail in a mail in a mail is forwarded often enough; deeper ones are a puzzle. */
const DEEPEST_MAIL = 3;

const PICTURES =
  'This document holds pictures and no text; run text recognition on it or export it again from the program it was written in.';

/**
 * Reads one document in this process: decides its format by content, extracts the text and tidies it.
 * Never rejects: whatever a parser throws means that the document is damaged.
 */
export async function readDocument(task: ReadTask): Promise<ReadDocument> {
  const recogniser = task.recognise ? new PageRecogniser() : null;
  try {
    const format = await sniffFormat(task.bytes, task.filename);
    const raw = await readFormat(format, { ...task, recogniser }, 0);
    const capped = capText(tidyText(raw.marked), task.maxTextBytes);
    if (isWithoutText(capped.text)) throw withoutText(format, raw);
    return {
      ok: true,
      text: capped.text,
      format,
      pages: raw.pages,
      hiddenSpans: capped.hidden,
      truncated: raw.truncated || capped.truncated,
      quality: qualityOf(raw, capped.text),
    };
  } catch (error) {
    if (!(error instanceof UnreadableError)) return unreadable('damaged');
    return unreadable(error.code, error.message);
  } finally {
    await recogniser?.close();
  }
}

type PartTask = ReadTask & { recogniser: PageRecogniser | null };

/** @param depth of mails around this document. */
async function readFormat(
  format: DocumentFormat,
  task: PartTask,
  depth: number,
): Promise<RawDocument> {
  const { bytes, maxPages } = task;
  switch (format) {
    case 'pdf':
      return readPdf(bytes, maxPages, task.recogniser);
    case 'docx':
      return unpaged(await readDocx(bytes));
    case 'doc':
      return unpaged(await readDoc(bytes));
    case 'odt':
      return unpaged(await readOdt(bytes));
    case 'rtf':
      return unpaged(readRtf(bytes));
    case 'html':
      return unpaged(readHtml(bytes));
    case 'md':
      return unpaged(readMarkdown(decodeText(bytes)));
    case 'txt':
      return unpaged({ text: partColumns(decodeText(bytes)), hidden: [] });
    case 'eml':
      if (depth >= DEEPEST_MAIL) throw new UnreadableError('nested_archive');
      return readEml(bytes, (part) => readPart(task, part, depth + 1));
  }
}

async function readPart(task: PartTask, part: MailDocument, depth: number): Promise<RawDocument> {
  const format = await sniffFormat(part.bytes, part.filename);
  const raw = await readFormat(format, { ...task, ...part }, depth);
  if (isWithoutText(raw.marked.text)) throw withoutText(format, raw);
  return raw;
}

function isWithoutText(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

function withoutText(format: DocumentFormat, { pictured }: RawDocument): UnreadableError {
  if (!pictured) return new UnreadableError('empty');
  return new UnreadableError('no_text_layer', format === 'pdf' ? {} : { message: PICTURES });
}

function unpaged(marked: MarkedText | PicturedText): RawDocument {
  const pictured = 'pictured' in marked && marked.pictured;
  const nothing = { damagedPages: 0, scannedPages: 0, recognisedPages: 0, unreadParts: 0 };
  return { marked, pages: null, truncated: false, pictured, ...nothing };
}
