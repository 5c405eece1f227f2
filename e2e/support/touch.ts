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
