import { numbersOf } from './arguments';
import { isUpright, type Matrix } from './geometry';
import { OPS } from './load-pdfjs';

/** What may be done with a path so that its inside is painted. */
export const PAINTED_WITH = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** How pdf.js writes a path: a verb and its coordinates, one after the other. */
const MOVE = 0;
const LINE = 1;
const CLOSE = 4;

/** A path of more corners is not looked at closely. */
const MOST_NUMBERS = 40;

/**
 * Whether a path fills the whole of the box around it once placed on the page: a plain rectangle, or
 * several that share one box.
 *
 * @param data the second argument of `constructPath`.
 * @param bounds left, bottom, right and top of the path in its own space.
 */
export function isWholeBox(
  data: unknown,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  ctm: Matrix,
): boolean {
  const path = Array.isArray(data) ? numbersOf(data[0]) : [];
  if (!isUpright(ctm) || path.length > MOST_NUMBERS) return false;
  let corners = 0;
  for (let at = 0; at < path.length; ) {
    const verb = path[at];
    if (verb === CLOSE) {
      at += 1;
      continue;
    }
    if (verb !== MOVE && verb !== LINE) return false;
    const [x, y] = [path[at + 1], path[at + 2]];
    if ((x !== x0 && x !== x1) || (y !== y0 && y !== y1)) return false;
    corners += 1;
    at += 3;
  }
  return corners >= 4;
}
