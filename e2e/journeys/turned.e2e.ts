import type { Locator } from '@playwright/test';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { CANDIDATES } from '../support/samples';
import { candidatePane, openResults } from '../support/screens/results';
import { expect, test } from '../support/test';

const LANDSCAPE = { width: 1366, height: 700 };
const PORTRAIT = { width: 820, height: 1180 };

/** How far from the middle of its scrolling box a line of the resume is, in pixels. */
function offMiddle(line: Locator): Promise<number> {
  return line.evaluate((element) => {
    const box = element.closest('[role="group"]')?.getBoundingClientRect();
    if (!box) throw new Error('The line is in no box that scrolls');
    return Math.abs(element.getBoundingClientRect().top - box.top - box.height / 2);
  });
}

test('a turned tablet shows the place in the resume that was being read', async ({
  page,
  signedIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(LANDSCAPE);
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 3))));
  await openResults(page, job.batch_job_id);
  const pane = candidatePane(page);
  const lineIn = (around: Locator) => around.getByRole('tabpanel').locator('mark').nth(5);
  await lineIn(pane).evaluate((line) => line.scrollIntoView({ block: 'center' }));
  await expect.poll(() => offMiddle(lineIn(pane))).toBeLessThan(50);
  await page.setViewportSize(PORTRAIT);
  const sheet = page.getByRole('dialog', { name: 'Candidate' });
  await expect(sheet).toBeVisible();
  await expect.poll(() => offMiddle(lineIn(sheet))).toBeLessThan(100);
  await page.setViewportSize(LANDSCAPE);
  await expect(pane).toBeVisible();
  await expect.poll(() => offMiddle(lineIn(pane))).toBeLessThan(100);
});
