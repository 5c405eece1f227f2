import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pixelsBeyond, wear } from '../accessibility';
import type { Account } from '../accounts/account';
import { remember } from '../accounts/sign-in';
import type { Stop } from '../tour/stop';
import { type Look, newPage, SCHEMES } from './look';
import { readNews } from './read-news';

export type Tour = {
  browser: Browser;
  url: string;
  size: Look['size'];
  /** null for a visitor. */
  account: Account | null;
  /** Whether batches of the account have ended, of which the bell will tell. */
  hasNews?: boolean;
  stops: readonly Stop[];
  /** The folder for the pictures. */
  into: string;
  /** Only pictures whose name matches are taken; null takes all. */
  wanted: RegExp | null;
};

/** A whole page that is higher, such as the documentation of the API, is more than a browser draws at once. In pixels. */
const LONGEST_PAGE = 30_000;

/** The longest page takes its time on a machine that has other things to do. */
const STILL = { animations: 'disabled', timeout: 120_000 } as const;

/**
 * Takes pictures at each stop in both themes, of what is in sight and, where a page is longer than its window, of the whole page:
 * `<stop>-<width>-<scheme>.png`, `full-<stop>-<width>-<scheme>.png`.
 */
export async function takeTour(tour: Tour): Promise<void> {
  const { browser, url, size, account, hasNews } = tour;
  const stops = tour.stops.filter((stop) => looksOf(tour, stop).length > 0);
  if (stops.length === 0) return;
  const page = await newPage(browser, url, { size, scheme: 'light' });
  if (account) await remember(page, account);
  if (hasNews) await readNews(page);
  for (const stop of stops) {
    const place = `${stop.name}-${size.width}`;
    // Machines are shared: one more try, as in the journeys.
    await stop
      .open(page)
      .catch(() => stop.open(page))
      .then(() => tellSidewaysScroll(page, place))
      .then(() => takePictures(page, tour, stop))
      .catch((cause: unknown) => tellUntaken(place, cause));
    // A stop that was not reached may still have changed what the next one is answered.
    await stop
      .leave?.(page)
      .catch((cause: unknown) => tellUntaken(`After ${place}, what follows`, cause));
  }
  await page.context().close();
}

/** The looks of a stop that are wanted, by theme and name. */
function looksOf({ size, wanted }: Tour, stop: Stop) {
  return SCHEMES.map((scheme) => ({
    scheme,
    name: `${stop.name}-${size.width}-${scheme}`,
  })).filter(({ name }) => wanted?.test(name) ?? true);
}

/** What is in sight comes first in all themes: the picture of a whole page undoes what was scrolled. */
async function takePictures(page: Page, tour: Tour, stop: Stop): Promise<void> {
  const looks = looksOf(tour, stop);
  const isLonger = await page.evaluate((most) => {
    const { scrollHeight } = document.documentElement;
    return scrollHeight > window.innerHeight && scrollHeight <= most;
  }, LONGEST_PAGE);
  for (const { scheme, name } of looks) {
    await wear(page, scheme);
    await page.screenshot({ ...STILL, path: path.join(tour.into, `${name}.png`) });
  }
  if (!isLonger) return;
  for (const { scheme, name } of looks.toReversed()) {
    await wear(page, scheme);
    await takeWhole(page, path.join(tour.into, `full-${name}.png`));
  }
}

/**
 * Takes the picture of a page in a window as high as the page. A picture beyond the window would be of a page that knows no touch,
 * with the small controls of a mouse.
 */
async function takeWhole(page: Page, file: string): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('The page has no window of its own');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...before, height });
  await page.screenshot({ ...STILL, path: file }).finally(() => page.setViewportSize(before));
}

/** A stop without its pictures is told, and fails the command at its end: the pictures behind it are wanted all the same. */
function tellUntaken(name: string, cause: unknown): void {
  process.stderr.write(`${name} could not be taken: ${cause}\n`);
  process.exitCode = 1;
}

/** A page that can be pushed sideways is told, and fails the command at its end. */
async function tellSidewaysScroll(page: Page, name: string): Promise<void> {
  const beyond = await pixelsBeyond(page);
  if (beyond <= 0) return;
  process.stderr.write(`${name} is ${beyond} pixels wider than its window.\n`);
  process.exitCode = 1;
}
