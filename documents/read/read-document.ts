import type { DocumentFormat, ReadDocument } from '../document';
import { readHtml } from '../html/read-html';
import { readOdt } from '../open-document/read-odt';
import { readPdf } from '../pdf/read-pdf';
import { UnreadableError, unreadable } from '../problem';
import { readRtf } from '../rtf/read-rtf';
import { decodeText } from '../text/decode-text';
import type { MarkedText } from '../text/marked-text';
import { readMarkdown } from '../text/read-markdown';
import { capText, tidyText } from '../text/tidy-text';
import { readDoc } from '../word/read-doc';
import { readDocx } from '../word/read-docx';
import type { RawDocument } from './raw-document';
import { sniffFormat } from './sniff-format';

/** Which document to read, and how much of it. */
export type ReadTask = {
  bytes: Uint8Array;
  filename: string;
  maxPages: number;
  maxTextBytes: number;
};

/**
 * Reads one document in this process: decides its format by content, extracts the text and tidies it.
 * Never rejects: whatever a parser throws means that the document is damaged.
 */
export async function readDocument(task: ReadTask): Promise<ReadDocument> {
  try {
    const format = await sniffFormat(task.bytes, task.filename);
    const raw = await readFormat(format, task);
    const capped = capText(tidyText(raw.marked), task.maxTextBytes);
    if (!/[\p{L}\p{N}]/u.test(capped.text)) {
      return unreadable(format === 'pdf' ? 'no_text_layer' : 'empty');
    }
    return {
      ok: true,
      text: capped.text,
      format,
      pages: raw.pages,
      hiddenSpans: capped.hidden,
      truncated: raw.truncated || capped.truncated,
    };
  } catch (error) {
    return unreadable(error instanceof UnreadableError ? error.code : 'damaged');
  }
}

async function readFormat(format: DocumentFormat, task: ReadTask): Promise<RawDocument> {
  const { bytes, maxPages } = task;
  switch (format) {
    case 'pdf':
      return readPdf(bytes, maxPages);
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
      return unpaged({ text: decodeText(bytes), hidden: [] });
  }
}

function unpaged(marked: MarkedText): RawDocument {
  return { marked, pages: null, truncated: false };
}
