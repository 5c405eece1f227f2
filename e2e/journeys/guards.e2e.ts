import { openAccount, register } from '../support/accounts/account';
import { inventPerson } from '../support/accounts/person';
import { sendSignIn } from '../support/accounts/sign-in';
import { csvUpload, plainRows, runBatch } from '../support/batches';
import { expect, firstOfAlike, test } from '../support/test';
import { newVisitor } from '../support/visitor';

const PROTECTED = [
  { path: '/analytics?status=completed&page=1#batches-title', heading: 'Analytics' },
  { path: '/analytics', heading: 'Analytics' },
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/api-keys', heading: 'API Keys' },
  { path: '/billing', heading: 'Billing' },
  { path: '/settings', heading: 'Settings' },
];

for (const [index, { path, heading }] of PROTECTED.entries()) {
  const tag = firstOfAlike(index);

  test(`a visitor who asks for ${path} signs in and then gets it`, { tag }, async ({
    page,
    account,
    baseURL,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await sendSignIn(page, account);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(page.url()).toBe(`${baseURL}${path}`);
  });
}

test('the front door leads a visitor to the public page and a user to the dashboard', async ({
  page,
  account,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/comparison$/);
  await page.goto('/login');
  await sendSignIn(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/#pricing');
  await expect(page).toHaveURL(/\/comparison#pricing$/);
  await expect(page.getByRole('heading', { name: 'Pay for candidates read' })).toBeInViewport();
});

test('somebody who is signed in has no use for the sign-in page', async ({ page, signedIn }) => {
  expect(signedIn.id).toBeTruthy();
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test('an address that nobody confirmed opens nothing yet', async ({ page, visitor }) => {
  const account = await register(visitor, inventPerson());
  await page.goto('/login');
  await sendSignIn(page, account);
  const gate = page.getByRole('heading', { name: 'Confirm your e-mail address' });
  await expect(gate).toBeVisible();
  for (const path of ['/dashboard', '/analytics', '/api-keys', '/billing', '/settings']) {
    await page.goto(path);
    await expect(gate).toBeVisible();
    await expect(page.getByRole('main')).toContainText(account.email);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.getByRole('button', { name: 'I have confirmed' }).click();
  await expect(
    page.getByText('Not confirmed yet. Open the link in the e-mail first.'),
  ).toBeVisible();
});

test('an unknown address says so and leads back, signed in or not', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/^404 \/no\/such\/page$/);
  await page.goto('/no/such/page?x=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('/no/such/page')).toBeVisible();
  await page.getByRole('link', { name: 'To the start page', exact: true }).click();
  await expect(page).toHaveURL(/\/comparison$/);

  await page.goto('/login');
  await sendSignIn(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("somebody else's batch is as unknown as one that never was", async ({
  page,
  signedIn,
  complaints,
}) => {
  expect(signedIn.id).toBeTruthy();
  complaints.expect(/^404 \/api\/v1\/batch-jobs\//);
  const stranger = await openAccount(newVisitor());
  const foreign = await runBatch(stranger, csvUpload(plainRows(1, 'foreign')));
  for (const id of [foreign.batch_job_id, '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/analytics?batchId=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Batch not found' })).toBeVisible();
  }
  await page.goto('/analytics?batchId=%3Cimg%20src%3Dx%3E');
  await expect(page.getByText('Valid batch ID is required')).toBeVisible();
});

test('a page that is limited says so, and opens by itself once it may', async ({
  page,
  signedIn,
  complaints,
}) => {
  expect(signedIn.id).toBeTruthy();
  complaints.expect(/^429 /);
  const limited = { status: 429, headers: { 'Retry-After': '4' }, json: {} };
  await page.route('**/api/**', (route) => route.fulfill(limited));
  await page.goto('/dashboard');
  await expect(
    page.getByText('Too many requests at once. This page opens automatically.'),
  ).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Trying again in [1-4] seconds?\.$/);
  await page.unroute('**/api/**');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Failed to load critical subscription data')).toBeHidden();
  await expect(page.getByText('100 candidates left', { exact: true })).toBeVisible();
});
