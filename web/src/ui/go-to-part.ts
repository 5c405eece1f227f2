/**
 * Goes to a part of the page as a link to it does, for eye and keyboard. Scrolling alone would leave the next Tab
 * where the link was, or at the top.
 */
export function goToPart(part: HTMLElement | null): void {
  if (!part) return;
  part.scrollIntoView();
  const heading = part.querySelector<HTMLElement>('h2') ?? part;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
