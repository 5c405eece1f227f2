/** The margin next to what was scrolled into view, in pixels: as wide as the fade at the end of the row. */
const BESIDE = 24;

/** Scrolls only the row, as far as it takes to show all of one of its parts: the page stays where it is. */
export function showInRow(part: Element, row: Element): void {
  const [inner, outer] = [part.getBoundingClientRect(), row.getBoundingClientRect()];
  const beyond = inner.right + BESIDE - outer.right;
  const before = outer.left + BESIDE - inner.left;
  if (beyond > 0) row.scrollLeft += beyond;
  else if (before > 0) row.scrollLeft -= before;
}
