import type { Locator, Page } from '@playwright/test';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { CANDIDATES, JOB_TEXT } from '../support/samples';
import { jobField } from '../support/screens/new-batch';
import {
  candidatePane,
  rankedRows,
  rankedTable,
  requirementButtons,
  untilShownAs,
} from '../support/screens/results';
import { expect, test } from '../support/test';

/** More stops than any page has between two neighbouring controls of a journey. */
const MOST_STOPS = 60;

/** Presses Tab until a control has the focus, as somebody without a mouse does; every stop on the way must show itself. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await showsFocus(page), `the focus is visible on ${await nameOfFocus(page)}`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No stop of ${MOST_STOPS} led to ${target}`);
}

/** Whether the focused control, or the one that frames it, draws a ring that is not transparent. */
function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    for (let element = document.activeElement; element; element = element.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      if (outlineStyle !== 'none' && outlineWidth !== '0px') return true;
      if (element === document.activeElement && boxShadow !== 'none') return true;
      if (element.tagName === 'FORM' || element.tagName === 'MAIN') break;
    }
    return document.activeElement === document.body;
  });
}

function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');
}

test('the whole way from sign-in to evidence needs no mouse', async ({ page, account }) => {
  await test.step('signs in', async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('E-mail', { exact: true }));
    await page.keyboard.type(account.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
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
    const names = await rankedTable(page)
      .getByRole('button', { expanded: false })
      .allTextContents();
    const pane = candidatePane(page);
    await page.keyboard.press('j');
    await expect(pane.getByRole('heading', { level: 2, name: names[0] ?? '' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(pane.getByRole('heading', { level: 2, name: names[1] ?? '' })).toBeVisible();
    await page.keyboard.press('k');
    await expect(pane.getByRole('heading', { level: 2, name: names[0] ?? '' })).toBeVisible();
  });

  await test.step('steps through the evidence with E and back with Shift and E', async () => {
    const chosen = candidatePane(page).locator('mark[data-on="true"]');
    await page.keyboard.press('e');
    await expect(chosen.first()).toBeInViewport();
    const pressed = requirementButtons(candidatePane(page)).and(
      page.locator('[aria-pressed="true"]'),
    );
    const first = await pressed.textContent();
    await page.keyboard.press('e');
    await page.keyboard.press('Shift+E');
    await expect(pressed).toHaveText(first ?? '');
  });

  await test.step('closes with Escape', async () => {
    await page.keyboard.press('Escape');
    await expect(candidatePane(page)).toBeHidden();
  });
});

test('a person opened with Enter gives the focus back when closed', async ({ page, signedIn }) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 3))));
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  const person = rankedTable(page).getByRole('button', { name: 'Amara Okonjo' });
  await person.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Candidate' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(person).toBeFocused();
});

test('keys that move through people stay letters while somebody writes', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 3))));
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  await page.getByRole('button', { name: 'Search in this batch' }).click();
  await page.keyboard.type('jake');
  await expect(page.getByRole('textbox', { name: 'Search in this batch' })).toHaveValue('jake');
  await expect(page).not.toHaveURL(/candidate=/);
});
