import type { Picture } from './write-pdf';

/** Dots across and down an A4 page at 72 to the inch: enough to look like a page, small to keep. */
const WIDTH = 600;
const HEIGHT = 848;
const MARGIN = 60;
const LINE = { height: 7, every: 18 };
/** Lengths of the lines in dots, again and again: a ragged paragraph. */
const LENGTHS = [180, 420, 455, 390, 470, 0, 240, 440, 465, 300, 0];

/** The picture of a written page, with bars where a scanner would have put letters. */
export function drawScan(): Picture {
  const rowBytes = WIDTH / 8;
  const bits = Buffer.alloc(rowBytes * HEIGHT, 0xff);
  const lines = Math.floor((HEIGHT - 2 * MARGIN) / LINE.every);
  for (let line = 0; line < lines; line++) {
    const length = LENGTHS[line % LENGTHS.length] ?? 0;
    const top = MARGIN + line * LINE.every;
    for (let y = top; y < top + LINE.height; y++) {
      const start = y * rowBytes + MARGIN / 8;
      bits.fill(0, Math.floor(start), Math.floor(start + length / 8));
    }
  }
  return { width: WIDTH, height: HEIGHT, bits };
}
