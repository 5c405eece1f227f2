import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { z } from 'zod';
import { watchFrames } from '../page/watch-frames';
import { countFrames, type Smoothness } from './count-frames';

const DISTANCE = 20_000;
/** Pixels a second: a brisk turn of the wheel. */
const SPEED = 5_000;

/** Long enough for what follows a jump to be over. */
const REST_MS = 1_500;

const Frames = z.object({ times: z.array(z.number()), rows: z.number() });

/** Scrolls down with the wheel over the middle of the page. Answers the frames, and the most rows that stood in the page. */
export async function scrollDown(
  page: Page,
  rowSelector: string,
): Promise<Smoothness & { rows: number }> {
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  // Where one has jumped to is drawn; what is measured is the wheel.
  await sleep(REST_MS);
  const protocol = await page.createCDPSession();
  await page.evaluate(watchFrames, rowSelector);
  await protocol.send('Input.synthesizeScrollGesture', {
    x: 500,
    y: 600,
    yDistance: -DISTANCE,
    speed: SPEED,
    gestureSourceType: 'mouse',
  });
  const { times, rows } = Frames.parse(await page.evaluate('window.candorFrames.stop()'));
  await protocol.detach();
  return { ...countFrames(times), rows };
}
