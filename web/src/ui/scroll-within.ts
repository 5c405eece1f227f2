import { prefersReducedMotion } from './prefers-reduced-motion';

/** Scrolls an element to the middle of its scrolling container, leaving the page itself where it is. */
export function scrollWithin(element: Element): void {
  const box = scrollBoxOf(element);
  if (!box) return;
  const middle =
    element.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
  box.scrollTo({
    top: box.scrollTop + middle,
    behavior: prefersReducedMotion() ? 'auto' : 'smooth',
  });
}

function scrollBoxOf(element: Element): Element | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
