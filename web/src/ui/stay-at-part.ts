/** What above a part may take to load, in milliseconds. */
const UNTIL_LOADED_MS = 5000;

const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a part of the page where it was gone to while what stands above it loads and pushes it down, until the user moves by
 * themselves. Returns how to stop.
 */
export function stayAtPart(part: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => part.scrollIntoView());
  sizes.observe(document.body);
  const stop = () => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, UNTIL_LOADED_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}
