import type { Page } from '@playwright/test';
import { pay } from '../support/accounts/plan';
import { remember } from '../support/accounts/sign-in';
import { csvUpload, plainRows, runBatch } from '../support/batches';
import { holdScripts } from '../support/hold-scripts';
import { expect, firstOfAlike, MOVING, test } from '../support/test';

test.use(MOVING);

/** What stands on the page before the application does. */
function frames(page: Page) {
  return page.locator('[data-frame-of]');
}

for (const [index, { path, words, heading }] of [
  {
    path: '/dashboard',
    words: 'What the job asks for appears here while you type.',
    heading: 'Dashboard',
  },
  { path: '/analytics', words: 'Analytics', heading: 'Analytics' },
  { path: '/api-keys', words: 'API Keys', heading: 'API Keys' },
  { path: '/billing', words: 'Billing', heading: 'Billing' },
  { path: '/settings', words: 'Settings', heading: 'Settings' },
].entries()) {
  const tag = firstOfAlike(index);

  test(`${path} shows its frame before its scripts have come, and the page in its place then`, {
    tag,
  }, async ({ page, signedIn }) => {
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const frame = frames(page).filter({ visible: true });
    await expect(frame.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(frame.getByText(signedIn.name)).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(frames(page)).toHaveCount(0);
  });
}

test('the frame of the figures is for those whose plan opens them; others see the gate at once', async ({
  page,
  account,
}) => {
  await remember(page, account);
  const whileHeld = async (see: () => Promise<void>) => {
    const letGo = await holdScripts(page);
    await page.goto('/meta-analytics', { waitUntil: 'commit' });
    await see();
    letGo();
  };
  const shown = frames(page).filter({ visible: true });
  await whileHeld(async () => {
    await expect(frames(page)).toHaveCount(1);
    await expect(shown).toHaveCount(0);
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Feature' })).toBeVisible();

  await pay(account, 'professional');
  await remember(page, account);
  await whileHeld(() => expect(shown.getByLabel('Loading the figures')).toBeVisible());
  await expect(page.getByRole('heading', { name: 'Too few people for figures' })).toBeVisible();
  await expect(frames(page)).toHaveCount(0);
});

test('the address of a batch shows the frame of its results, not of the list', async ({
  page,
  signedIn,
}) => {
  const { batch_job_id: id } = await runBatch(signedIn, csvUpload(plainRows(6, 'frame')));
  const letGo = await holdScripts(page);
  await page.goto(`/analytics?batchId=${id}`, { waitUntil: 'commit' });
  const frame = frames(page).filter({ visible: true });
  await expect(frame).toHaveCount(1);
  await expect(frame).toContainText('Reading the results.');
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frames(page)).toHaveCount(0);
});

test('the frame has the way to a plan for somebody on trial, in the words of the page', async ({
  page,
  signedIn,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const frame = frames(page).filter({ visible: true });
  await expect(frame.getByText(signedIn.name)).toBeVisible();
  await expect(frame.getByText('Upgrade', { exact: true })).toBeVisible();
  await expect(frame.getByText('Billing', { exact: true })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toBeVisible();
});

test('the evidence is as wide in the frame as it was pulled, and stays so', async ({
  page,
  signedIn,
}) => {
  const { batch_job_id: id } = await runBatch(signedIn, csvUpload(plainRows(6, 'pulled')));
  await page.goto(`/analytics?batchId=${id}`);
  const edge = page.getByRole('separator', { name: 'Width of the evidence' });
  await edge.press('Home');
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  const letGo = await holdScripts(page);
  await page.goto(`/analytics?batchId=${id}`, { waitUntil: 'commit' });
  const pane = frames(page).filter({ visible: true }).locator('aside');
  await expect(pane).toHaveCSS('width', '400px');
  letGo();
  await expect(page.getByRole('complementary', { name: 'Candidate' })).toHaveCSS('width', '400px');
});

test('nobody can write into a frame, and nobody is told of it', async ({ page, signedIn }) => {
  expect(signedIn.id).toBeTruthy();
  const letGo = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const field = frames(page).locator('textarea');
  await expect(field).toBeVisible();
  await expect(field).not.toBeEditable();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-frame-of] :focus')).toHaveCount(0);
  letGo();
  await page.getByRole('textbox', { name: 'Job description' }).fill('A porter for the night');
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(
    'A porter for the night',
  );
});

test('somebody signed in sees nothing of the public page at the front door', async ({
  page,
  signedIn: _,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#contact')).toBeAttached();
  await expect(page.locator('body')).toHaveText('', { useInnerText: true });
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a visitor sees nothing of a page before the sign-in', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(frames(page)).toHaveCount(1);
  await expect(frames(page).filter({ visible: true })).toHaveCount(0);
  letGo();
  await expect(page).toHaveURL(/\/login$/);
});
