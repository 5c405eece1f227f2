import type { Page } from '@playwright/test';

declare global {
  interface Window {
    sayAloud?: (text: string) => void;
  }
}

/** Hears what the live regions of a page say, in the order in which they say it, as a screen reader would. */
export async function hearAnnouncements(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('sayAloud', (text: string) => {
    heard.push(text);
  });
  await page.addInitScript(watchLiveRegions);
  return heard;
}

/** How often something was said that begins like this. */
export function timesSaid(heard: readonly string[], start: string): number {
  return heard.filter((text) => text.startsWith(start)).length;
}

/** Runs in the page. */
function watchLiveRegions(): void {
  const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const last = new WeakMap<Element, string>();
  const tell = (region: Element) => {
    const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text === (last.get(region) ?? '')) return;
    last.set(region, text);
    if (text !== '') window.sayAloud?.(text);
  };
  const regionsOf = (node: Node): Element[] => {
    const element = node instanceof Element ? node : node.parentElement;
    const around = element?.closest(live);
    const inside = node instanceof Element ? [...node.querySelectorAll(live)] : [];
    return around ? [around, ...inside] : inside;
  };
  new MutationObserver((changes) => {
    const changed = changes.flatMap(({ target, addedNodes }) => [
      ...regionsOf(target).filter((region) => region.contains(target)),
      ...[...addedNodes].flatMap(regionsOf),
    ]);
    for (const region of new Set(changed)) tell(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
