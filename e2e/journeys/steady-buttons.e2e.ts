import type { Locator } from '@playwright/test';
import { csvUpload, plainRows } from '../support/batches';
import { JOB_TEXT } from '../support/samples';
import { chooseFile, fillJob, submitButton } from '../support/screens/new-batch';
import { expect, TOUR, test } from '../support/test';

/** How high above the top of the window a button is, in whole pixels. */
async function placeOf(button: Locator): Promise<number> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not there');
  return Math.round(box.y);
}

for (const { tag, ...size } of [
  { width: 1440, height: 900, tag: [] },
  { width: 390, height: 844, tag: TOUR },
]) {
  test(`at ${size.width} px a refused sign-in leaves the button where it was pressed`, {
    tag,
  }, async ({ page, account, complaints }) => {
    complaints.expect(/^401 \/api\/auth\/login$/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByLabel('E-mail', { exact: true }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('another password');
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    const before = await placeOf(button);
    await button.click();
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await placeOf(button)).toBe(before);
  });

  test(`at ${size.width} px an empty sign-up leaves the button where it was pressed`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.goto('/signup', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Start the 7-day trial' });
    const before = await placeOf(button);
    await button.click();
    await expect(page.getByText('This field is required', { exact: true })).toHaveCount(3);
    expect(await placeOf(button)).toBe(before);
  });

  test(`at ${size.width} px a dialog that could not save leaves its button where it was pressed`, {
    tag,
  }, async ({ page, context, signedIn, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    expect(signedIn.token).toBeTruthy();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.goto('/api-keys');
    await page
      .getByRole('button', { name: /^Create/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly import');
    const button = dialog.getByRole('button', { name: 'Create key' });
    const before = await placeOf(button);
    await context.setOffline(true);
    await button.click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    expect(await placeOf(button)).toBe(before);
    await context.setOffline(false);
  });

  test(`at ${size.width} px a batch that is too large leaves the button where it was pressed`, {
    tag,
  }, async ({ page, signedIn }) => {
    expect(signedIn.token).toBeTruthy();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.goto('/dashboard');
    await fillJob(page, JOB_TEXT);
    await chooseFile(page, csvUpload(plainRows(26, 'steady')));
    const button = submitButton(page);
    await expect(button).toHaveText('Score 26 candidates');
    await expect(page.getByText(/requirements found/)).toBeVisible();
    await button.scrollIntoViewIfNeeded();
    const before = await placeOf(button);
    await button.click();
    const form = page.getByRole('region', { name: 'New batch' });
    await expect(form.getByText('Batch size 26 exceeds trial plan limit of 25')).toBeVisible();
    expect(await placeOf(button)).toBe(before);
  });
}
