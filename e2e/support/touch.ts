import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

type Point = { x: number; y: number };

/**
 * A finger that goes sideways over something, rests and lifts, as the browser's own touch events. Without the rest it would
 * be a fling, and for a quarter of a second after a fling Chromium takes every tap for the wish to stop it.
 */
export async function swipe(page: Page, target: Locator, { by }: { by: number }): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is swiped cannot be seen');
  const start = { x: box.x + box.width / 2 - by / 2, y: box.y + box.height / 3 };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', [{ x: start.x + (by * step) / STEPS, y: start.y }]);
  }
  await pause(REST_MS);
  await touch('touchEnd', []);
  await client.detach();
}

const STEPS = 8;
const REST_MS = 150;

/** What a thumb needs, in pixels. Edges are rounded to the pixels of a screen. */
const THUMB = 43.5;

/** What can be touched on a page and is lower than a thumb needs, or narrower than any pointer does, with its size. Links within a sentence are as high as their line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button, summary, select, input, textarea').evaluateAll(
    (targets, thumb) =>
      targets.flatMap((target) => {
        if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[inert]'))
          return [];
        // What takes touches around it is larger than it looks: a card, a row, a chip.
        const reach = ['::before', '::after'].map(
          (part) => getComputedStyle(target, part).position,
        );
        if (reach.includes('absolute')) return [];
        const label = target.closest('label') ?? target;
        const around = target.parentElement?.textContent.trim() ?? '';
        const own = target.textContent.trim();
        if (target.matches('a') && own !== '' && around.length > own.length + 3) {
          if (getComputedStyle(target).display === 'inline') return [];
        }
        const { width, height } = label.getBoundingClientRect();
        if (width <= 1 || (height >= thumb && width >= 24)) return [];
        const name = target.getAttribute('aria-label') ?? (own || target.getAttribute('name'));
        return [`${target.localName} ${name}: ${Math.round(width)} x ${Math.round(height)}`];
      }),
    THUMB,
  );
}
