import type { Page } from 'puppeteer-core';

/** What one does on each of the main pages, by the name of the page, on a phone. */
export const INTERACTIONS: Record<string, (page: Page) => Promise<void>> = {
  '/comparison': async (page) => {
    await page.locator('[role=slider], input[type=range]').click();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  },
  '/login': async (page) => {
    await page.locator('input[type=email]').click();
    await page.keyboard.type('somebody@example.org');
    await page.locator('input[autocomplete=current-password]').click();
    await page.keyboard.type('not the right one');
  },
  '/dashboard': async (page) => {
    await page.locator('main textarea').click();
    await page.keyboard.type('Night porter. Four nights a week, keys and guests, English.');
  },
  results: async (page) => {
    await page.locator('fieldset button ::-p-text(All)').click();
    await page.locator('main ol li button').click();
    await page.waitForSelector('[data-pane] h2');
    await page.locator('[data-pane] button[aria-label^="Next candidate"]').click();
    await page.locator('[data-pane] button[aria-label^="Close"]').click();
  },
};
