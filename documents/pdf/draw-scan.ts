import type { GrayPicture } from '../ocr/gray-picture';
import { type DecodedImage, decodedImage } from './decoded-image';
import { intersect, type Matrix, placeBox } from './geometry';
import type { PdfPage } from './load-pdfjs';
import type { PlacedImage } from './trace-page';

const POINTS_PER_INCH = 72;

/** What Tesseract was taught with; more dots take time and find nothing more. */
const FINEST = 300;
const COARSEST = 100;

/** Dots of one page: A4 at 300 dots to an inch has 8.7 million. */
const MOST_DOTS = 10_000_000;

/** A scan cut into more strips than this is artwork. */
const MOST_IMAGES = 100;

type Page = { page: PdfPage; images: readonly PlacedImage[]; width: number; height: number };

/** A page's pictures as a person sees them, turned and put together, in gray; null where none could be decoded. */
export async function drawScan({ page, images, width, height }: Page): Promise<GrayPicture | null> {
  const drawn: [PlacedImage, DecodedImage][] = [];
  for (const image of images.slice(0, MOST_IMAGES)) {
    const decoded = await decodedImage(page, image);
    if (decoded && decoded.width > 0 && decoded.height > 0) drawn.push([image, decoded]);
  }
  if (drawn.length === 0) return null;
  const finest = Math.max(...drawn.map(([image, decoded]) => resolutionOf(image, decoded)));
  const wanted = Math.min(FINEST, Math.max(COARSEST, finest)) / POINTS_PER_INCH;
  const scale = Math.min(wanted, Math.sqrt(MOST_DOTS / (width * height)));
  const picture: GrayPicture = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    data: new Uint8Array(0),
    resolution: scale * POINTS_PER_INCH,
  };
  picture.data = new Uint8Array(picture.width * picture.height).fill(255);
  for (const [image, decoded] of drawn) draw(picture, image.matrix, decoded, scale);
  return picture;
}

function resolutionOf({ matrix: [a, b] }: PlacedImage, { width }: DecodedImage): number {
  return (width / Math.max(1, Math.hypot(a, b))) * POINTS_PER_INCH;
}

/** Maps each pixel of the page back to the image; four positions are averaged. */
function draw(picture: GrayPicture, matrix: Matrix, image: DecodedImage, scale: number): void {
  const back = inverse(matrix);
  if (!back) return;
  const [a, b, c, d, e, f] = back;
  const page = { left: 0, top: 0, right: picture.width / scale, bottom: picture.height / scale };
  const box = intersect(page, placeBox(matrix, 0, 0, 1, 1));
  const right = Math.min(picture.width, Math.ceil(box.right * scale));
  const bottom = Math.min(picture.height, Math.ceil(box.bottom * scale));
  for (let row = Math.max(0, Math.floor(box.top * scale)); row < bottom; row += 1) {
    for (let column = Math.max(0, Math.floor(box.left * scale)); column < right; column += 1) {
      let sum = 0;
      let count = 0;
      for (let part = 0; part < 4; part += 1) {
        const x = (column + (part & 1 ? 0.75 : 0.25)) / scale;
        const y = (row + (part & 2 ? 0.75 : 0.25)) / scale;
        // A picture's first row is at the top of the unit square, where y is 1.
        const u = Math.floor((a * x + c * y + e) * image.width);
        const v = Math.floor((1 - (b * x + d * y + f)) * image.height);
        if (u < 0 || v < 0 || u >= image.width || v >= image.height) continue;
        sum += image.grayAt(u, v);
        count += 1;
      }
      if (count > 0) picture.data[row * picture.width + column] = sum / count;
    }
  }
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const size = a * d - b * c;
  if (Math.abs(size) < 1e-9) return null;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}
