import { expect, type Page } from '@playwright/test';
import type { Person } from './person';

/** Fills in the sign-in page that is open and sends it. */
export async function sendSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in through the page and waits for the dashboard. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await sendSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}
