import { batches } from '@candor/domain/api/batches';
import { whileNobodyIsCharged } from '../support/accounts/hold-charges';
import { agreeOn } from '../support/accounts/plan';
import { remember } from '../support/accounts/sign-in';
import {
  csvUpload,
  plainRows,
  runBatch,
  submitBatch,
  untilEnded,
  zipUpload,
} from '../support/batches';
import { call } from '../support/call';
import { writeBrokenPdf, writeScan } from '../support/documents/pdf';
import { writeZip } from '../support/documents/zip';
import { CANDIDATES, candidate, JOB_TEXT, JOB_TITLE } from '../support/samples';
import { chooseFile, fillJob, submitButton } from '../support/screens/new-batch';
import { untilShownAs } from '../support/screens/results';
import { expect, test } from '../support/test';

/** Long enough to be met in the middle: each row is a whole resume with a number of its own. */
function longBatch(count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const { name, text } = CANDIDATES[index % CANDIDATES.length] ?? candidate('amara-okonjo');
    return {
      candidate_name: `${name} ${index + 1}`,
      candidate_text: `${text}\nApplication ${index + 1}`,
    };
  });
  return csvUpload(rows);
}

test('a batch that is cancelled midway keeps what was scored and charges nothing else', async ({
  page,
  account,
}) => {
  await agreeOn(account, 20_000);
  await remember(page, account);
  const { batch_job_id: id } = await submitBatch(account, longBatch(3000));
  await whileNobodyIsCharged(account, async () => {
    await page.goto(`/analytics?batchId=${id}`);
    await page.getByRole('button', { name: `Actions for ${JOB_TITLE}` }).click();
    await page.getByRole('menuitem', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await expect
    .poll(
      async () => (await call(account, batches.status, { params: { id } })).candidates_charged,
      {
        intervals: [50],
      },
    )
    .toBeGreaterThan(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the batch' }).click();
  await untilShownAs(page, /^Processing was cancelled\./);

  const job = await untilEnded(account, id);
  expect(job.status).toBe('cancelled');
  expect(job.candidates_charged).toBeGreaterThan(0);
  expect(job.candidates_charged).toBeLessThan(3000);
  expect(job.processed_candidates).toBe(job.candidates_charged);
});

test('a page that is reloaded while a batch runs goes on until everybody has arrived', async ({
  page,
  account,
}) => {
  await agreeOn(account, 20_000);
  await remember(page, account);
  const progress = page.getByRole('progressbar', { name: `Progress of ${JOB_TITLE}` });
  const { batch_job_id: id } = await submitBatch(account, longBatch(600));
  await whileNobodyIsCharged(account, async () => {
    await page.goto(`/analytics?batchId=${id}`);
    await expect(progress).toBeVisible();
    await page.reload();
    await expect(progress).toBeVisible();
  });
  await untilShownAs(page, 'Completed');
  await expect(page.getByRole('button', { name: /^All/ })).toHaveText(/600$/);
});

test('a table without the resume column is refused on the spot', async ({ page, signedIn }) => {
  expect(signedIn.id).toBeTruthy();
  await page.goto('/dashboard');
  await fillJob(page, JOB_TEXT);
  await chooseFile(page, csvUpload([{ name: 'Robin', story: 'Python' }], 'other-columns.csv'));
  await expect(page.getByRole('list', { name: 'What was found in the file' })).toContainText(
    'The column candidate_text is missing.',
  );
  await submitButton(page).click();
  await expect(
    page.getByRole('main').getByText('The column candidate_text is missing', { exact: true }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Column with the resume text' }).selectOption('story');
  await page.getByRole('button', { name: 'Use these columns' }).click();
  await expect(page.getByRole('button', { name: 'Score 1 candidate' })).toBeEnabled();
});

test('a batch of nothing but unreadable files fails, says why and can be run again', async ({
  page,
  signedIn,
}) => {
  const archive = await writeZip({
    'first.pdf': await writeScan(),
    'second.pdf': await writeBrokenPdf(candidate('kwame-adjei').text),
  });
  const job = await runBatch(signedIn, zipUpload(archive));
  expect(job).toMatchObject({ status: 'failed', candidates_charged: 0 });
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  await expect(
    page.getByRole('alert').filter({ hasText: 'No candidate could be read.' }),
  ).toBeVisible();
  await expect(page.getByText('first.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page).not.toHaveURL(new RegExp(job.batch_job_id));
  await untilShownAs(page, 'Failed');
  const { jobs } = await call(signedIn, batches.list);
  expect(jobs.map(({ rerun_of }) => rerun_of)).toEqual([job.batch_job_id, null]);
});

test('a batch is renamed, found by its new name and deleted for good', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/^404 \/api\/v1\/batch-jobs\//);
  const job = await runBatch(signedIn, csvUpload(plainRows(2, 'renamed')));
  await page.goto('/analytics');
  await page.getByRole('button', { name: `Actions for ${JOB_TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Job title').fill('Second Data Engineer');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('link', { name: 'Second Data Engineer' })).toBeVisible();
  // Until it is gone, what is typed goes into it.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search batches' }).fill('second');
  await expect(page).toHaveURL(/search=second/);
  await page.getByRole('link', { name: 'Second Data Engineer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second Data Engineer' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Second Data Engineer' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the batch' }).click();
  await expect(page).toHaveURL(/\/analytics$/);
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Batch not found' })).toBeVisible();
});
