import type {
  PDFDocumentProxy,
  PDFPageProxy,
  PDFWorker as PDFWorkerType,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { InflateAtOnce } from './inflate-at-once';
import { SameThreadPort } from './same-thread-port';

// The build for Node 20 replaces `Array.prototype.push` to correct what it does on frozen arrays. Every
// push then takes several times as long, and nothing here pushes to frozen arrays.
const nativePush = Array.prototype.push;
// It completes `Response` as well, which nothing here uses. To look at the one of Node loads all that Node fetches with, which is
// some time of each reader's start, and five megabytes: it is shown a complete one.
const nativeResponse = Object.getOwnPropertyDescriptor(globalThis, 'Response');
Object.defineProperty(globalThis, 'Response', {
  configurable: true,
  value: { prototype: { bytes: () => undefined } },
});
const { OPS, PDFWorker, getDocument } = await import('pdfjs-dist/legacy/build/pdf.min.mjs');
// The worker runs here in the same thread: the whole process is a worker already.
const { WorkerMessageHandler } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
Object.defineProperty(Array.prototype, 'push', { value: nativePush });
if (nativeResponse) Object.defineProperty(globalThis, 'Response', nativeResponse);

/** A font that is never drawn is loaded at once. */
class UndrawnFont {
  readonly loaded = Promise.resolve(this);

  load(): Promise<this> {
    return this.loaded;
  }
}

/**
 * pdf.js renders fonts through the browser, and without one it computes the outline of every glyph, which costs more
 * than everything else. Nothing is rendered here, so it is told that a browser takes the fonts.
 */
const NO_SCREEN = { fonts: { add: () => undefined, delete: () => undefined } };

Object.assign(globalThis, {
  FontFace: UndrawnFont,
  DecompressionStream: InflateAtOnce,
});

/** Operator numbers of pdf.js by name. */
export { OPS };

/** A parsed PDF and its pages, as pdf.js gives them. */
export type PdfDocument = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;

/** An opened document with the means to let go of it. */
export type OpenPdf = { document: PdfDocument; close(): Promise<void> };

/** Whether an error of pdf.js says that a password is needed. */
export function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}

/**
 * Opens a PDF for reading: no script of it is evaluated, no picture decoded unless asked for, no font
 * taken from this machine, nothing fetched.
 *
 * @param largestImage dots of the largest picture that is decoded; larger ones are left out.
 * @throws what pdf.js throws for a damaged or encrypted document.
 */
export async function openPdf(bytes: Uint8Array, largestImage = 1): Promise<OpenPdf> {
  const port = new SameThreadPort();
  WorkerMessageHandler.initializeFromPort(port);
  // The declared types allow no port; the documentation of the class does.
  const worker: PDFWorkerType = Reflect.construct(PDFWorker, [{ port, verbosity: 0 }]);
  const task = getDocument({
    worker,
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
    maxImageSize: largestImage,
    verbosity: 0,
    ownerDocument: NO_SCREEN,
  });
  const close = async (): Promise<void> => {
    await task.destroy();
    worker.destroy();
  };
  try {
    return { document: await task.promise, close };
  } catch (error) {
    await close();
    throw error;
  }
}
