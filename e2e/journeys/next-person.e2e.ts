import { accounts } from '@candor/domain/api/accounts';
import type { Page } from '@playwright/test';
import { openAccount } from '../support/accounts/account';
import { inventPerson } from '../support/accounts/person';
import { sendSignIn, signIn } from '../support/accounts/sign-in';
import { csvUpload, plainRows, runBatch } from '../support/batches';
import { call } from '../support/call';
import { JOB_TEXT } from '../support/samples';
import { fillJob, jobField } from '../support/screens/new-batch';
import { expect, test } from '../support/test';

/** In the job, the draft and the texts of the first person. */
const WORDS = 'zebracrossing';

/** Everything that a page keeps and shows, but for notices: a person has theirs until their account is deleted. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          reading.onsuccess = resolve;
        });
        stored.push(reading.result);
      }
      database.close();
    }
    return JSON.stringify([
      Object.entries(window.localStorage).filter(
        ([name]) => !name.startsWith('candor.notifications.'),
      ),
      { ...window.sessionStorage },
      stored,
      await caches.keys(),
      document.cookie,
      document.documentElement.outerHTML,
    ]);
  });
}

test('after a logout the next person finds nothing of the one before, in no tab and by no way back', async ({
  page,
  account,
  visitor,
  context,
  complaints,
}) => {
  complaints.expect(/^40[14] /);
  const next = await openAccount(visitor, inventPerson('Mira Okafor'));
  const job = JOB_TEXT.replace('Data Engineer', `Data Engineer ${WORDS}`);
  const batch = await runBatch(account, csvUpload(plainRows(2, WORDS)), job);
  const results = `/analytics?batchId=${batch.batch_job_id}`;
  await signIn(page, account);
  await fillJob(page, `${JOB_TEXT} ${WORDS}`);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  expect(await keptIn(page)).toContain(WORDS);
  await page.goto(results);
  await expect(page.getByText(WORDS).first()).toBeVisible();
  const second = await context.newPage();
  await second.goto('/settings');
  await second.getByLabel('Full name').fill(WORDS);
  await second.goto('/support');
  await second.getByLabel('Subject').fill(WORDS);
  expect(await keptIn(second)).toContain(`profile-draft.${account.id}`);
  expect(await keptIn(second)).toContain(`ticket-draft.${account.id}`);
  await second.goto(results);
  await expect(second.getByText(WORDS).first()).toBeVisible();

  await page.getByRole('button', { name: `Account of ${account.name}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(second).toHaveURL(/\/login/);
  await page.goBack();
  await second.goto(results);
  for (const left of [page, second]) {
    await expect(left.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    const kept = await keptIn(left);
    for (const word of [WORDS, account.email]) expect(kept).not.toContain(word);
  }

  await sendSignIn(page, next);
  await expect(page.getByText('There is no batch with this address')).toBeVisible();
  await page.goto('/dashboard');
  await expect(jobField(page)).toHaveValue('');
  await second.goto('/analytics');
  await expect(second.getByText('No batches yet')).toBeVisible();
  for (const open of [page, second]) {
    await expect(open.getByRole('button', { name: `Account of ${next.name}` })).toBeVisible();
    const kept = await keptIn(open);
    for (const word of [WORDS, account.email]) expect(kept).not.toContain(word);
  }
});

test('somebody else who signs in after a session has expired finds no draft of the one before', async ({
  page,
  account,
  visitor,
  complaints,
}) => {
  complaints.expect(/^401 /);
  const next = await openAccount(visitor, inventPerson('Mira Okafor'));
  await signIn(page, account);
  await fillJob(page, `${JOB_TEXT} ${WORDS}`);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const { sessions } = await call(account, accounts.sessions);
  for (const { id } of sessions.filter(({ current }) => !current)) {
    await call(account, accounts.endSession, { params: { id } });
  }
  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?reason=session_expired$/);
  await sendSignIn(page, next);
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(jobField(page)).toHaveValue('');
  await expect(page.getByText(WORDS)).toHaveCount(0);
});
