import { hearAnnouncements, timesSaid } from '../support/announcements';
import { csvUpload, rowsOf } from '../support/batches';
import { CANDIDATES, JOB_TEXT, JOB_TITLE } from '../support/samples';
import { chooseFile, jobField, submitButton } from '../support/screens/new-batch';
import { candidatePane, rankedNames, rankedTable } from '../support/screens/results';
import { createLink } from '../support/screens/share';
import { expectSpoken } from '../support/spoken-page';
import { expect, test } from '../support/test';

test('the main way can be walked by names alone, and what happens is said once', async ({
  page,
  browser,
  signedIn,
}) => {
  expect(signedIn.id).toBeTruthy();
  const heard = await hearAnnouncements(page);
  const expectSaidOnce = (start: string) =>
    expect.poll(() => timesSaid(heard, start), { message: `"${start}" is said once` }).toBe(1);

  /** Whom the decision was about: a changed weight may put somebody else on top. */
  let decided = '';

  await test.step('a batch is sent, and its stages are said', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await jobField(page).fill(JOB_TEXT);
    const requirements = page.getByRole('region', { name: 'Requirements' });
    await expect(requirements.getByRole('status')).toHaveText(/^\d+ requirements found$/);
    await chooseFile(page, csvUpload(rowsOf(CANDIDATES.slice(0, 6))));
    await expectSpoken(page, 'dashboard');
    await submitButton(page).click();
    await expectSaidOnce(`${JOB_TITLE} is scored`);
    expect(timesSaid(heard, `${JOB_TITLE} is submitted`)).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Open results' }).click();
  });

  await test.step('the ranked people are a table with heads, and a person is a named part', async () => {
    await expect(page.getByRole('heading', { level: 1, name: JOB_TITLE })).toBeVisible();
    for (const head of ['Candidate', 'Match', 'Must', 'Yours']) {
      await expect(rankedTable(page).getByRole('columnheader', { name: head })).toBeVisible();
    }
    const [first = ''] = await rankedNames(page);
    const pane = candidatePane(page);
    await expect(pane.getByRole('heading', { level: 2, name: first })).toBeVisible();
    await expect(pane.getByRole('img', { name: /^Match \d+ of 100, / })).toBeVisible();
    await expectSpoken(page, 'results');
  });

  await test.step('a decision is said once, and its way back is a button beside it', async () => {
    [decided = ''] = await rankedNames(page);
    const pane = candidatePane(page);
    await pane.getByRole('button', { name: 'Shortlist' }).click();
    await expectSaidOnce(`${decided} is on the shortlist`);
    expect(heard).toContain(`${decided} is on the shortlist.`);
    await expect(pane.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  await test.step('a changed weight says what it changes', async () => {
    await page.getByRole('button', { name: 'What-if' }).click();
    const panel = page.getByRole('complementary', { name: 'What-if' });
    const line = panel.getByRole('listitem').filter({ hasText: 'Apache Airflow' });
    await line.getByRole('radio', { name: '1' }).check();
    await expect(panel.getByRole('status').first()).not.toBeEmpty();
    await expectSpoken(page, 'what-if');
    await panel.getByRole('button', { name: 'Close what-if' }).click();
  });

  await test.step('people side by side are a table whose heads are their names', async () => {
    const names = (await rankedNames(page)).slice(0, 2);
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Compare' }).first().click();
    const comparison = page.getByRole('region', { name: 'Comparison' });
    for (const name of names) {
      await expect(comparison.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await expectSpoken(page, 'comparison');
    await comparison.getByRole('button', { name: 'Back to the list' }).click();
    await expect(candidatePane(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(timesSaid(heard, `${decided} is on the shortlist`), 'said once still').toBe(1);
  });

  await test.step('the reader of a link says a word and hears that it is kept', async () => {
    await page
      .getByRole('button', { name: /^Share/ })
      .first()
      .click();
    const link = await createLink(page);
    const context = await browser.newContext();
    const reader = await context.newPage();
    const said = await hearAnnouncements(reader);
    await reader.goto(link);
    const question = reader.getByRole('group', { name: /^What you think of / }).first();
    await question.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => timesSaid(said, 'Saved.')).toBe(1);
    await expectSpoken(reader, 'shared list');
    await context.close();
  });
});
