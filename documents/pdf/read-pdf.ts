import { UnreadableError } from '../problem';
import type { RawDocument } from '../read/raw-document';
import { type MarkedText, TextWriter } from '../text/marked-text';
import { matrixOf } from './arguments';
import { fontOf } from './font';
import { IDENTITY } from './geometry';
import { isPasswordError, type OpenPdf, openPdf, type PdfPage } from './load-pdfjs';
import { tracePage } from './trace-page';
import { writePieces } from './write-pieces';

type Groups = Awaited<ReturnType<OpenPdf['document']['getOptionalContentConfig']>>;

/**
 * Reads the text of a PDF, page by page, in the order in which a person reads its columns.
 *
 * @param maxPages pages after these are not read, and the document counts as truncated.
 * @throws UnreadableError `encrypted` or `damaged`.
 */
export async function readPdf(bytes: Uint8Array, maxPages: number): Promise<RawDocument> {
  const pdf = await open(bytes);
  try {
    const { numPages } = pdf.document;
    const groups = await pdf.document.getOptionalContentConfig();
    const writer = new TextWriter();
    let readable = 0;
    for (let number = 1; number <= Math.min(numPages, maxPages); number += 1) {
      const page = await readPage(pdf, number, groups);
      if (!page) continue;
      readable += 1;
      if (writer.length > 0) writer.write('\n\n');
      writer.append(page);
    }
    if (readable === 0) throw new UnreadableError('damaged');
    return { marked: writer.finish(), pages: numPages, truncated: numPages > maxPages };
  } finally {
    await pdf.close();
  }
}

async function open(bytes: Uint8Array): Promise<OpenPdf> {
  try {
    return await openPdf(bytes);
  } catch (error) {
    const code = isPasswordError(error) ? 'encrypted' : 'damaged';
    throw new UnreadableError(code, { cause: error });
  }
}

/** The text of one page, or null for a page that is damaged: the others may still be worth reading. */
async function readPage(pdf: OpenPdf, number: number, groups: Groups): Promise<MarkedText | null> {
  let page: PdfPage;
  try {
    page = await pdf.document.getPage(number);
    const operators = await page.getOperatorList();
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const layers = tracePage(operators, {
      base: matrixOf(transform) ?? IDENTITY,
      width,
      height,
      fontOf: (name) => fontOf(page, name),
      isShown: (group) => groups.isVisible(group) === true,
    });
    page.cleanup();
    const writer = new TextWriter();
    for (const pieces of layers) writePieces(pieces, writer);
    return writer.finish();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
