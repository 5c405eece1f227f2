import { accounts } from '@candor/domain/api/accounts';
import { expect, type Page } from '@playwright/test';
import { call } from '../call';
import { productUrl } from '../places';
import type { Account } from './account';
import type { Person } from './person';

/** Where a browser keeps the sign-in between visits. */
const AUTH_KEY = 'candor.auth';

/** Fills in the sign-in page that is open and sends it. */
export async function sendSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in through the page and waits for the dashboard. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await sendSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** The account with a session that begins now: what asks for a fresh sign-in lets it in for ten minutes more. */
export async function signInAnew(account: Account): Promise<Account> {
  const { email, password } = account;
  const answer = await call(account, accounts.login, { body: { email, password } });
  if (!('access_token' in answer)) throw new Error('The sign-in asks for a second step');
  return { ...account, token: answer.access_token };
}

/**
 * Makes the browser one that signed in on an earlier day: the quick way for journeys that are about something else. One with
 * pages still knows whoever was there before, and is emptied.
 */
export async function remember(page: Page, account: Account): Promise<void> {
  const { token } = account;
  const value = JSON.stringify({ token, user: await call(account, accounts.me, {}) });
  const context = page.context();
  if (context.pages().every((one) => one.url() === 'about:blank')) {
    await keepForFirstPage(page, value);
    return;
  }
  const localStorage = [{ name: AUTH_KEY, value }];
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: productUrl(), localStorage }],
  });
}

/** Keeps a sign-in with the first page to come. Asked to do it at once, the browser would open a page only for that. */
async function keepForFirstPage(page: Page, value: string): Promise<void> {
  const script = await page.context().addInitScript(
    ({ key, kept }) => {
      if (window.location.protocol !== 'about:') window.localStorage.setItem(key, kept);
    },
    { key: AUTH_KEY, kept: value },
  );
  page.once('domcontentloaded', () => {
    // A journey that ends there takes the script with it.
    script.dispose().catch(() => {});
  });
}
