import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { tabTo } from '../support/keyboard';
import { CANDIDATES, JOB_TEXT } from '../support/samples';
import { jobField } from '../support/screens/new-batch';
import {
  candidatePane,
  rankedNames,
  rankedRows,
  requirementButtons,
  untilShownAs,
} from '../support/screens/results';
import { expect, test } from '../support/test';

test('the whole way from sign-in to evidence needs no mouse', async ({ page, account }) => {
  // Asked for early: the browser must know that it is not to open a window of its own before the key is pressed.
  page.on('filechooser', () => undefined);
  await test.step('signs in', async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('E-mail', { exact: true }));
    await page.keyboard.type(account.email);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    // A document of its own: the browser starts reading it from the top.
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('fills in and sends a batch', async () => {
    await tabTo(page, jobField(page));
    await page.keyboard.insertText(JOB_TEXT);
    const choose = page
      .getByRole('button', { name: 'Choose a CSV file' })
      .and(page.locator('button'));
    await tabTo(page, choose);
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(csvUpload(rowsOf(CANDIDATES.slice(0, 8))));
    await expect(page.getByRole('button', { name: 'Score 8 candidates' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    const notice = page.getByRole('button', { name: 'Open results' });
    await expect(notice).toBeVisible();
    await page.keyboard.press('F6');
    await tabTo(page, notice);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/batchId=/);
  });

  await test.step('walks through the people with J and K', async () => {
    await untilShownAs(page, 'Completed');
    await expect(rankedRows(page)).toHaveCount(8);
    const [first = '', second = ''] = await rankedNames(page);
    const pane = candidatePane(page);
    await expect(pane.getByRole('heading', { level: 2, name: first })).toBeVisible();
    await page.keyboard.press('j');
    await expect(pane.getByRole('heading', { level: 2, name: second })).toBeVisible();
    await page.keyboard.press('k');
    await expect(pane.getByRole('heading', { level: 2, name: first })).toBeVisible();
  });

  await test.step('steps through the evidence with E and back with Shift and E', async () => {
    const chosen = candidatePane(page).locator('mark[data-on="true"]');
    await page.keyboard.press('e');
    await expect(chosen.first()).toBeInViewport();
    const pressed = requirementButtons(candidatePane(page)).and(
      page.locator('[aria-pressed="true"]'),
    );
    // The requirement and its sentence are seen together.
    await expect(pressed).toBeInViewport();
    const first = await pressed.textContent();
    await page.keyboard.press('e');
    await page.keyboard.press('Shift+E');
    await expect(pressed).toHaveText(first ?? '');
  });

  await test.step('shares with Shift and S, and comes back to the evidence', async () => {
    const dialog = page.getByRole('dialog', { name: 'Share with somebody without an account' });
    await page.keyboard.press('Shift+S');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('goes back to the requirement with Escape, and closes with one more', async () => {
    const pane = candidatePane(page);
    await expect(pane.locator('mark:focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(requirementButtons(pane).and(page.locator('[aria-pressed="true"]'))).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(candidatePane(page)).toBeHidden();
  });
});

test('a person opened with Enter gives the focus back when closed', async ({ page, signedIn }) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 3))));
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  const person = rankedRows(page).filter({ hasText: 'Amara Okonjo' });
  await person.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Candidate' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(person).toBeFocused();
});

test('whoever walks on in the evidence stands at the row of the last person when it is closed', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 4))));
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  const row = (place: number) => rankedRows(page).nth(place);
  const sheet = page.getByRole('dialog', { name: 'Candidate' });
  await expect(rankedRows(page)).toHaveCount(4);
  await page.keyboard.press('j');
  await expect(row(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('j');
  await expect(sheet).toContainText('2 of 4');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(row(1)).toBeFocused();
  await page.keyboard.press('j');
  await expect(row(2)).toBeFocused();
});

test('keys that move through people stay letters while somebody writes', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 3))));
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  await page.getByRole('button', { name: /^Search in this batch/ }).click();
  await page.keyboard.type('jake');
  await expect(page.getByRole('textbox', { name: 'Search in this batch' })).toHaveValue('jake');
  await expect(page).not.toHaveURL(/candidate=/);
});

test('a page that is opened from far down begins at its top, and back leads to where one was', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 12))));
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/dashboard');
  const link = page.getByRole('link', { name: job.jobTitle, exact: true });
  await link.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await link.press('Enter');
  await expect(rankedRows(page).first()).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(scrolled).toBe(before);
});
