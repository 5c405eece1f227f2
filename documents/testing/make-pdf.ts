import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A PDF in memory, drawn by the given steps on A4 pages without margins. */
export async function makePdf(
  draw: (page: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, ...options });
  const bytes = buffer(document);
  document.fontSize(11);
  draw(document);
  document.end();
  return bytes;
}

/** Puts lines one below the other, each at its given position and never wrapped. */
export function lines(
  page: PDFKit.PDFDocument,
  left: number,
  top: number,
  texts: readonly string[],
): void {
  for (const [index, text] of texts.entries()) {
    page.text(text, left, top + index * 14, { lineBreak: false });
  }
}
