import type { Browser, Page } from 'puppeteer-core';
import { observeVitals } from '../page/observe-vitals';

/** What a browser that is signed in remembers, by key. */
export type StoredSession = Record<string, string>;

const SCREENS = {
  desktop: { width: 1440, height: 900 },
  // The size of the phone that Lighthouse measures on.
  phone: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
} as const;

export type ScreenName = keyof typeof SCREENS;

/** A page of its own browser profile: nothing is cached, and nobody is signed in unless a session is given. */
export async function openPage(
  browser: Browser,
  { screen, session }: { screen: ScreenName; session?: StoredSession },
): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(SCREENS[screen]);
  // The compiler that runs these sources calls this function in every function it passes on to the page.
  await page.evaluateOnNewDocument('globalThis.__name = (target) => target');
  await page.evaluateOnNewDocument(observeVitals);
  if (session) await page.evaluateOnNewDocument(remember, session);
  return page;
}

/** Closes the page and forgets its profile. */
export async function closePage(page: Page): Promise<void> {
  await page.browserContext().close();
}

/** Runs in the page. */
function remember(session: StoredSession): void {
  // The empty page that stands before the first address has no storage.
  if (location.protocol !== 'http:') return;
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
}
