import type { Browser } from 'puppeteer-core';
import { z } from 'zod';
import type { Credentials } from '../../server/open-account';
import { closePage, openPage, type StoredSession } from './open-page';

const Stored = z.record(z.string(), z.string());

/**
 * Signs in through the page once and reads what the browser keeps of it, so that every measured page
 * starts as for somebody who comes back.
 *
 * @throws where the sign-in does not lead to the dashboard.
 */
export async function signIn(
  browser: Browser,
  address: string,
  { email, password }: Credentials,
): Promise<StoredSession> {
  const page = await openPage(browser, { screen: 'desktop' });
  try {
    // The fields are replaced when the form comes alive, and the browser's driver would go on typing into those before.
    await page.goto(`${address}/login`, { waitUntil: 'networkidle0' });
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[autocomplete=current-password]').fill(password);
    await page.locator('form button[type=submit]').click();
    await page.waitForFunction(() => location.pathname === '/dashboard');
    return Stored.parse(await page.evaluate(() => ({ ...localStorage })));
  } finally {
    await closePage(page);
  }
}
