import { csvUpload, runBatch } from '../support/batches';
import { fillJob } from '../support/screens/new-batch';
import { expect, test } from '../support/test';

const JOB = `Berth Planner, Ferry Terminal

Requirements
- Experience with Kostra Berth
- Knowledge of PostgreSQL`;
const RESUME = `Berth Planner
Experience
Berth Planner, Northern Ferries, 2015 - 2024
Ran KB4 for two terminals.`;

test('a term is taught from the review, a scored batch offers to be scored again, and does', async ({
  page,
  signedIn,
}) => {
  const upload = csvUpload([{ candidate_name: 'Ada Quay', candidate_text: RESUME }]);
  const batch = await runBatch(signedIn, upload, JOB);

  await page.goto('/dashboard');
  await fillJob(page, JOB);
  await page.getByRole('button', { name: 'Review the requirements' }).click();
  await page.getByRole('button', { name: 'Teach this term: Kostra Berth' }).click();
  const form = page.getByRole('dialog', { name: 'Teach a term' });
  await form.getByRole('textbox', { name: /^Also written as/ }).fill('KB4');
  await form.getByRole('button', { name: 'Teach term' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: /^Teach this term/ })).toHaveCount(0);

  await page.goto(`/analytics?batchId=${batch.batch_job_id}`);
  await expect(page.getByText(/Your term “Kostra Berth” changed since/)).toBeVisible();
  await page.getByRole('button', { name: 'Score again' }).click();
  await expect(page.getByText(/changed since this batch was scored/)).toBeHidden();

  await page.goto('/own-terms');
  await page.getByRole('button', { name: 'Forget Kostra Berth' }).click();
  await expect(page.getByText('No terms taught yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Edit Kostra Berth' })).toBeVisible();
});
