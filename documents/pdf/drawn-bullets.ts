import { type Piece, topOf } from '../layout/piece';
import type { Box } from './geometry';

/** A page with more small shapes is a drawing. */
const MOST_MARKS = 500;

/** Points that a dot or square before a point of a list measures. */
const SMALLEST = 1.2;
const LARGEST = 7;
/** How far from round or square. */
const MOST_OBLONG = 1.7;

/** In sizes of the text: how large a bullet is at most, and how far before it. */
const BULLET_SIZE = 0.5;
const FARTHEST = 2.2;
const NEAREST = 0.1;
/** Shapes nearer to each other are a row of dots that shows a level. */
const ALONE = 2.5;

/** One dot alone may be anything. */
const FEWEST_AT_EDGE = 2;
const SAME_EDGE = 1;

const BULLETED = /^[^\p{L}\p{N}]\s/u;

/** Small shapes of a page that may be the bullets of its lists. */
export class DrawnBullets {
  readonly #marks: Box[] = [];

  /** Remembers a painted shape where it is as small as a bullet. */
  add(box: Box): void {
    const width = box.right - box.left;
    const height = box.bottom - box.top;
    if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) return;
    if (Math.max(width / height, height / width) > MOST_OBLONG) return;
    if (this.#marks.length < MOST_MARKS) this.#marks.push(box);
  }

  /**
   * Upright text with a bullet sign where a shape stands before it: browsers draw bullets and write none, and without
   * them the points of a list run into each other.
   */
  put(pieces: readonly Piece[]): void {
    const found = this.#marks.flatMap((mark): [Box, Piece][] => {
      const piece = isAlone(mark, this.#marks) ? pieceBehind(mark, pieces) : undefined;
      return piece === undefined ? [] : [[mark, piece]];
    });
    for (const [mark, piece] of found) {
      const atEdge = found.filter(([other]) => Math.abs(other.left - mark.left) < SAME_EDGE);
      if (atEdge.length < FEWEST_AT_EDGE || BULLETED.test(piece.text)) continue;
      piece.text = `• ${piece.text}`;
      piece.hang = piece.left;
      piece.left = mark.left;
    }
  }
}

function isAlone(mark: Box, marks: readonly Box[]): boolean {
  const reach = ALONE * (mark.right - mark.left);
  return !marks.some(
    (other) =>
      other !== mark &&
      other.top < mark.bottom &&
      other.bottom > mark.top &&
      other.left < mark.right + reach &&
      other.right > mark.left - reach &&
      // The same shape painted twice is one.
      Math.abs(other.left - mark.left) > SAME_EDGE,
  );
}

/** The text that begins behind a mark at its height, with nothing between or right before them. */
function pieceBehind(mark: Box, pieces: readonly Piece[]): Piece | undefined {
  const middle = (mark.top + mark.bottom) / 2;
  const level = pieces.filter((piece) => topOf(piece) < middle && piece.y > middle);
  const behind = level.find(
    ({ left, size }) =>
      mark.bottom - mark.top <= BULLET_SIZE * size &&
      left - mark.right >= NEAREST * size &&
      left - mark.right <= FARTHEST * size,
  );
  if (behind === undefined) return undefined;
  const isTaken = level.some(
    ({ left, right, size }) => left < behind.left && right > mark.left - size,
  );
  return isTaken ? undefined : behind;
}
