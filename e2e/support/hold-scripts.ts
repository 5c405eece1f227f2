import type { Page } from '@playwright/test';

/** The scripts of the application. */
const SCRIPTS = '**/assets/*.js';

/** Holds scripts back, as a slow network does, until they are let go by calling what is answered. */
export async function holdScripts(page: Page, which = SCRIPTS): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
