import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
// @ts-expect-error the package ships no types for its worker, which runs here in the same thread
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** A font that is never drawn is loaded at once. */
class UndrawnFont {
  readonly loaded = Promise.resolve(this);

  load(): Promise<this> {
    return this.loaded;
  }
}

/**
 * pdf.js draws fonts through the browser, and without one it computes the outline of every glyph,
 * which costs more than all else. Nothing is drawn here, so it is told that a browser takes the fonts.
 */
const NO_SCREEN = { fonts: { add: () => undefined, delete: () => undefined } };

Object.assign(globalThis, { pdfjsWorker: worker, FontFace: UndrawnFont });

const { OPS, getDocument } = pdfjs;

/** Operator numbers of pdf.js by name. */
export { OPS };

/** A parsed PDF and its pages, as pdf.js gives them. */
export type PdfDocument = pdfjs.PDFDocumentProxy;
export type PdfPage = pdfjs.PDFPageProxy;

/** An opened document with the means to let go of it. */
export type OpenPdf = { document: PdfDocument; close(): Promise<void> };

/** Whether an error of pdf.js says that a password is needed. */
export function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}

/**
 * Opens a PDF for reading its text alone: no script of it is evaluated, no picture decoded, no font
 * taken from this machine, nothing fetched.
 *
 * @throws what pdf.js throws for a damaged or encrypted document.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const task = getDocument({
    // pdf.js takes the buffer over.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    disableFontFace: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // Larger pictures are left out before they are decoded.
    maxImageSize: 1,
    verbosity: 0,
    ...{ ownerDocument: NO_SCREEN },
  });
  return { document: await task.promise, close: () => task.destroy() };
}
