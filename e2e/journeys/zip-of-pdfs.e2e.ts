import { users } from '@candor/domain/api/users';
import type { Page } from '@playwright/test';
import { untilEnded, zipUpload } from '../support/batches';
import { call } from '../support/call';
import { writeDocx } from '../support/documents/docx';
import { writeBrokenPdf, writePdf, writeScan } from '../support/documents/pdf';
import { writeZip } from '../support/documents/zip';
import { candidate, JOB_TEXT } from '../support/samples';
import { chooseFile, fillJob, submitAndOpen } from '../support/screens/new-batch';
import { openCandidate, rankedRows, unreadShelf, untilShownAs } from '../support/screens/results';
import { expect, test } from '../support/test';

test('an archive of documents is ranked, and what cannot be read stands aside with its cause and costs nothing', async ({
  page,
  signedIn,
}) => {
  const strong = candidate('grace-wanjiru');
  const partial = candidate('benjamin-tui');
  const word = candidate('tomas-velasco');
  const archive = await writeZip({
    'applications/2026/grace-wanjiru.pdf': await writePdf(strong.text),
    'applications/2026/late/benjamin-tui.pdf': await writePdf(partial.text),
    'applications/agency/tomas-velasco.docx': await writeDocx(word.text),
    'applications/agency/cut-off.pdf': await writeBrokenPdf(candidate('lukas-brandt').text),
    'applications/agency/photographed.pdf': await writeScan(),
    '__MACOSX/._grace-wanjiru.pdf': 'left behind by an operating system',
  });

  await test.step('counts the documents before anything is sent', async () => {
    await page.goto('/dashboard');
    await fillJob(page, JOB_TEXT);
    await chooseFile(page, zipUpload(archive));
    await expect(page.getByRole('button', { name: 'Score 5 candidates' })).toBeVisible();
  });

  const batchId = await submitAndOpen(page);
  await untilShownAs(page, 'Completed');

  await test.step('ranks those who could be read, the best first', async () => {
    await expect(rankedRows(page)).toHaveCount(3);
    await expect(rankedRows(page).filter({ hasText: 'Grace Wanjiru' })).toHaveCount(1);
    await expect(rankedRows(page).last()).toContainText('Benjamin Tui');
    const pane = await openCandidate(page, 'Tomás Velasco');
    await expect(pane).toContainText('tomas-velasco.docx');
    await expect(pane).toContainText('Run Apache Airflow on AWS for 60 daily pipelines');
  });

  await test.step('names the cause of each document that could not be read', async () => {
    const shelf = unreadShelf(page);
    await expect(shelf.getByRole('heading')).toContainText('2, not scored and not charged');
    await expect(shelf.getByRole('listitem')).toHaveCount(2);
    await expect(shelf.getByRole('listitem').filter({ hasText: 'photographed.pdf' })).toContainText(
      /scan|image|picture/i,
    );
    await expect(shelf.getByRole('listitem').filter({ hasText: 'cut-off.pdf' })).toContainText(
      /damaged/i,
    );
  });

  await test.step('charges the readable ones only', async () => {
    const job = await untilEnded(signedIn, batchId);
    expect(job.candidates_charged).toBe(3);
    const quota = await call(signedIn, users.quotaStatus);
    expect(quota.candidates_used).toBe(3);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('img', { name: '3 of 100 candidates used' })).toBeVisible();
  });
});

test('a readable copy of what could not be read takes its place in the same batch and costs one candidate', async ({
  page,
  signedIn,
}) => {
  const first = candidate('benjamin-tui');
  const second = candidate('grace-wanjiru');
  const archive = await writeZip({
    'benjamin-tui.pdf': await writePdf(first.text),
    'photographed.pdf': await writeScan(),
  });
  await page.goto('/dashboard');
  await fillJob(page, JOB_TEXT);
  await chooseFile(page, zipUpload(archive));
  const batchId = await submitAndOpen(page);
  await untilShownAs(page, 'Completed');
  const shelf = unreadShelf(page);
  await expect(shelf).toContainText('It costs one candidate.');

  await test.step('another copy without text stays on the shelf and costs nothing', async () => {
    await replaceFile(page, { name: 'scanned-again.pdf', buffer: await writeScan() });
    await expect(shelf.getByRole('alert')).toContainText('nothing was charged');
    await expect(shelf.getByRole('listitem')).toContainText('scanned-again.pdf');
    expect((await call(signedIn, users.quotaStatus)).candidates_used).toBe(1);
  });

  await test.step('a readable one is ranked, told and charged, and the focus goes to the person', async () => {
    await replaceFile(page, { name: 'grace.pdf', buffer: await writePdf(second.text) });
    await expect(page.getByText(/^Grace Wanjiru is in the list: match \d+ of 100/)).toBeVisible();
    await expect(shelf).toBeHidden();
    await expect(rankedRows(page)).toHaveCount(2);
    await expect(rankedRows(page).first()).toContainText('Grace Wanjiru');
    await expect(rankedRows(page).first()).toBeFocused();
    const job = await untilEnded(signedIn, batchId);
    expect(job).toMatchObject({ candidates_charged: 2, processed_candidates: 2 });
    expect((await call(signedIn, users.quotaStatus)).candidates_used).toBe(2);
  });
});

/** Chooses another copy of the one document that could not be read, by the keyboard. */
async function replaceFile(page: Page, file: { name: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Replace file/ }).press('Enter');
  await (await chooser).setFiles({ ...file, mimeType: 'application/pdf' });
}
