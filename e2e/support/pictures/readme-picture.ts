import { fileURLToPath } from 'node:url';
import type { BatchJob } from '@candor/domain/model/batch';
import type { Browser } from '@playwright/test';
import type { Account } from '../accounts/account';
import { remember } from '../accounts/sign-in';
import { candidatePane, openResults, requirementButtons } from '../screens/results';
import { LOOKS, newPage } from './look';
import { readNews } from './read-news';

const PICTURE = fileURLToPath(new URL('../../../docs/results.png', import.meta.url));

/** High enough for a score, all that it is made of and the sentences that prove it. */
const SIZE = { width: 1440, height: 1000 };

/** The results with the evidence of the best candidate chosen, in the light theme. */
export async function takeReadmePicture(
  browser: Browser,
  url: string,
  account: Account,
  job: BatchJob,
): Promise<void> {
  const [look] = LOOKS;
  if (!look) throw new Error('There is no look to take the picture in');
  const page = await newPage(browser, url, look);
  await page.setViewportSize(SIZE);
  await remember(page, account);
  await readNews(page);
  await openResults(page, job.batch_job_id);
  const pane = candidatePane(page);
  await requirementButtons(pane).first().click();
  await page.locator('mark[data-on="true"]').first().waitFor();
  // Choosing evidence scrolls to it; the picture shows the score above it as well.
  await pane.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: PICTURE, animations: 'disabled' });
  await page.context().close();
}
