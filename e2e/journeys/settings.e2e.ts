import { accounts } from '@candor/domain/api/accounts';
import { users } from '@candor/domain/api/users';
import { AuthResponse } from '@candor/domain/model/user';
import type { Page } from '@playwright/test';
import { mailedLink } from '../support/accounts/outbox';
import { inventPerson } from '../support/accounts/person';
import { csvUpload, plainRows, runBatch } from '../support/batches';
import { call, send } from '../support/call';
import { downloaded } from '../support/downloads';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(section(page, 'Profile').getByRole('textbox', { name: 'E-mail' })).toBeVisible();
}

test('with the keyboard alone somebody changes their name, and their address once its link was followed', async ({
  page,
  signedIn,
  visitor,
}) => {
  const profile = section(page, 'Profile');
  const name = profile.getByRole('textbox', { name: 'Full name' });
  const email = profile.getByRole('textbox', { name: 'E-mail' });
  const next = inventPerson().email;
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(email).toHaveValue(signedIn.email);

  await test.step('a name', async () => {
    await tabTo(page, name);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Maren Quill');
    await page.keyboard.press('Enter');
    await expect(profile.getByText('Saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Maren Quill' })).toBeVisible();
  });

  await test.step('leaving with something unsaved asks first', async () => {
    await tabTo(page, email);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(next);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(email).toHaveValue(next);
  });

  await test.step('a new address waits, and the old one stands until then', async () => {
    await email.press('Enter');
    await expect(profile.getByText(/waits for its confirmation/)).toContainText(next);
    await expect(email).toHaveValue(signedIn.email);
    const { password } = signedIn;
    await call(visitor, accounts.login, { body: { email: signedIn.email, password } });
    await page.goto(await mailedLink(next, 'confirm-email'));
    await expect(page.getByText(`${next} is confirmed.`)).toBeVisible();
    await openSettings(page);
    await expect(email).toHaveValue(next);
    await expect(profile.getByText('Confirmed', { exact: true })).toBeVisible();
  });
});

test('a session elsewhere is seen and ended, and a new password ends the rest', async ({
  page,
  signedIn,
  visitor,
  complaints,
}) => {
  complaints.expect(/^400 \/api\/auth\/change-password$/);
  const { email, password } = signedIn;
  const elsewhere = async () =>
    AuthResponse.parse(await call(visitor, accounts.login, { body: { email, password } }));
  const isIn = async (token: string) =>
    (await send({ ...visitor, token }, accounts.me)).status === 200;
  const [phone, office] = [await elsewhere(), await elsewhere()];
  await openSettings(page);
  const access = section(page, 'Security');
  await expect(access.getByRole('listitem')).toHaveCount(3);
  await expect(access.getByRole('listitem').first()).toContainText('This one');
  await access.getByRole('listitem').nth(1).getByRole('button').press('Enter');
  await expect(access.getByRole('listitem')).toHaveCount(2);
  const still = await Promise.all([phone, office].map(({ access_token }) => isIn(access_token)));
  expect(still.filter(Boolean)).toHaveLength(1);

  const change = async (current: string, next: string) => {
    await access.getByLabel('Current password', { exact: true }).fill(current);
    await access.getByLabel('New password', { exact: true }).fill(next);
    await page.keyboard.press('Enter');
  };
  await change('not the password', 'a password for tomorrow');
  await expect(access.getByText('The current password is wrong.')).toBeVisible();
  await change(password, 'a password for tomorrow');
  await expect(access.getByText(/^Your password is changed\./)).toBeVisible();
  await expect(access.getByRole('listitem')).toHaveCount(1);
  expect(await isIn(phone.access_token)).toBe(false);
  expect(await isIn(office.access_token)).toBe(false);
  expect(await isIn(signedIn.token)).toBe(true);
});

test('news that somebody turned off is not told any more', async ({ page, signedIn }) => {
  await openSettings(page);
  const box = page.getByRole('checkbox', { name: 'Batch scored, in app' });
  await box.focus();
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/notification-preferences') && answer.request().method() === 'PUT',
  );
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(box).not.toBeChecked();
  await runBatch(signedIn, csvUpload(plainRows(2, 'quiet')));
  await page.goto('/analytics');
  await expect(page.getByRole('row').filter({ hasText: 'Completed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('everything is taken along, what was done is listed, and the account ends for good', async ({
  page,
  signedIn,
  visitor,
}) => {
  await openSettings(page);
  const json = await downloaded(page, () =>
    page.getByRole('button', { name: 'Export as JSON' }).press('Enter'),
  );
  expect(json.name).toMatch(/^candor-export-.*\.json$/);
  expect(json.text).toContain(signedIn.email);
  // It rests until the other file is stored, and a key would be lost on it.
  const exportTables = page.getByRole('button', { name: 'Export as CSV' });
  await expect(exportTables).toBeEnabled();
  const csv = await downloaded(page, () => exportTables.press('Enter'));
  expect(csv.name).toMatch(/^candor-export-.*\.zip$/);
  await openSettings(page);
  await expect(
    section(page, 'Activity').getByText('You exported the data of the account'),
  ).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete account' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(question.getByLabel('Your e-mail address')).toBeFocused();
  await page.keyboard.type(inventPerson().email);
  await page.keyboard.press('Enter');
  await expect(question.getByText(`Type ${signedIn.email} to confirm.`)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(signedIn.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/comparison$/);
  const { email, password, id } = signedIn;
  const again = await send(visitor, accounts.login, { body: { email, password } });
  expect(again.status).toBe(401);
  const kept = await page.evaluate(() => Object.keys(window.localStorage).join(' '));
  expect(kept).not.toContain(id);
  expect(kept).not.toContain('candor.auth');
});

test('a link to the last section stays there while the ones above it arrive', async ({
  page,
  signedIn,
}) => {
  for (const full_name of ['Ada Quill', 'Bea Quill', 'Cleo Quill', 'Dora Quill', 'Esme Quill']) {
    await call(signedIn, users.updateProfile, { body: { full_name } });
  }
  await page.setViewportSize({ width: 1440, height: 500 });
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/\/api\/audit-log\?/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/settings#delete');
  const heading = page.getByRole('heading', { level: 2, name: 'Delete account' });
  await expect(heading).toBeInViewport();
  const activity = section(page, 'Activity');
  await expect(activity.getByRole('status', { name: 'Loading the activity' })).toBeAttached();
  arrive();
  await expect(activity.getByText('You changed the profile')).toHaveCount(5);
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeInViewport();
});
