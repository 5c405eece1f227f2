import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the public page at one of its parts and waits until that part answers. */
export async function openLanding(page: Page, part: string): Promise<void> {
  await page.goto(`/comparison#${part}`);
  await untilAlive(page.locator(part === '' ? 'main' : `#${part}`));
}

/**
 * Waits until a part of a finished page is alive. Parts start when they come near the screen and their code has arrived,
 * and nothing in sight tells so: only the mark that React leaves on the place of a part it has drawn.
 */
export async function untilAlive(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const place = part.locator('[data-island]').first();
  const isDrawn = () =>
    place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isDrawn, { message: 'a part of the page comes alive' }).toBe(true);
}

/** Where a visitor matches a pair of their own. */
export function ownPair(page: Page): Locator {
  return page.locator('#try');
}

/** The message to the operator. */
export function contactForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Contact' });
}

/** Writes a message into the open form. */
export async function writeMessage(page: Page): Promise<void> {
  const form = contactForm(page);
  await form.getByLabel('Name').fill('Vera Holm');
  await form.getByLabel('E-mail').fill('vera.holm@example.com');
  await form.getByLabel('Subject').fill('A price for forty roles');
  await form.getByLabel('Message').fill('We hire for forty roles a year.\nWhat would that cost?');
}
