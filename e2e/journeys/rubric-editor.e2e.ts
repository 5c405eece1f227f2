import { batches } from '@candor/domain/api/batches';
import { pay } from '../support/accounts/plan';
import { csvUpload, rowsOf, untilEnded } from '../support/batches';
import { call } from '../support/call';
import { CANDIDATES, JOB_TEXT } from '../support/samples';
import { chooseFile, fillJob, submitAndOpen } from '../support/screens/new-batch';
import { expect, test } from '../support/test';

test('what was read from the job is corrected first, and the batch is scored by exactly that', async ({
  page,
  signedIn,
}) => {
  await pay(signedIn, 'professional');
  const body = { job_description_text: JOB_TEXT };
  const { requirements: read } = await call(signedIn, batches.jobRequirements, { body });
  await page.goto('/dashboard');
  await fillJob(page, JOB_TEXT);
  const preview = page.getByRole('region', { name: 'Requirements' });
  await preview.getByRole('button', { name: 'Review the requirements' }).click();
  const editor = page.getByRole('dialog', { name: 'Review the requirements' });
  const line = (words: string) =>
    editor
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox').and(page.getByText(words, { exact: true })) });
  const shows = (count: number) => editor.getByText(`${count} requirements, edited`);

  await test.step('one goes, two become one, one counts more', async () => {
    await line('Terraform')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(shows(read.length - 1)).toBeVisible();
    await line('Python').getByRole('checkbox').check();
    await line('SQL').getByRole('checkbox').check();
    await editor.getByRole('button', { name: 'Merge 2' }).click();
    await expect(shows(read.length - 2)).toBeVisible();
    await line('Apache Airflow').getByRole('radio', { name: '5' }).check();
  });

  await test.step('a step too far is undone and the rest stays', async () => {
    await line('Spanish')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(shows(read.length - 3)).toBeVisible();
    await editor.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(shows(read.length - 2)).toBeVisible();
    await expect(line('Apache Airflow').getByRole('radio', { name: '5' })).toBeChecked();
    await editor.getByRole('button', { name: 'Done' }).click();
    await expect(preview.getByText(`${read.length - 2} requirements, edited`)).toBeVisible();
  });

  await chooseFile(page, csvUpload(rowsOf(CANDIDATES.slice(0, 4))));
  const id = await submitAndOpen(page);
  await untilEnded(signedIn, id);

  await test.step('the lines of the batch are the lines of the editor', async () => {
    const { current } = await call(signedIn, batches.rubric, { params: { id } });
    expect(current.lines).toHaveLength(read.length - 2);
    expect(current.lines.map(({ text }) => text)).not.toContain('Terraform');
    const [joined] = current.lines.filter(({ requirement_ids }) => requirement_ids.length === 2);
    const idsOf = (text: string) => read.filter((one) => one.text === text).map((one) => one.id);
    expect(joined?.requirement_ids).toEqual(['Python', 'SQL'].flatMap(idsOf));
  });

  await test.step('everybody is scored by them and by nothing else', async () => {
    const { current } = await call(signedIn, batches.rubric, { params: { id } });
    const { processed_items } = await call(signedIn, batches.resultsFull, { params: { id } });
    const sum = current.lines.reduce((total, { weight }) => total + weight, 0);
    expect(processed_items).toHaveLength(4);
    for (const { match_results } of processed_items) {
      const scored = new Map(
        match_results?.requirements.map((one) => [
          one.id,
          { most: one.max_points, is: one.importance },
        ]),
      );
      expect(scored.size).toBe(current.lines.length);
      for (const { requirement_ids, weight, importance } of current.lines) {
        const line = scored.get(requirement_ids[0] ?? '');
        expect(line?.is).toBe(importance);
        expect(line?.most).toBeCloseTo((weight / sum) * 100, 0);
      }
    }
  });
});

test('an undo by keys that leaves nothing to undo keeps the focus, and Escape gives it back', async ({
  page,
  signedIn,
}) => {
  await pay(signedIn, 'professional');
  await page.goto('/dashboard');
  await fillJob(page, JOB_TEXT);
  const review = page.getByRole('button', { name: 'Review the requirements' });
  await review.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Review the requirements' });
  await editor.getByRole('button', { name: 'Delete R1', exact: true }).press('Enter');
  for (const name of ['Undo', 'Redo', 'Reset']) {
    const button = editor.getByRole('button', { name, exact: true });
    await button.press('Enter');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  }
  await page.keyboard.press('Escape');
  await expect(review).toBeFocused();
});
