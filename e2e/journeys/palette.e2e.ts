import type { Page } from '@playwright/test';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { CANDIDATES, candidate } from '../support/samples';
import { jobField } from '../support/screens/new-batch';
import { candidatePane, openResults } from '../support/screens/results';
import { expect, test } from '../support/test';

function palette(page: Page) {
  return page.getByRole('dialog', { name: 'Search and commands' });
}

test('Ctrl+K finds a candidate of any batch and opens their row', async ({ page, signedIn }) => {
  await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 4))));
  const wanted = candidate('elena-petrova');
  const other = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(4, 8))));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  // At once, as whoever knows the keys does: the palette may still be on its way.
  await page.keyboard.type('petro');
  await expect(palette(page).getByRole('combobox')).toHaveValue('petro');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  const found = palette(page).getByRole('option', { name: new RegExp(wanted.name) });
  await expect(found).toBeVisible();
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`batchId=${other.batch_job_id}&candidate=`));
  await expect(
    candidatePane(page).getByRole('heading', { level: 2, name: wanted.name }),
  ).toBeVisible();
});

test('the palette offers first what can be done with the open person, and says when nothing fits', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 2))));
  await openResults(page, job.batch_job_id);
  await expect(candidatePane(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('option').first()).toContainText('Shortlist');
  await page.keyboard.type('qqzzx');
  await expect(palette(page)).toContainText('Nothing is called “qqzzx”.');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
});

test('keys lead everywhere, are listed, and rest while somebody writes', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 2))));

  await test.step('G then D and G then A go, N starts a batch, the slash searches', async () => {
    await openResults(page, job.batch_job_id);
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: 'Search in this batch' })).toBeFocused();
    await page.keyboard.type('gdn');
    await expect(page.getByRole('textbox', { name: 'Search in this batch' })).toHaveValue('gdn');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Search in this batch' })).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search batches' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('n');
    await expect(jobField(page)).toBeFocused();
  });

  await test.step('the question mark lists those that do something here', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list.getByRole('listitem').filter({ hasText: 'Start a new batch' })).toContainText(
      /N/,
    );
    await list.getByRole('switch', { name: 'Plain keys' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });

  await test.step('switched off, single keys do nothing and Ctrl+K still opens the palette', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    for (const key of ['n', '?', 'g', 'a']) await page.keyboard.press(key);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await openResults(page, job.batch_job_id);
    await expect(candidatePane(page)).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: /^Shortlist \d/ })).toHaveCount(0);
  });
});

test('the palette leads from the results to the what-if, which shows every requirement where there is room', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 4))));
  await openResults(page, job.batch_job_id);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('what');
  await expect(palette(page).getByRole('option', { name: 'What-if' })).toBeVisible();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'What-if' });
  const lines = panel.getByRole('button', { name: /^Exact weight of/ });
  await expect(lines.first()).toBeVisible();
  const requirements = await lines.count();
  expect(requirements).toBeGreaterThan(10);
  const heads = page.getByRole('table', { name: /^What-if ranking/ }).locator('thead');
  await expect(heads.getByText(String(requirements), { exact: true })).toBeVisible();
});
