import type { Layer } from '../layout/piece';
import { withTurnedLabels } from '../layout/turned-labels';
import type { PageRecogniser } from '../ocr/page-recogniser';
import { UnreadableError } from '../problem';
import type { RawDocument } from '../read/raw-document';
import { withLinkedContacts } from '../text/linked-contacts';
import { type MarkedText, TextWriter } from '../text/marked-text';
import { matrixOf } from './arguments';
import { drawScan } from './draw-scan';
import { fontOf } from './font';
import { IDENTITY } from './geometry';
import { isPasswordError, type OpenPdf, openPdf, type PdfPage } from './load-pdfjs';
import { withoutFurniture } from './page-furniture';
import { tracePage } from './trace-page';
import { writePieces } from './write-pieces';

type Groups = Awaited<ReturnType<OpenPdf['document']['getOptionalContentConfig']>>;

/** Dots of the largest picture that is decoded to recognise it: A4 at 600 dots to an inch has 35 million. */
const LARGEST_SCAN = 40_000_000;

/**
 * Reads the text of a PDF, page by page, in the order in which a person reads its columns.
 *
 * @param maxPages pages after these are not read, and the document counts as truncated.
 * @param recogniser reads pages that are an image without text; null leaves them unread.
 * @throws UnreadableError `encrypted` or `damaged`.
 */
export async function readPdf(
  bytes: Uint8Array,
  maxPages: number,
  recogniser: PageRecogniser | null = null,
): Promise<RawDocument> {
  const pdf = await open(bytes, recogniser ? LARGEST_SCAN : undefined);
  try {
    const { numPages } = pdf.document;
    const groups = await pdf.document.getOptionalContentConfig();
    const pages: Page[] = [];
    const last = Math.min(numPages, maxPages);
    for (let number = 1; number <= last; number += 1) {
      const page = await readPage(pdf, number, groups, recogniser);
      if (page) pages.push(page);
    }
    if (pages.length === 0) throw new UnreadableError('damaged');
    const links = pages.flatMap((page) => page.links);
    return {
      marked: withLinkedContacts(textOf(pages), links),
      pages: numPages,
      truncated: numPages > maxPages,
      pictured: pages.some(({ painted }) => painted),
      damagedPages: last - pages.length,
      scannedPages: pages.filter((page) => page.scanned && isBlank(page) && !page.recognised)
        .length,
      recognisedPages: pages.filter(({ recognised }) => recognised !== null).length,
      unreadParts: 0,
    };
  } finally {
    await pdf.close();
  }
}

async function open(bytes: Uint8Array, largestImage?: number): Promise<OpenPdf> {
  try {
    return await openPdf(bytes, largestImage);
  } catch (error) {
    const code = isPasswordError(error) ? 'encrypted' : 'damaged';
    throw new UnreadableError(code, { cause: error });
  }
}

type Page = {
  number: number;
  height: number;
  layers: Layer[];
  links: string[];
  painted: boolean;
  scanned: boolean;
  /** What was recognised in its picture; null where nothing was. */
  recognised: string | null;
};

function isBlank({ layers }: Pick<Page, 'layers'>): boolean {
  return layers.every(({ pieces }) => pieces.every(({ text }) => text.trim() === ''));
}

function textOf(pages: readonly Page[]): MarkedText {
  const writer = new TextWriter();
  const upright = withoutFurniture(
    pages.map(({ number, height, layers }) => ({
      number,
      height,
      pieces: layers.find(({ turn }) => turn === 0)?.pieces ?? [],
    })),
  );
  for (const [index, { number, layers, recognised }] of pages.entries()) {
    if (writer.length > 0) writer.write('\n\n');
    if (recognised !== null) {
      writer.write(recognised);
      continue;
    }
    for (const { turn, pieces } of layers) {
      if (turn === 0) writePieces(upright[index] ?? [], number === 1, writer);
      else writePieces(pieces, false, writer);
    }
  }
  return writer.finish();
}

/** One page, or null for a page that is damaged: the others may still be worth reading. */
async function readPage(
  pdf: OpenPdf,
  number: number,
  groups: Groups,
  recogniser: PageRecogniser | null,
): Promise<Page | null> {
  let page: PdfPage;
  try {
    page = await pdf.document.getPage(number);
    const operators = await page.getOperatorList();
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { layers, painted, scanned, images } = tracePage(operators, {
      base: matrixOf(transform) ?? IDENTITY,
      width,
      height,
      fontOf: (name) => fontOf(page, name),
      isShown: (group) => groups.isVisible(group) === true,
    });
    const found =
      recogniser && scanned && isBlank({ layers })
        ? await recogniser.read(() => drawScan({ page, images, width, height }))
        : '';
    const links = await linksOf(page);
    page.cleanup();
    const recognised = found.trim() === '' ? null : found;
    return {
      number,
      height,
      layers: withTurnedLabels(layers),
      links,
      painted,
      scanned,
      recognised,
    };
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/** More links on one page are no ways to reach one person. */
const MOST_LINKS = 200;

/** Annotations that are not shown (ISO 32000-1, table 165): hidden ones and those without a view. */
const UNSHOWN = 2 | 32;

/** Targets of the links of a page that can be seen. */
async function linksOf(page: PdfPage): Promise<string[]> {
  const annotations = await annotationsOf(page);
  return annotations.slice(0, MOST_LINKS).flatMap((annotation) => {
    if (typeof annotation !== 'object' || annotation === null) return [];
    const url: unknown = 'url' in annotation ? annotation.url : null;
    const flags: unknown = 'annotationFlags' in annotation ? annotation.annotationFlags : 0;
    const isShown = typeof flags !== 'number' || (flags & UNSHOWN) === 0;
    return typeof url === 'string' && isShown ? [url] : [];
  });
}

/** A page whose annotations are damaged has its text all the same. */
function annotationsOf(page: PdfPage): Promise<readonly unknown[]> {
  return page.getAnnotations({ intent: 'display' }).catch(() => []);
}
