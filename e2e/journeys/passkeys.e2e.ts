import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility';
import { changeRow } from '../support/accounts/change-row';
import { downloaded } from '../support/downloads';
import { tabTo } from '../support/keyboard';
import { plugInDevice } from '../support/passkey-device';
import { expect, test } from '../support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

/** The sign-in page of a browser that nobody is signed in with any more. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => window.localStorage.clear());
  await page.goto('/login');
}

test('with the keyboard somebody adds a passkey, comes in by it without typing anything, and removes it', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/^401 \/api\/auth\/passkeys\/sign-in$/);
  complaints.expect(/^403 \/api\/users\/export-data/);
  await plugInDevice(page);
  const part = page.getByRole('region', { name: 'Passkeys' });
  const passkey = part.getByRole('listitem');

  await test.step('the device makes one', async () => {
    await page.goto('/settings#access');
    await expect(part.getByText(/could be guessed or stolen/)).toBeVisible();
    await button(page, 'Change password').focus();
    await press(page, 'Add a passkey');
    await expect(part.getByText(/was added\. You can sign in with it now\./)).toBeVisible();
    await expect(passkey).toHaveText(/^Chrome on .*not used yet/);
    await expectAccessible(page, 'passkeys');
    await expectReadableInTheDark(page, 'passkeys');
  });

  await test.step('it is given a name that says where it is kept', async () => {
    await button(page, 'Change password').focus();
    const name = await passkey.getByRole('button', { name: /^Rename/ }).getAttribute('aria-label');
    await press(page, name ?? '');
    const field = page.getByRole('dialog').getByLabel('Name');
    await field.fill('Laptop');
    await page.keyboard.press('Enter');
    await expect(passkey).toHaveText(/^Laptop/);
  });

  await test.step('it signs in', async () => {
    await leave(page);
    await press(page, 'Sign in with a passkey');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto('/settings#access');
    await expect(passkey).toHaveText(/last used/);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(signedIn.email);
  });

  await test.step('an hour later it answers who is there, and the copy of everything arrives', async () => {
    await changeRow(
      `update sessions set created_at = now() - interval '1 hour', proven_at = null
       where id = (select id from sessions where user_id = $1 order by created_at desc limit 1)`,
      [signedIn.id],
    );
    await page.goto('/settings#data');
    const file = await downloaded(page, async () => {
      await button(page, 'Export as JSON').press('Enter');
      const asked = page.getByRole('dialog', { name: 'Is it still you?' });
      await expect(asked.getByLabel('Your password')).toBeFocused();
      await expectAccessible(page, 'who is there');
      await asked.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    });
    expect(JSON.parse(file.text).user.email).toBe(signedIn.email);
  });

  await test.step('removed it opens nothing any more, and says so', async () => {
    await page.goto('/settings#access');
    await button(page, 'Rename Laptop').focus();
    await press(page, 'Remove Laptop');
    const question = page.getByRole('dialog', { name: 'Remove “Laptop”?' });
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expectAccessible(page, 'remove');
    await press(page, 'Remove passkey');
    await expect(passkey).toHaveCount(0);
    await leave(page);
    await press(page, 'Sign in with a passkey');
    await expect(page.getByText('This passkey could not be used to sign in.')).toBeVisible();
    await expectAccessible(page, 'refused');
  });
});
