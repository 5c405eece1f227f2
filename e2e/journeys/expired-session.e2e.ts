import { accounts } from '@candor/domain/api/accounts';
import { keys } from '@candor/domain/api/keys';
import { sendSignIn, signIn } from '../support/accounts/sign-in';
import { csvUpload, rowsOf } from '../support/batches';
import { call } from '../support/call';
import { CANDIDATES, JOB_TEXT } from '../support/samples';
import { chooseFile, fillJob, jobField } from '../support/screens/new-batch';
import { expect, test } from '../support/test';

test('a session that was ended elsewhere costs nobody the draft', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/^401 /);
  await signIn(page, account);
  await fillJob(page, JOB_TEXT);
  await chooseFile(page, csvUpload(rowsOf(CANDIDATES.slice(0, 4)), 'shortlist-of-four.csv'));
  await expect(page.getByText(/^Draft saved/)).toBeVisible();

  const { sessions } = await call(account, accounts.sessions);
  const others = sessions.filter(({ current }) => !current);
  expect(others).toHaveLength(1);
  for (const { id } of others) await call(account, accounts.endSession, { params: { id } });

  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?reason=session_expired$/);
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();

  await sendSignIn(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(jobField(page)).toHaveValue(JOB_TEXT);
  await expect(page.getByText('shortlist-of-four.csv')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Score 4 candidates' })).toBeEnabled();
});

test('a session that ends while the form is being filled in leads back to the filled form', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/^401 /);
  await signIn(page, account);
  await fillJob(page, JOB_TEXT);
  await chooseFile(page, csvUpload(rowsOf(CANDIDATES.slice(0, 2)), 'two.csv'));
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const { sessions } = await call(account, accounts.sessions);
  for (const { id } of sessions.filter(({ current }) => !current)) {
    await call(account, accounts.endSession, { params: { id } });
  }

  await page.getByRole('button', { name: 'Score 2 candidates' }).click();
  await expect(page).toHaveURL(/\/login\?reason=session_expired$/);
  await sendSignIn(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(jobField(page)).toHaveValue(JOB_TEXT);
  await expect(page.getByRole('button', { name: 'Score 2 candidates' })).toBeEnabled();
});

test('a section that a stray 401 kept away loads again by itself, and nobody is signed out', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/^401 /);
  await call(signedIn, keys.create, { body: { name: 'Nightly import' } });
  let refused = 0;
  await page.route('**/api/keys', async (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    const json = { detail: 'Authentication required.', code: 'authentication_required' };
    return route.fulfill({ status: 401, json });
  });
  await page.goto('/api-keys');
  await expect(page.getByText('Nightly import')).toBeVisible();
  expect(refused).toBe(1);
  await expect(page).toHaveURL(/\/api-keys$/);
});
