/** As close as two chips stand, in pixels: edge to edge. */
const STEP = 19;

/** How far the first of several of one line goes up, in pixels: what the chip of the line before it leaves free. */
const UP = 6;

/**
 * How far each chip of a margin moves from the height of its word, in pixels, so that none covers another. Those of one line
 * stand together around it; in a crowd they move down. `tops` are the heights of the words, in their order.
 */
export function spreadChips(tops: readonly number[]): number[] {
  let free = Number.NEGATIVE_INFINITY;
  return tops.map((top, index) => {
    const opens = tops[index + 1] === top && tops[index - 1] !== top;
    const at = Math.max(opens ? top - UP : top, free);
    free = at + STEP;
    return at - top;
  });
}
