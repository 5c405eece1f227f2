import { isUnreadableOn, type Rgb, WHITE } from '../visibility/contrast';
import { areaOf, type Box, contains, type Point } from './geometry';

/** Something painted: one colour, or null for pictures and gradients. */
type Paint = { box: Box; color: Rgb | null; exact: boolean };

/** A drawing of more shapes than this is artwork; text on it counts as visible. */
const MOST_PAINTS = 20_000;

/** A picture that fills this share of the page is a scan, and text without ink on it its reading. */
const SCAN_SHARE = 0.4;

/** Letters drawn as shapes are no taller than this many times the text laid over them. */
const TALLEST_LETTERS = 3;

/** What has been painted on a page so far, in order. */
export class Backdrop {
  readonly #page: Box;
  readonly #paints: Paint[] = [];

  constructor(page: Box) {
    this.#page = page;
  }

  /**
   * Adds a painted shape.
   *
   * @param exact whether the shape fills its whole box, and not only a part of it.
   */
  paint(box: Box, color: Rgb | null, exact: boolean): void {
    if (this.#paints.length < MOST_PAINTS && areaOf(box) > 0)
      this.#paints.push({ box, color, exact });
  }

  /** Whether anything has been painted. */
  get isPainted(): boolean {
    return this.#paints.length > 0;
  }

  /** Whether a picture fills so much of the page that its words, too, are likely to be in it. */
  get isScan(): boolean {
    const scan = areaOf(this.#page) * SCAN_SHARE;
    return this.#paints.some(({ box, color }) => color === null && areaOf(box) >= scan);
  }

  /**
   * Whether the colour at a point cannot be made out. If several shapes may be there, it must be lost on all of them;
   * on a picture it counts as visible.
   */
  swallows(color: Rgb, at: Point): boolean {
    if (this.#paints.length >= MOST_PAINTS) return false;
    for (let index = this.#paints.length - 1; index >= 0; index -= 1) {
      const paint = this.#paints[index];
      if (!paint || !contains(paint.box, at)) continue;
      if (!paint.color || !isUnreadableOn(color, paint.color)) return false;
      if (paint.exact) return true;
    }
    return isUnreadableOn(color, WHITE);
  }

  /**
   * Whether what text without ink says is seen there all the same: on a scanned page, or on letters
   * drawn as shapes, under which some programs lay the text for searching and copying.
   *
   * @param size height of the text.
   */
  hasInk(at: Point, size: number): boolean {
    const scan = areaOf(this.#page) * SCAN_SHARE;
    return this.#paints.some(({ box, color, exact }) => {
      if (!contains(box, at)) return false;
      if (color === null) return areaOf(box) >= scan;
      const height = Math.min(box.bottom - box.top, box.right - box.left);
      return !exact && height <= size * TALLEST_LETTERS;
    });
  }
}
