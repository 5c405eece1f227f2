import { expect, type Page } from '@playwright/test';

/** Reads what the bell has to tell, which a new browser would otherwise say aloud over the first pictures. */
export async function readNews(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const news = page.getByRole('dialog', { name: 'Notifications' });
  await news.getByRole('button', { name: 'Mark all read' }).click();
  await page.keyboard.press('Escape');
  await expect(news).toBeHidden();
}
