import { codeAt } from '@candor/server/testing/authenticator';
import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility';
import { changeRow } from '../support/accounts/change-row';
import { downloaded } from '../support/downloads';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

/** The app's code some steps of half a minute from now: one behind is taken, too, so that it may be typed slowly. Each works once, and none before it. */
const codeIn = (secret: string, steps: number) =>
  codeAt(secret, new Date(Date.now() + steps * 30_000));

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('with the keyboard somebody switches two-step sign-in on, comes in by it, and shows again who they are', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/^400 \/api\/auth\/second-factor\/sign-in$/);
  complaints.expect(/^403 \/api\/users\/export-data/);
  let secret = '';
  let codes: string[] = [];

  await test.step('the app gets its secret, and the recovery codes are saved', async () => {
    await page.goto('/settings#access');
    const on = page.getByRole('button', { name: 'Switch on' });
    await on.focus();
    await page.keyboard.press('Enter');
    const setup = dialog(page, 'Switch on two-step sign-in');
    await expect(
      setup.getByRole('img', { name: /QR code for your authenticator app/ }),
    ).toBeVisible();
    await expectAccessible(page, 'setup');
    await expectReadableInTheDark(page, 'setup');
    const shown = await setup.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    secret = (shown ?? '').replaceAll(' ', '');
    await page.keyboard.type(codeIn(secret, 0));
    await page.keyboard.press('Enter');
    const kept = dialog(page, 'Two-step sign-in is on');
    const save = kept.getByRole('button', { name: 'Save as file' });
    const file = await downloaded(page, () => save.press('Enter'));
    codes = file.text.match(/^[a-z2-9]{6}(-[a-z2-9]{6}){3}$/gm) ?? [];
    expect(codes).toHaveLength(10);
    await tabTo(page, kept.getByRole('button', { name: 'Done' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  });

  await test.step('signing in asks for a code', async () => {
    await page.evaluate(() => window.localStorage.clear());
    await page.goto('/login');
    await page.getByLabel('E-mail', { exact: true }).fill(signedIn.email);
    await page.getByLabel('Password', { exact: true }).fill(signedIn.password);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Code from your authenticator app');
    await expect(code).toBeFocused();
    await expectAccessible(page, 'second step');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code is wrong or was used before.')).toBeVisible();
    await code.fill(codeIn(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('an hour later a copy of everything asks once more, and then arrives', async () => {
    await changeRow(
      `update sessions set created_at = now() - interval '1 hour', proven_at = null
       where id = (select id from sessions where user_id = $1 order by created_at desc limit 1)`,
      [signedIn.id],
    );
    await page.goto('/settings#data');
    const file = await downloaded(page, async () => {
      await page.getByRole('button', { name: 'Export as JSON' }).press('Enter');
      const asked = dialog(page, 'Is it still you?');
      await expect(asked.getByLabel('Code from your authenticator app')).toBeFocused();
      await expectAccessible(page, 'who is there');
      await asked.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
      await expect(asked.getByLabel('Recovery code')).toBeFocused();
      await page.keyboard.type(codes[0]?.replaceAll('-', ' ') ?? '');
      await page.keyboard.press('Enter');
    });
    expect(JSON.parse(file.text).user.email).toBe(signedIn.email);
    await page.reload();
    await expect(page.getByText('9 of 10 recovery codes are left.')).toBeVisible();
  });
});
