import type { PdfPage } from './load-pdfjs';
import type { PlacedImage } from './trace-page';

/** How pdf.js gives the dots of a picture: one bit each, or bytes of colours. */
const ONE_BIT = 1;
const CHANNELS = new Map([
  [2, 3],
  [3, 4],
]);

/** An image with random access to its pixels. */
export type DecodedImage = {
  width: number;
  height: number;
  /** The gray value of a dot, 0 to 255. */
  grayAt(x: number, y: number): number;
};

/** The dots of a picture on a page, or null where pdf.js could not decode it. */
export async function decodedImage(
  page: PdfPage,
  image: PlacedImage,
): Promise<DecodedImage | null> {
  const value = await resolved(page, image.source);
  if (!isRecord(value)) return null;
  const { width, height, kind } = value;
  const data = await dotsOf(page, value.data);
  if (typeof width !== 'number' || typeof height !== 'number' || !data) return null;
  // A stencil has no colour type: its bits, too, are zero where there is ink.
  const channels = typeof kind === 'number' ? CHANNELS.get(kind) : undefined;
  if (channels === undefined && kind !== ONE_BIT && kind !== undefined) return null;
  const grayAt = channels === undefined ? bitsOf(data, width) : bytesOf(data, width, channels);
  return { width, height, grayAt };
}

type Dots = Uint8Array | Uint8ClampedArray;

/** A stencil refers to another object with its pixels; others contain them themselves. */
async function dotsOf(page: PdfPage, source: unknown): Promise<Dots | null> {
  const value = await resolved(page, source);
  const data = isRecord(value) && 'data' in value ? value.data : value;
  return data instanceof Uint8Array || data instanceof Uint8ClampedArray ? data : null;
}

function bitsOf(data: Dots, width: number): DecodedImage['grayAt'] {
  const row = (width + 7) >> 3;
  return (x, y) => (((data[y * row + (x >> 3)] ?? 0xff) >> (7 - (x & 7))) & 1) * 255;
}

/** Weights of ITU-R BT.601. */
function bytesOf(data: ArrayLike<number>, width: number, channels: number): DecodedImage['grayAt'] {
  return (x, y) => {
    const at = (y * width + x) * channels;
    return (
      0.299 * (data[at] ?? 255) + 0.587 * (data[at + 1] ?? 255) + 0.114 * (data[at + 2] ?? 255)
    );
  };
}

/** Pictures are named, by those that a page shares with others (`g_`) or by its own, or stand in place. */
function resolved(page: PdfPage, source: unknown): Promise<unknown> | unknown {
  if (typeof source !== 'string') return source;
  const objects = source.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(source, resolve));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
