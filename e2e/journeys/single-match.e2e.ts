import type { Page } from '@playwright/test';
import { writeDocx } from '../support/documents/docx';
import { writePdf } from '../support/documents/pdf';
import { candidate, JOB_TEXT } from '../support/samples';
import { requirementButtons } from '../support/screens/results';
import { expect, test } from '../support/test';

type Side = 'Job' | 'Candidate';

const GRACE = candidate('grace-wanjiru');

async function giveText(page: Page, side: Side, text: string) {
  await page.getByRole('textbox', { name: side, exact: true }).fill(text);
}

async function giveFile(page: Page, side: Side, name: string, buffer: Buffer) {
  await page
    .getByLabel(`${side} as a file`)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

const JOBS = {
  text: (page: Page) => giveText(page, 'Job', JOB_TEXT),
  file: async (page: Page) => giveFile(page, 'Job', 'job.docx', await writeDocx(JOB_TEXT)),
};
const PEOPLE = {
  text: (page: Page) => giveText(page, 'Candidate', GRACE.text),
  file: async (page: Page) => giveFile(page, 'Candidate', 'grace.pdf', await writePdf(GRACE.text)),
};

// Each side in both ways.
for (const [job, person] of [
  ['text', 'file'],
  ['file', 'text'],
] as const) {
  test(`a job as ${job} is matched with a candidate as ${person}`, async ({ page, signedIn }) => {
    expect(signedIn.id).toBeTruthy();
    await page.goto('/analytics');
    await JOBS[job](page);
    await PEOPLE[person](page);
    await page.getByRole('button', { name: 'Match', exact: true }).click();

    const match = page.getByRole('dialog', { name: 'Match' });
    await expect(
      match.getByRole('img', { name: /^Match \d+ of 100, (excellent|good)$/ }),
    ).toBeVisible();
    const airflow = requirementButtons(match).filter({ hasText: /airflow/i });
    await airflow.click();
    await expect(match.locator('mark[data-on="true"]').first()).toContainText(/airflow/i);
    await page.keyboard.press('Escape');
    await expect(airflow).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(match).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the last match' })).toBeVisible();
  });
}

test('a match with a side missing names it and charges nothing', async ({ page, signedIn }) => {
  expect(signedIn.id).toBeTruthy();
  await page.goto('/analytics');
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(page.getByText('Job text or file is required')).toBeVisible();
  await expect(page.getByText('Candidate text or file is required')).toBeVisible();
});
