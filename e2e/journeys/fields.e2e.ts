import { keys } from '@candor/domain/api/keys';
import { support } from '@candor/domain/api/support';
import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts/account';
import { inviteTo } from '../support/accounts/invite';
import { pay } from '../support/accounts/plan';
import { remember, signInAnew } from '../support/accounts/sign-in';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { call } from '../support/call';
import { CANDIDATES, JOB_TITLE } from '../support/samples';
import { candidatePane, openTab } from '../support/screens/results';
import { expect, test } from '../support/test';

/** Every field that the specification lists of somebody's account, plan, keys, jobs, tickets and invitations can be read somewhere. */
test('what is kept of an account, its plan and its keys can be read', async ({ page, account }) => {
  await pay(account, 'professional');
  await remember(page, account);
  await call(await signInAnew(account), keys.create, { body: { name: 'Nightly import' } });

  await page.goto('/settings');
  await expect(page.getByLabel('Full name')).toHaveValue(account.name);
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(account.email);
  await expectWords(page, ['Confirmed']);

  await page.goto('/billing');
  const plan = page.getByRole('region', { name: 'Professional' });
  await expect(plan).toContainText('Active');
  await expect(plan).toContainText('0 of 2,500 used');
  await expect(plan).toContainText(/2,500 left, resets \w+ \w+/);
  await expect(plan).toContainText('1 of 10 used');
  for (const [term, value] of [
    ['Invitation credits', /^\d+$/],
    ['Largest batch', /^500$/],
    ['Period', /^30 days$/],
  ] as const) {
    await expect(plan.getByRole('term').filter({ hasText: term })).toBeVisible();
    await expect(plan.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
  }

  await page.goto('/dashboard');
  await expectWords(page, ['0 of 2,500 candidates used', 'CSV', 'ZIP', 'Drive', 'S3', 'Database']);

  await page.goto('/api-keys');
  const key = page.getByRole('row', { name: /Nightly import/ });
  for (const words of ['Active', /\*{4}\w{4}/, 'read, write', 'Never', /created \w+ \w+/])
    await expect(key).toContainText(words);
});

test('what is kept of a job and of its candidates can be read', async ({ page, signedIn }) => {
  const rows = rowsOf(CANDIDATES.slice(0, 3)).map((row, at) => ({
    ...row,
    candidate_id: `applicant-${at}`,
  }));
  const job = await runBatch(signedIn, csvUpload(rows));

  await page.goto('/analytics');
  const row = page.getByRole('row', { name: new RegExp(JOB_TITLE) });
  for (const words of ['candidates.csv', 'Completed', '3 processed', 'Just now'])
    await expect(row).toContainText(words);

  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  await expectWords(page, [/^3 candidates, 3 charged, /, /^3 scored\./]);
  const receipt = await openTab(page.locator('body'), 'Receipt');
  const facts = ['Scored', 'Engine', 'Requirements', 'Reference', 'Charged', 'Candidate ID'];
  for (const term of facts)
    await expect(receipt.getByRole('term').filter({ hasText: term })).toBeVisible();
  await expect(receipt).toContainText(/applicant-\d/);
  await expect(candidatePane(page).getByRole('img', { name: /^Match \d+ of 100/ })).toBeVisible();

  await page.goto('/dashboard');
  for (const total of ['Analyses', 'Candidates', 'API calls'])
    await expect(page.getByRole('term').filter({ hasText: total }).first()).toBeVisible();
});

test('what is kept of a ticket, an invitation and a notification can be read', async ({
  page,
  signedIn,
}) => {
  await openTicket(signedIn);
  const code = await inviteTo(signedIn, { name: 'Priya Raman' });

  await page.goto('/support');
  await expectWords(page, ['Question', 'Active', /^#\w{8}, General, by e-mail$/]);

  await page.goto(`/invitations?open=${code}`);
  const invitation = page.getByRole('complementary').or(page.getByRole('dialog')).first();
  for (const words of [
    'Priya Raman',
    'Pending',
    'Points',
    'Opened',
    'Last active',
    'Milestones',
    'Notes',
    'Created',
    'Updated',
    'Expires',
    'Ashby assessment',
    'Greenhouse assessment',
    code,
  ])
    await expect(invitation).toContainText(words);

  await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 2))));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  for (const words of [`${JOB_TITLE} is scored`, '2 candidates are done.', 'Just now'])
    await expect(bell).toContainText(words);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Service status: Online, / }).click();
  await expectWords(page, [/^Checked /]);
});

async function expectWords(page: Page, words: readonly (string | RegExp)[]): Promise<void> {
  for (const one of words)
    await expect(page.getByText(one).filter({ visible: true }).first()).toBeVisible();
}

async function openTicket(account: Account): Promise<void> {
  const { name, email } = account;
  const message = 'Both columns were read as one.';
  const body = { name, email, subject: 'Question', message, type: 'general' as const };
  await call(account, support.mail, { body });
}
