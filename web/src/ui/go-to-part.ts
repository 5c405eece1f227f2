/**
 * Goes to a part of the page as a link to it does: the eye and the keyboard. Only the former would leave the next Tab where the link
 * stood, or at the top.
 */
export function goToPart(part: HTMLElement | null): void {
  if (!part) return;
  part.scrollIntoView();
  const heading = part.querySelector<HTMLElement>('h2') ?? part;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
