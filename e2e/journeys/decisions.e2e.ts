import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import type { Page } from '@playwright/test';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { call } from '../support/call';
import { readCsv } from '../support/documents/csv';
import { downloaded } from '../support/downloads';
import { tabTo } from '../support/keyboard';
import { CANDIDATES } from '../support/samples';
import {
  candidatePane,
  chip,
  openCandidate,
  openResults,
  openTab,
  rankedNames,
  rankedRows,
  rankedTable,
} from '../support/screens/results';
import { expect, test } from '../support/test';

const SIX = csvUpload(rowsOf(CANDIDATES.slice(0, 6)));

function openPerson(page: Page, name: string) {
  return candidatePane(page).getByRole('heading', { level: 2, name });
}

test('a pile is decided with single keys, undone, explained, and stands after a reload', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, SIX);
  await openResults(page, job.batch_job_id);
  const [first = '', second = '', third = '', fourth = ''] = await rankedNames(page);

  await test.step('each key decides about the open person and opens the next', async () => {
    await expect(openPerson(page, first)).toBeVisible();
    await page.keyboard.press('s');
    await expect(openPerson(page, second)).toBeVisible();
    await page.keyboard.press('m');
    await expect(openPerson(page, third)).toBeVisible();
    await expect(chip(page, 'Shortlist')).toHaveText(/1$/);
    await expect(chip(page, 'Maybe')).toHaveText(/1$/);
    await expect(chip(page, 'To decide')).toHaveText(/4$/);
  });

  await test.step('whoever is set aside may get a reason, which nobody has to give', async () => {
    await page.keyboard.press('a');
    await expect(openPerson(page, fourth)).toBeVisible();
    const why = page.getByRole('form', { name: `Why ${third} is set aside` });
    await expect(why).toBeVisible();
    await tabTo(page, why.getByRole('textbox', { name: 'Reason' }));
    await page.keyboard.type('Wants to work at night only');
    await page.keyboard.press('Enter');
    await expect(why).toBeHidden();
  });

  await test.step('the last decision is taken back with Ctrl+Z', async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('s');
    await expect(chip(page, 'Shortlist')).toHaveText(/2$/);
    const kept = page.waitForResponse(
      (response) =>
        response.url().endsWith('/decision') &&
        response.request().postData()?.includes('"decision":null') === true,
    );
    await page.keyboard.press('Control+z');
    await expect(chip(page, 'Shortlist')).toHaveText(/1$/);
    await kept;
  });

  await test.step('a reload changes nothing', async () => {
    await page.reload();
    await expect(chip(page, 'Shortlist')).toHaveText(/1$/);
    await expect(chip(page, 'Set aside')).toHaveText(/1$/);
    await chip(page, 'Set aside').click();
    await expect.poll(() => rankedNames(page)).toEqual([third]);
    const { decisions } = await call(signedIn, reviews.decisions, {
      params: { id: job.batch_job_id },
    });
    const kept = decisions.map(({ decision, reason }) => ({ decision, reason }));
    expect(kept).toContainEqual({
      decision: 'set_aside',
      reason: 'Wants to work at night only',
    });
  });

  await test.step('the table that is taken along tells who was set aside, and why', async () => {
    const { text } = await downloaded(page, async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'CSV for a spreadsheet' }).click();
    });
    const [head = [], ...people] = readCsv(text);
    const told = people.map((cells) => cells.slice(head.indexOf('decision')).slice(0, 2));
    expect(people.map((cells) => cells[head.indexOf('candidate_name')])).toContain(third);
    expect(told).toContainEqual(['set_aside', 'Wants to work at night only']);
  });
});

test('while a person opens, the names of the list are there in every picture', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, SIX);
  await openResults(page, job.batch_job_id);
  await page.keyboard.press('Escape');
  await expect(candidatePane(page)).toHaveCount(0);
  // Observers are heard in their order, after the layout of a picture and before it is painted.
  const narrowest = await rankedTable(page).evaluate(async (table) => {
    const widths: number[] = [];
    const watch = new ResizeObserver(() => {
      widths.push(table.querySelector('tbody button')?.getBoundingClientRect().width ?? 0);
    });
    watch.observe(table);
    table.querySelector('tbody tr')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((over) => setTimeout(over, 2000));
    watch.disconnect();
    return Math.min(...widths.slice(1));
  });
  await expect(candidatePane(page)).toBeVisible();
  expect(narrowest).toBeGreaterThan(100);
});

test('the buttons beside a person lead to the one before and the one after', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, SIX);
  await openResults(page, job.batch_job_id);
  const [first = '', second = ''] = await rankedNames(page);
  const pane = candidatePane(page);
  await pane.getByRole('button', { name: 'Next candidate (J)' }).click();
  await expect(openPerson(page, second)).toBeVisible();
  await pane.getByRole('button', { name: 'Previous candidate (K)' }).click();
  await expect(openPerson(page, first)).toBeVisible();
});

test('a window that decides about somebody who was decided about elsewhere is told and changes nothing', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/^409 \/api\/v1\/batch-jobs\//);
  const job = await runBatch(signedIn, SIX);
  await openResults(page, job.batch_job_id);
  const [first = ''] = await rankedNames(page);
  await expect(openPerson(page, first)).toBeVisible();
  await expect(chip(page, 'To decide')).toBeVisible();

  const id = job.batch_job_id;
  const { processed_items } = await call(signedIn, batches.results, { params: { id } });
  const cid = processed_items[0]?.candidate_id_internal ?? '';
  await call(signedIn, reviews.decide, { params: { id, cid }, body: { decision: 'maybe' } });

  await page.keyboard.press('s');
  await expect(page.getByText(`Decided elsewhere: ${first} is a maybe.`)).toBeVisible();
  await expect(rankedRows(page).filter({ hasText: first })).toContainText('Maybe');
  const { decisions } = await call(signedIn, reviews.decisions, { params: { id } });
  expect(decisions.map(({ decision }) => decision)).toEqual(['maybe']);
});

test('notes are kept, and the receipt says what was decided while the copy for the candidate does not', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, SIX);
  await openResults(page, job.batch_job_id);
  const [best = ''] = await rankedNames(page);
  const note = 'Asked for a second talk about streaming.';

  await test.step('a note saves itself', async () => {
    const pane = await openCandidate(page, best);
    const notes = await openTab(pane, 'Notes');
    await notes.getByRole('textbox', { name: 'Notes' }).fill(note);
    await expect(notes.getByRole('status')).toHaveText(/^Saved/);
    await pane.getByRole('button', { name: /^Shortlist/ }).click();
    await page.reload();
    const again = await openTab(await openCandidate(page, best), 'Notes');
    await expect(again.getByRole('textbox', { name: 'Notes' })).toHaveValue(note);
  });

  await test.step('the receipt holds the decision, who took it, and the note', async () => {
    const panel = await openTab(candidatePane(page), 'Receipt');
    const receipt = panel.getByRole('article', { name: `Score receipt for ${best}` });
    await expect(receipt).toContainText(`Shortlist by ${signedIn.name}`);
    await expect(receipt).toContainText(note);
    await panel.getByRole('radio', { name: 'For the candidate' }).check();
    await expect(receipt).not.toContainText('Shortlist');
    await expect(receipt).not.toContainText(note);
    await expect(receipt).toContainText('Decision support. Read the evidence before deciding.');
  });

  await test.step('the call sheet asks everybody on the shortlist what their resume leaves open', async () => {
    await chip(page, 'Shortlist').click();
    await page.getByRole('button', { name: 'Call sheet' }).click();
    const sheet = page.getByRole('dialog', { name: 'Call sheet' });
    await expect(sheet).toContainText(best);
    await expect(
      sheet
        .getByText('Would lift the match:')
        .or(sheet.getByText('This resume leaves no question open.'))
        .or(sheet.locator('ol li'))
        .first(),
    ).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Copy as text' })).toBeVisible();
  });
});
