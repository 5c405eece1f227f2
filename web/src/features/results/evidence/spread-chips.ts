/** The minimum distance of two chips, edge to edge, in pixels. */
const STEP = 19;

/** How far the first of several on one line moves up, in pixels: the space the previous line's chip leaves free. */
const UP = 6;

/**
 * How far each chip of a margin moves from the height of its word, in pixels, so that none covers another. Those of
 * one line are placed together around it; in a crowd they move down. `tops` are the heights of the words, in order.
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
