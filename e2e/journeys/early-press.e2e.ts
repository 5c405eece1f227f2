import type { Locator, Page } from '@playwright/test';
import { holdScripts } from '../support/hold-scripts';
import { expect, firstOfAlike, MOVING, test } from '../support/test';

test.use(MOVING);

/** Opens a finished page whose scripts are still on their way, and lets them come when told to. */
async function openStill(page: Page, path: string): Promise<() => void> {
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return letGo;
}

/** Presses with the pointer and does not let go yet. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.mouse.down();
}

const FORMS = [
  { path: '/signup', button: 'Start the 7-day trial', said: 'This field is required' },
  { path: '/login', button: 'Sign in', said: 'This field is required' },
  { path: '/forgot-password', button: 'Send the link', said: 'Email is required' },
  { path: '/comparison', button: 'Send message', said: 'This field is required' },
];

for (const [index, { path, button, said }] of FORMS.entries()) {
  const tag = firstOfAlike(index);

  test(`a press on '${button}' before the page is alive counts`, { tag }, async ({ page }) => {
    const arrive = await openStill(page, path);
    await page.getByRole('button', { name: button, exact: true }).click();
    arrive();
    await expect(page.getByText(said).first()).toBeVisible();
  });

  test(`a press on '${button}' during which the page comes alive counts`, { tag }, async ({
    page,
  }) => {
    const arrive = await openStill(page, path);
    await press(page, page.getByRole('button', { name: button, exact: true }));
    arrive();
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(page.getByText(said).first()).toBeVisible();
  });
}

test('Enter in a field before the page is alive sends what was written', async ({
  page,
  account,
}) => {
  const arrive = await openStill(page, '/login');
  await page.getByLabel('E-mail', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a choice and a button count, too, before their part is alive', async ({ page }) => {
  const arrive = await openStill(page, '/pricing');
  await page.getByText('Annual', { exact: true }).click();
  arrive();
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await expect(page.getByText('candidates a year').first()).toBeVisible();
});

test('a password is shown by a press on an eye that could not see yet', async ({ page }) => {
  const arrive = await openStill(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('a quiet pipeline');
  await page.getByRole('button', { name: 'Show password' }).click();
  arrive();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('a quiet pipeline');
});

test('a choice of somebody signed in counts, too, before the application has taken the page over', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  const arrive = await openStill(page, '/pricing');
  await page.getByText('Annual', { exact: true }).click();
  arrive();
  await expect(page.getByRole('link', { name: 'Open app' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await expect(page.getByText('candidates a year').first()).toBeVisible();
});

test('the page is never blank while the application takes it over', async ({ page, signedIn }) => {
  expect(signedIn.token).toBeTruthy();
  await page.addInitScript(() => {
    const gone: number[] = [];
    Object.assign(window, { gone });
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      if (!root) return;
      const look = () => root.childElementCount === 0 && gone.push(performance.now());
      new MutationObserver(look).observe(root, { childList: true });
    });
  });
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Open app' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'gone'))).toEqual([]);
});
