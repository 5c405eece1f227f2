/** Scrolls only the column, as far as it takes to show all of one of its parts: the page stays where it is. */
export function showInColumn(part: Element, column: Element): void {
  const [inner, outer] = [part.getBoundingClientRect(), column.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) column.scrollTop += inner.bottom - outer.bottom;
  else if (inner.top < outer.top) column.scrollTop -= outer.top - inner.top;
}
