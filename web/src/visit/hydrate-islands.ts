import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ISLANDS } from './islands';
import { keepEntries } from './keep-entries';

/** How far from the viewport a part starts to load. */
const NEAR = '600px';

/** Starts the living parts of a page: those in sight at once, the others when they come near. */
export function hydrateIslands(page: Document): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const place = target.querySelector<HTMLElement>('[data-island]');
        if (place) start(place).catch(() => reloadWhenSent(place));
      }
    },
    { rootMargin: NEAR },
  );
  for (const place of page.querySelectorAll<HTMLElement>('[data-island]')) {
    // A place has no box of its own, so the box around it is watched.
    if (place.parentElement) observer.observe(place.parentElement);
  }
}

async function start(place: HTMLElement): Promise<void> {
  const island = ISLANDS[place.dataset.island ?? ''];
  if (!island) return;
  const node = await island(place.dataset.props ?? '{}');
  await untilReleased(place);
  const restore = keepEntries(place);
  flushSync(() => createRoot(place).render(node));
  flushSync(restore);
  // Sent before its code was there, and held back by the script of the page's head.
  if (place.dataset.sent !== undefined) place.querySelector('form')?.requestSubmit();
}

/** How often a press is looked at that has begun, in milliseconds. */
const LOOKS_EVERY = 20;

/** A press counts if it ends on what it began on, so nothing is exchanged under a finger or a held key. */
async function untilReleased(place: HTMLElement): Promise<void> {
  while (place.matches(':active')) await new Promise((look) => setTimeout(look, LOOKS_EVERY));
}

/**
 * A part whose code cannot be fetched can still be read. Its form would wait for ever: whoever sends it loads the page anew, and with
 * it the code of the version that is out.
 */
function reloadWhenSent(place: HTMLElement): void {
  const reload = () => {
    // Offline, the browser's own error page would take the place of what was typed.
    if (navigator.onLine) window.location.reload();
  };
  place.addEventListener('submit', reload);
  if (place.dataset.sent !== undefined) reload();
}
