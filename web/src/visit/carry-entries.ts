import { keepEntries } from './keep-entries';

/** Long enough for the application to draw a page on a slow device, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Carries what was done in the parts of a finished page over to the application that takes the page's place: it draws the
 * same parts, which get the same entries, choices and presses. Called while the finished page is still shown.
 */
export function carryEntries(root: HTMLElement): void {
  const left = partsOf(root);
  if (left.length === 0) return;
  const standing = new Set(left);
  const watching = new MutationObserver(() => {
    for (const part of partsOf(root)) {
      if (standing.has(part)) continue;
      const at = left.findIndex((one) => one.dataset.island === part.dataset.island);
      const [before] = at === -1 ? [] : left.splice(at, 1);
      standing.add(part);
      if (before) carry(before, part);
    }
    if (left.length === 0) watching.disconnect();
  });
  watching.observe(root, { childList: true, subtree: true });
  setTimeout(() => watching.disconnect(), PATIENCE_MS);
}

function partsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-island]')];
}

function carry(before: HTMLElement, after: HTMLElement): void {
  keepEntries(before)(after);
  if (before.dataset.sent !== undefined) after.querySelector('form')?.requestSubmit();
}
