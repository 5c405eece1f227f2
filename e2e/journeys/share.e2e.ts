import { reviews } from '@candor/domain/api/reviews';
import type { Browser, Page } from '@playwright/test';
import { letLinkRunOut } from '../support/accounts/share-links';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { call } from '../support/call';
import { productUrl } from '../support/places';
import { CANDIDATES } from '../support/samples';
import { candidatePane, openResults, rankedNames } from '../support/screens/results';
import { createLink, shareDialog } from '../support/screens/share';
import { expect, test } from '../support/test';

const FIVE = CANDIDATES.slice(0, 5);
/** Every word that tells who somebody is: parts of names long enough to be nobody else's, and addresses. */
const IDENTITIES = FIVE.flatMap(({ name, slug }) => [
  ...name.split(/\s+/).filter((word) => word.length > 3),
  `${slug}@example.com`,
]);

/** A phone whose owner has no account here; `heard` collects what the product answers it. */
async function readerPhone(browser: Browser): Promise<{ page: Page; heard: string[] }> {
  const context = await browser.newContext({
    baseURL: productUrl(),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const heard: string[] = [];
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    heard.push(await response.text());
    await route.fulfill({ response });
  });
  return { page, heard };
}

test('a shortlist without names is read on a phone, judged, and closed again by its owner', async ({
  page,
  browser,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(FIVE)));
  const params = { id: job.batch_job_id };
  await openResults(page, params.id);
  const [best = '', second = ''] = await rankedNames(page);
  const open = candidatePane(page).getByRole('heading', { level: 2 });
  await expect(open).toHaveText(best);
  await page.keyboard.press('s');
  await expect(open).toHaveText(second);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Share 2' }).click();
  const link = await createLink(page);
  const reader = await readerPhone(browser);

  await test.step('the reader sees quotes and nobody behind them', async () => {
    await reader.page.goto(link);
    await expect(reader.page.getByRole('heading', { level: 1, name: job.jobTitle })).toBeVisible();
    await expect(reader.page.getByRole('article')).toHaveCount(2);
    await expect(reader.page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      'Shortlist',
    );
    await expect(
      reader.page.getByRole('article').first().locator('blockquote').first(),
    ).toBeVisible();
    const shown = (await reader.page.content()).toLowerCase();
    const answered = reader.heard.join('\n').toLowerCase();
    expect(answered).toContain('"quote"');
    for (const word of IDENTITIES.map((one) => one.toLowerCase())) {
      expect(shown, 'what the page shows').not.toContain(word);
      expect(answered, 'what the product answered').not.toContain(word);
    }
  });

  await test.step('what the reader thinks is kept', async () => {
    const first = reader.page.getByRole('article').first();
    await first.getByRole('button', { name: 'Discuss' }).tap();
    await expect(first.getByRole('status')).toHaveText('Saved. You can change it.');
    await reader.page.reload();
    await expect(first.getByRole('button', { name: 'Discuss' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('the owner sees it by name, and that the link was opened', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Share 2' }).click();
    const open = shareDialog(page);
    await expect(open).toContainText('2 people, names hidden');
    await expect(open).toContainText(/Opened 1 time,/);
    await expect(open.getByRole('listitem').filter({ hasText: /^Discuss/ })).toContainText(best);
    await open.getByRole('button', { name: 'Close link' }).click();
    const question = page.getByRole('dialog', { name: 'Close the link for 2 people?' });
    await question.getByRole('button', { name: 'Close link' }).click();
    await expect(open.getByRole('button', { name: 'Close link' })).toHaveCount(0);
    expect((await call(signedIn, reviews.shares, { params })).shares).toEqual([]);
  });

  await test.step('a closed link says so', async () => {
    await reader.page.reload();
    await expect(
      reader.page.getByRole('heading', { level: 1, name: 'This link is closed' }),
    ).toBeVisible();
    await reader.page.context().close();
  });
});

test('a link that ran out and a link that never was say what to do', async ({
  page,
  browser,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(FIVE.slice(0, 2))));
  await openResults(page, job.batch_job_id);
  await expect(candidatePane(page)).toBeVisible();
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Share 1' }).click();
  const link = await createLink(page);
  await letLinkRunOut(signedIn);
  const reader = await readerPhone(browser);
  await reader.page.goto(link);
  await expect(reader.page.getByRole('heading', { name: 'This link is closed' })).toBeVisible();
  await expect(reader.page.getByText(/^It has expired\. Ask the person who sent it/)).toBeVisible();
  for (const address of [`${link.slice(0, -4)}zzzz`, '/share/short']) {
    await reader.page.goto(address);
    await expect(
      reader.page.getByRole('heading', { name: 'This link does not exist' }),
    ).toBeVisible();
  }
  await reader.page.context().close();
});

test('a link with names shows them, and lasts as long as was chosen', async ({
  page,
  browser,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(FIVE.slice(0, 2))));
  await openResults(page, job.batch_job_id);
  const [best = ''] = await rankedNames(page);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Share 1' }).click();
  await shareDialog(page).getByRole('radio', { name: 'Shown' }).check();
  await shareDialog(page).getByRole('radio', { name: '3 days' }).check();
  const reader = await readerPhone(browser);
  await reader.page.goto(await createLink(page));
  await expect(reader.page.getByRole('article', { name: best })).toBeVisible();
  const { shares } = await call(signedIn, reviews.shares, { params: { id: job.batch_job_id } });
  const days = (Date.parse(shares[0]?.expires_at ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThanOrEqual(3);
  await reader.page.context().close();
});
