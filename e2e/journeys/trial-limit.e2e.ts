import { batches } from '@candor/domain/api/batches';
import type { Page } from '@playwright/test';
import { openAccount } from '../support/accounts/account';
import { endTrial, pay } from '../support/accounts/plan';
import { remember } from '../support/accounts/sign-in';
import { csvUpload, plainRows, runBatch, submission } from '../support/batches';
import { send } from '../support/call';
import { JOB_TEXT } from '../support/samples';
import { chooseFile, fillJob, submitButton } from '../support/screens/new-batch';
import { expect, test } from '../support/test';

/** Every submission that leaves the browser from now on. */
function watchSubmissions(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(batches.submit.path)) {
      sent.push(request.url());
    }
  });
  return sent;
}

test('a batch of 26 is too large for a trial, in the form and at the server', async ({
  page,
  signedIn,
}) => {
  const sent = watchSubmissions(page);
  const upload = csvUpload(plainRows(26, 'large'));
  await page.goto('/dashboard');
  await fillJob(page, JOB_TEXT);
  await chooseFile(page, upload);
  await expect(submitButton(page)).toHaveText('Score 26 candidates');
  await submitButton(page).click();
  await expect(
    page.getByRole('main').getByText('Batch size 26 exceeds trial plan limit of 25'),
  ).toBeVisible();
  const form = page.getByRole('region', { name: 'New batch' });
  await expect(form.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
  expect(sent).toEqual([]);

  const response = await send(signedIn, batches.submit, submission(upload));
  expect(response.status).toBe(402);
  expect(response.headers.get('X-Limit-Type')).toBe('batch_size_limit');
  expect(await response.json()).toMatchObject({
    code: 'batch_size_exceeded',
    detail: 'Batch size (26) exceeds trial plan limit of 25 candidates.',
  });
});

test('a trial scores a hundred candidates and not one more', async ({ page, account }) => {
  for (const part of ['north', 'east', 'south', 'west']) {
    const job = await runBatch(account, csvUpload(plainRows(25, part)));
    expect(job.candidates_charged).toBe(25);
  }
  await remember(page, account);
  await page.goto('/dashboard');

  await test.step('the meter says that nothing is left', async () => {
    await expect(
      page.getByRole('img', { name: '100 of 100 candidates used, none left' }),
    ).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: '100 of 100 candidates used.' }),
    ).toBeVisible();
  });

  await test.step('the form refuses before a request leaves', async () => {
    const sent = watchSubmissions(page);
    await fillJob(page, JOB_TEXT);
    await chooseFile(page, csvUpload(plainRows(1, 'extra')));
    await expect(submitButton(page)).toHaveText('Score 1 candidate');
    await submitButton(page).click();
    await expect(
      page.getByRole('main').getByText('Insufficient quota: 1 required, 0 available'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  await test.step('the server refuses a program that asks all the same', async () => {
    const response = await send(
      account,
      batches.submit,
      submission(csvUpload(plainRows(1, 'extra'))),
    );
    expect(response.status).toBe(402);
    expect(response.headers.get('X-Limit-Type')).toBe('candidate_quota');
    expect(response.headers.get('X-Quota-Remaining')).toBe('0');
    expect(await response.json()).toMatchObject({
      code: 'candidate_quota_exceeded',
      upgrade_required: true,
    });
  });
});

test('an expired trial closes everything but billing and loses nothing', async ({
  page,
  visitor,
}) => {
  const account = await openAccount(visitor);
  const job = await runBatch(account, csvUpload(plainRows(3, 'kept')));
  await endTrial(account);
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  await page.getByLabel('E-mail', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  const closed = page.getByRole('heading', { level: 1, name: 'Trial Period Expired' });
  await expect(closed).toBeVisible();
  await page.goto('/dashboard');
  await expect(closed).toBeVisible();
  await page.getByRole('link', { name: 'Go to billing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await expect(page.getByText(/^Your trial ended on/)).toBeVisible();

  const refused = await send(account, batches.submit, submission(csvUpload(plainRows(1, 'late'))));
  expect(refused.status).toBe(402);
  expect(refused.headers.get('X-Limit-Type')).toBe('trial_expired');
});

test('a gate that the browser shows again is open once a plan was bought', async ({
  page,
  visitor,
}) => {
  const account = await openAccount(visitor);
  await endTrial(account);
  await remember(page, account);
  await page.goto('/dashboard');
  const closed = page.getByRole('heading', { level: 1, name: 'Trial Period Expired' });
  await expect(closed).toBeVisible();
  await pay(account, 'starter');
  // As its back button does; browsers under test keep no pages.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
