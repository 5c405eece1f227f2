import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pixelsBeyond } from '../accessibility';
import type { Account } from '../accounts/account';
import { remember } from '../accounts/sign-in';
import type { Stop } from '../tour/stop';
import { type Look, newPage } from './look';
import { readNews } from './read-news';

export type Tour = {
  browser: Browser;
  url: string;
  look: Look;
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

/** The longest page takes its time on a machine that has other things to do. */
const STILL = { animations: 'disabled', timeout: 180_000 } as const;

/** Takes two pictures at each stop, of what is in sight and of the whole page: `<stop>-<width>-<scheme>.png`. */
export async function takeTour(tour: Tour): Promise<void> {
  const { browser, url, look, account, hasNews, into, wanted } = tour;
  const nameOf = (stop: Stop) => `${stop.name}-${look.size.width}-${look.scheme}`;
  const stops = tour.stops.filter((stop) => wanted?.test(nameOf(stop)) ?? true);
  if (stops.length === 0) return;
  const page = await newPage(browser, url, look);
  if (account) await remember(page, account);
  if (hasNews) await readNews(page);
  for (const stop of stops) {
    // Machines are shared: one more try, as in the journeys.
    const opened = await stop
      .open(page)
      .catch(() => stop.open(page))
      .then(() => tellSidewaysScroll(page, nameOf(stop)))
      .then(() => true)
      .catch((cause: unknown) => tellUnopened(nameOf(stop), cause));
    if (opened) await takePictures(page, into, `${nameOf(stop)}.png`);
    // A stop that was not reached may still have changed what the next one is answered.
    await stop.leave?.(page);
  }
  await page.context().close();
}

async function takePictures(page: Page, into: string, file: string): Promise<void> {
  await page.screenshot({ ...STILL, path: path.join(into, file) });
  await page.screenshot({ ...STILL, path: path.join(into, `full-${file}`), fullPage: true });
}

/** A stop that cannot be reached is told, and fails the command at its end: the pictures behind it are wanted all the same. */
function tellUnopened(name: string, cause: unknown): false {
  process.stderr.write(`${name} could not be opened: ${cause}\n`);
  process.exitCode = 1;
  return false;
}

/** A page that can be pushed sideways is told, and fails the command at its end. */
async function tellSidewaysScroll(page: Page, name: string): Promise<void> {
  const beyond = await pixelsBeyond(page);
  if (beyond <= 0) return;
  process.stderr.write(`${name} is ${beyond} pixels wider than its window.\n`);
  process.exitCode = 1;
}
