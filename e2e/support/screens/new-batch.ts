import { expect, type Page } from '@playwright/test';
import type { Upload } from '../batches';

/** The description field of the form. */
export function jobField(page: Page) {
  return page.getByRole('textbox', { name: 'Job description' });
}

/** Pastes a job description into the form. */
export async function fillJob(page: Page, text: string): Promise<void> {
  await jobField(page).fill(text);
}

/** Opens a document as the job description. */
export async function openJob(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Picks where the candidates come from and chooses a file there. */
export async function chooseFile(page: Page, upload: Upload): Promise<void> {
  const kind = upload.name.endsWith('.zip') ? 'ZIP' : 'CSV';
  await page.getByRole('radio', { name: kind }).check();
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', {
      name: kind === 'ZIP' ? 'Choose a ZIP or documents' : 'Choose a CSV file',
    })
    .and(page.locator('button'))
    .click();
  await (await chooser).setFiles(upload);
  await expect(page.getByText(upload.name, { exact: true })).toBeVisible();
}

/** The one button of the form, whatever it counts. */
export function submitButton(page: Page) {
  return page.getByRole('button', { name: /^Score / });
}

/** Sends the form and follows the notice to the results. Answers the id of the new batch. */
export async function submitAndOpen(page: Page): Promise<string> {
  await submitButton(page).click();
  await page.getByRole('button', { name: 'Open results' }).click();
  await expect(page).toHaveURL(/\/analytics\?batchId=/);
  return openBatchId(page);
}

/** The batch that the address names. */
export function openBatchId(page: Page): string {
  const id = new URL(page.url()).searchParams.get('batchId');
  if (!id) throw new Error(`No batch is open at ${page.url()}`);
  return id;
}
