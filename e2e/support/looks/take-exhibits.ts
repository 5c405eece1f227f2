import type { Browser } from '@playwright/test';
import { type Look, newPage } from '../pictures/look';

/** A picture of every state of every component, by its name, at a moment that is always the same. */
export async function takeExhibits(
  browser: Browser,
  catalogueUrl: string,
  look: Look,
): Promise<Map<string, Buffer>> {
  const page = await newPage(browser, catalogueUrl, look);
  try {
    await page.clock.setFixedTime('2026-03-02T09:00:00Z');
    await page.goto(`${catalogueUrl}?theme=${look.scheme}`);
    await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const pictures = new Map<string, Buffer>();
    for (const exhibit of await page.locator('[data-exhibit]').all()) {
      const name = (await exhibit.getAttribute('data-exhibit')) ?? '';
      pictures.set(name, await exhibit.screenshot({ animations: 'disabled', caret: 'hide' }));
    }
    return pictures;
  } finally {
    await page.context().close();
  }
}
